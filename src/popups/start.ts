import { createElement } from '../base/create-element'
import { on } from '../base/events'
import { stopAll, whenLoaded } from '../base/lifetime'
import { matchesSelector, propertyOf } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { describeElement, guard } from '../base/report'
import { excerpt } from '../base/values'
import { detach } from '../dom/move'
import { onMutation } from '../dom/observe'
import { createWriters } from '../dom/writers'
import { config } from '../page/config'
import { POPUP } from '../page/selectors'
import { readStart } from './read-settings'
import { type DialogCode, type Dialogs, type Popup, popups } from './registry'

const byHand: DialogCode = { load: () => import('./dialog/by-hand') }

/**
 * Loads the dialogs' code at the first opening of a popup of its kind; once it is loaded, `use` runs synchronously. If the kind is unknown,
 * loads the code that the page needs anyway. The loader reports a failure, and the next call tries again.
 */
export function withDialogs(use: (dialogs: Dialogs) => void, isFromBuilder = popups.all().some((popup) => popup.isFromBuilder)): void {
  const dialogs = (isFromBuilder && popups.dialogs) || byHand
  if (dialogs.loaded) use(dialogs.loaded)
  else
    whenLoaded(dialogs.load, (loaded) => {
      dialogs.loaded = loaded
      use(loaded)
    })
}

/** Reports and drops invalid selectors. `matches` throws for them even on a detached element, where a heavy selector costs nothing. */
const validSelector = (host: HTMLElement, selector: string) =>
  guard(describeElement(host), `open_selector ${excerpt(selector)}`, () => {
    createElement('i').matches(selector)
    return selector
  })

/** Lets autoplaying videos, also those that a script adds, wait until the popup is open. */
function holdVideos(popup: Popup): () => void {
  const { host } = popup
  const stops: (() => void)[] = []
  const check = () => {
    if (!queryFirst(host, '[autoplay],[src*=autoplay]')) return
    stopAll(stops)
    stops.push(
      whenLoaded(
        () => import('../dom/pause-media'),
        ({ createMediaPause }) => {
          popup.videos ??= createMediaPause()
          if (!popup.isOpen()) popup.videos.pause(host, true)
          return popup.videos.stop
        },
      ),
    )
  }
  stops.push(onMutation(host, check, { childList: true, subtree: true }))
  check()
  return () => stopAll(stops)
}

/**
 * Hides the popup's markup, registers the popup and starts its triggers. Loads nothing for a popup that only clicks open. Returns a
 * function that undoes everything.
 */
export function start(host: HTMLElement): () => void {
  const isFromBuilder = matchesSelector(host, POPUP)
  const { elementorId, popupLimit } = propertyOf(host, 'dataset')
  const id = elementorId ?? propertyOf(host, 'id')
  const [openSelector, mayOpenItself] = readStart({ host, isFromBuilder })
  const { edit, preview } = config()
  const popup: Popup = {
    id,
    host,
    isFromBuilder,
    openSelector: openSelector && validSelector(host, openSelector),
    show: (reason, event) => {
      const request = { reason }
      popup.request = request
      withDialogs((loaded) => {
        // Only the latest request counts: an earlier one whose chunk is still loading is dropped.
        if (popup.request !== request) return
        loaded.open(popup, reason, event)
        if (!popup.isOpen()) popup.request = undefined
      }, isFromBuilder)
    },
    hide: (reason, disable) => {
      popup.request = undefined
      popup.dialog?.hide(reason, disable)
    },
    isOpen: () => Boolean(popup.dialog?.isVisible()),
    explain: () => import('./explain').then((m) => m.explain(popup)),
  }
  const writers = createWriters()
  if (!isFromBuilder) writers.set(host, { hidden: true })
  const stops = [isFromBuilder ? detach(host) : writers.stop, popups.add(popup), () => popup.hide('page'), () => popup.dialog?.stop()]
  stops.push(
    holdVideos(popup),
    // An invalid field in this closed popup blocks its form (runtime/invalid-fields.ts).
    on(host, 'beforematch', ({ target }) => {
      if (popup.isOpen()) return
      popup.show('api')
      stops.push(on(document, 'skerry:popup:shown', () => (target as Partial<HTMLInputElement>).reportValidity?.(), { once: true }))
    }),
  )
  // Previews and the editor open a popup; that code is with the triggers.
  if (mayOpenItself || preview || edit || popupLimit)
    stops.push(
      whenLoaded(
        () => import('./activate'),
        (triggers) => triggers.activatePopup(popup),
      ),
    )
  return () => stopAll(stops.reverse())
}
