import { report } from '../base/report'
import { getGlobal } from '../base/values'
import { loadSwiper } from './async-swiper'
import { jquery } from './jquery'

type Settings = Record<string, any>

/** What the builder's pages load when a script asks for it. Dialogs are the page's own library: nothing of ours needs it. */
const LIBRARIES: Settings = {
  swiper: loadSwiper,
  'share-link': () => import('./share-link').then(({ provideShareLink }) => provideShareLink()),
  dialog: async () => dialogsManager(),
}
const loads = new Map<string, Promise<true>>()

function dialogsManager(): Settings {
  const library = getGlobal<Settings>('DialogsManager')
  if (!library?.Instance) throw new Error('getDialogsManager: expected the library DialogsManager on the page, got none')
  return library
}
let manager: unknown

/** `elementorFrontend.utils.assetsLoader`: one promise a library; throws at once for what the builder has not (contract core §17.2). */
export const assetsLoader = {
  load(type: string, key: string): Promise<true> {
    if (type !== 'script' || !Object.hasOwn(LIBRARIES, key))
      throw new Error(`assetsLoader: expected script and one of ${Object.keys(LIBRARIES).join(', ')}, got ${type} and ${key}`)
    const job = loads.get(key) ?? (LIBRARIES[key]() as Promise<unknown>).then(() => true as const)
    loads.set(key, job)
    // Reported by who has loaded it; the next call tries again.
    job.catch(() => loads.delete(key))
    return job
  },
}

/** `elementorFrontend.getDialogsManager()`: one instance of the page's own library (contract core §17.3). */
export function getDialogsManager(): unknown {
  manager ??= new (dialogsManager().Instance)()
  return manager
}

/** What add-ons call on jQuery sets, and the argument that they expect with an event of ours (contract core §21.1, loops §12). */
export function addToJquery(): void {
  const jQuery = jquery() as Settings | undefined
  if (!jQuery?.fn) return
  jQuery.fn.numerator ??= function (this: Iterable<HTMLElement>, options?: Settings) {
    const els = [...this]
    import('./numerator').then(
      ({ numerate }) => {
        for (const el of els) numerate(el, options)
      },
      () => {},
    )
    return this
  }
  jQuery.fn.shareLink ??= function (this: Iterable<HTMLElement>, options?: Settings) {
    const els = [...this]
    import('./share-link').then(
      ({ addShareLink }) => {
        for (const el of els) addShareLink(el, options)
      },
      () => {},
    )
    return this
  }
  jQuery.fn.sticky ??= function (this: unknown) {
    report('compat', 'jQuery.fn.sticky: expected the setting sticky on the element, got a call, which does nothing')
    return this
  }
  if (jQuery.event?.special)
    jQuery.event.special.countdown_expire ??= {
      handle(this: unknown, event: any, ...given: unknown[]) {
        return event.handleObj.handler.call(this, event, ...(given.length ? given : [event.originalEvent?.detail]))
      },
    }
}
