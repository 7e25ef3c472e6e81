import { getGlobal } from '../base/values'
import { loadSwiper } from './async-swiper'
import { jquery } from './jquery'
import type { Callback } from './types'

type Plugin = (el: HTMLElement, options?: object) => unknown

/** Provides the dialog library, for add-ons only, unless the page has its own. */
const loadDialogs = async (): Promise<void> => {
  if (!getGlobal('DialogsManager')) (await import('./dialogs-manager')).provideDialogs()
}
const LIBRARIES: Record<string, () => Promise<unknown>> = {
  swiper: loadSwiper,
  'share-link': () => import('./share-link').then((m) => m.provideShareLink()),
  dialog: loadDialogs,
}
const loads: Record<string, Promise<true> | undefined> = {}

/** `elementorFrontend.utils.assetsLoader`: one promise per library; throws for one that the builder lacks (contract core §17.2). */
export const assetsLoader = {
  load(type: string, key: string): Promise<true> {
    const load = type === 'script' && Object.hasOwn(LIBRARIES, key) && LIBRARIES[key]
    if (!load) throw new Error(`assetsLoader: there is no ${type} ${key}`)
    const job = loads[key] ?? load().then(() => true as const)
    loads[key] = job
    // The next call retries.
    job.catch(() => {
      loads[key] = undefined
    })
    return job
  },
}

let manager: unknown
/**
 * `elementorFrontend.getDialogsManager()`: the library's single instance. Until it has loaded, this throws, as in the builder, and starts
 * loading it, as does `utils.assetsLoader.load('script', 'dialog')` (contract core §17.3).
 */
export function getDialogsManager(): unknown {
  const library = getGlobal<{ Instance: new () => unknown }>('DialogsManager')
  if (!library) {
    loadDialogs().catch(() => {})
    throw new Error('expected the library DialogsManager on the page, got none')
  }
  manager ??= new library.Instance()
  return manager
}

/** A jQuery plugin that loads its code when called, and immediately returns the set. */
const plugin = (load: () => Promise<Plugin>) =>
  function (this: Iterable<HTMLElement>, options?: object) {
    load().then(
      (run) => {
        for (const el of this) run(el, options)
      },
      () => {},
    )
    return this
  }

/** Adds the plugins that add-ons call to jQuery, and the argument they expect with one of our events (contract core §21.1). */
export function addToJquery(): void {
  const { fn, event } = jquery() ?? {}
  if (!fn) return
  fn.numerator ??= plugin(() => import('./numerator').then((m) => m.numerate))
  fn.shareLink ??= plugin(() => import('./share-link').then((m) => m.addShareLink))
  fn.sticky ??= plugin(() => import('./sticky-plugin').then((m) => m.makeSticky))
  if (event?.special)
    event.special.countdown_expire ??= {
      handle(this: unknown, expired: { handleObj: { handler: Callback }; originalEvent?: CustomEvent }, ...given: unknown[]) {
        return expired.handleObj.handler.call(this, expired, ...(given.length ? given : [expired.originalEvent?.detail]))
      },
    }
}
