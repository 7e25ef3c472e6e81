import { emit } from '../base/events'
import { enqueue } from '../base/queue'
import { guard } from '../base/report'
import { isStatic } from '../builder/page-config'
import { ACTION_LINK } from '../builder/selectors'
import { type Popup, popups } from '../popups/registry'
import { runElementReady } from './element-ready'
import { jquery } from './jquery'
import { elementsIn, instanceOf, publicId } from './popup-instance'
import { createShell } from './popup-shell'

type Settings = Record<string, any>

/** Provides popups as scripts of existing sites know them: documents, events, ready hooks and the form action (contract popups §§6.3, 14, 15). */
export function startPopupEvents(front: Settings): void {
  popups.createShell = createShell
  const { documents } = front.documentsManager
  const addDocument = (popup: Popup) =>
    Object.defineProperty(documents, popup.id, { get: () => instanceOf(popup), configurable: true, enumerable: true })
  for (const popup of popups.all()) if (popup.isFromBuilder) addDocument(popup)
  popups.onShow((popup) => {
    if (!popup.isFromBuilder) return
    addDocument(popup)
    dispatchPopupEvent('show', popup)
    if (!isStatic()) for (const el of elementsIn(popup)) enqueue(() => runElementReady(front.hooks.doAction, el))
  })
  popups.onHide((popup) => popup.isFromBuilder && dispatchPopupEvent('hide', popup))

  jquery()?.(document)
    .off('.skerry')
    // The builder's form widgets announce their success through jQuery alone.
    .on('submit_success.skerry', ({ target }: Event, response: unknown) => target && emit(target, 'skerry:form:success', response))
    .on('click.skerry', (event: Event & { originalEvent?: Event }) => runJqueryClick(front, event))
}

/** When a script triggers a click on a link through jQuery, only jQuery's own listeners are called, and the builder's was one of them. */
function runJqueryClick(front: Settings, event: Event & { originalEvent?: Event }): void {
  const { target, originalEvent } = event
  if (originalEvent || !(target instanceof HTMLAnchorElement)) return
  const action = target.closest(ACTION_LINK)?.getAttribute('href')
  if (action) front.utils.urlActions.runAction(action, event)
  for (const popup of popups.all()) if (popup.openSelector && target.closest(popup.openSelector)) popup.show('selector', event)
}

/** Dispatches first by jQuery on the document, then natively on the window; a listener of either kind is called once (contract popups §14). */
function dispatchPopupEvent(type: 'show' | 'hide', popup: Popup): void {
  const name = `elementor/popup/${type}`
  const instance = instanceOf(popup)
  const id = publicId(popup)
  const $ = jquery()
  guard('popup', `a listener of ${name} failed`, () => $?.(document).trigger(name, [id, instance]))
  // jQuery's listeners on the window were called by its bubbling. `event.triggered` is how jQuery itself makes them skip the native event.
  const { event = {} } = ($ ?? {}) as { event?: { triggered?: string } }
  const previous = event.triggered
  event.triggered = name
  guard('popup', `a listener of ${name} failed`, () => window.dispatchEvent(new CustomEvent(name, { detail: { id, instance } })))
  event.triggered = previous
  instance.getModal().trigger(type)
}
