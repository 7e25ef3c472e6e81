import { closestTo, isForBrowser, on } from '../base/events'
import { whenLoaded } from '../base/lifetime'
import { popups } from './registry'
import { withDialogs } from './start'

const POPUP_BUTTON = '[data-popup-close],[data-popup-open],[data-popup-toggle]'

/**
 * Listens document-wide for what opens and closes popups, except link actions. Works before the dialog code loads, and for markup added
 * later.
 */
export function startDocumentEvents(): (() => void)[] {
  popups.explain = (id) => import('./explain').then((m) => m.explainUnknown(id))
  return [
    // In the capture phase, so that a button works even if a script stops its clicks' propagation.
    on<MouseEvent>(
      document,
      'click',
      (event) => {
        const button = closestTo<HTMLAnchorElement>(event, POPUP_BUTTON)
        if (!button || isForBrowser(event)) return
        if (button.href) event.preventDefault()
        withDialogs((dialogs) => dialogs.runButton(button, event), popups.containing(button)?.isFromBuilder)
      },
      { capture: true },
    ),
    // Keeps the default action, except for links that lead nowhere (contract popups §17.18).
    on(document, 'click', (event) => {
      for (const [popup, opener] of popups.openedBy(event.target)) {
        if (opener.getAttribute('href') === '#') event.preventDefault()
        popup.show('selector', event)
      }
    }),
    // Any form's response may open or close a popup; the code loads with the first response.
    on(document, 'skerry:form:success', (event: CustomEvent) =>
      whenLoaded(
        () => import('./conversion'),
        (conversion) => conversion.onFormSuccess(event),
      ),
    ),
  ]
}
