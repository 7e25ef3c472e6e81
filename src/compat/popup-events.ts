import { emit } from '../base/events'
import { enqueue } from '../base/queue'
import { guard } from '../base/report'
import { isStatic } from '../builder/page-config'
import { ACTION_LINK } from '../builder/selectors'
import { type Popup, popups } from '../popups/registry'
import { jquery } from './jquery'
import { elementsIn, idOf, instanceOf } from './popup-instance'
import { makeShell } from './popup-shell'
import { readyOne } from './ready'

type Settings = Record<string, any>

/** Popups as scripts of existing sites know them: documents, events, ready hooks, the form action (contract popups §§6.3, 14, 15). */
export function startPopups(front: Settings): void {
  popups.shell = makeShell
  const { documents } = front.documentsManager
  const list = (popup: Popup) =>
    Object.defineProperty(documents, popup.id, { get: () => instanceOf(popup), configurable: true, enumerable: true })
  const isOurs = ({ isBuilt }: Popup) => isBuilt
  popups.all().filter(isOurs).forEach(list)
  popups.onShow((popup) => {
    if (!isOurs(popup)) return
    list(popup)
    announce('show', popup)
    if (!isStatic()) for (const el of elementsIn(popup)) enqueue(() => readyOne(front.hooks.doAction, el))
  })
  popups.onHide((popup) => isOurs(popup) && announce('hide', popup))

  jquery()?.(document)
    .off('.skerry')
    // Form widgets of the builder tell of their success through jQuery alone.
    .on('submit_success.skerry', ({ target }: Event, answer: unknown) => target && emit(target, 'skerry:form:success', answer))
    .on('click.skerry', (event: Event & { originalEvent?: Event }) => {
      const { target, originalEvent } = event
      // Of a click that a script triggers on a link jQuery tells nobody but its own listeners, of whom the builder's was one.
      if (originalEvent || !(target instanceof HTMLAnchorElement)) return
      const action = target.closest(ACTION_LINK)?.getAttribute('href')
      if (action) front.utils.urlActions.runAction(action, event)
      for (const popup of popups.all()) if (popup.opener && target.closest(popup.opener)) popup.show('selector', event)
    })
}

/** First by jQuery on the document, then natively on the window; a listener of either kind hears it once (contract popups §14). */
function announce(what: 'show' | 'hide', popup: Popup): void {
  const name = `elementor/popup/${what}`
  const instance = instanceOf(popup)
  const id = idOf(popup)
  const $ = jquery()
  guard('popup', `a listener of ${name} failed`, () => $?.(document).trigger(name, [id, instance]))
  // jQuery's own listeners on the window have heard it by bubbling: this is how it tells itself to leave out the native one.
  const { event = {} } = ($ ?? {}) as { event?: { triggered?: string } }
  const before = event.triggered
  event.triggered = name
  guard('popup', `a listener of ${name} failed`, () => window.dispatchEvent(new CustomEvent(name, { detail: { id, instance } })))
  event.triggered = before
  instance.getModal().trigger(what)
}
