import { closestTo, on } from '../../base/events'
import { whenLoaded } from '../../base/lifetime'
import { popups } from '../../popups/registry'
import { withDialogs } from './start'

const POPUP_BUTTON = '[data-popup-close],[data-popup-open],[data-popup-toggle]'

/**
 * Document-wide listeners for everything that opens and closes popups besides link actions: they work before the dialog's code has loaded, and for
 * markup that is added later.
 */
export function startGlobalOpeners(): (() => void)[] {
  popups.explain = (id) => import('./explain').then((m) => m.explainUnknown(id))
  return [
    // In the capture phase, so that a button works even if a script stops the propagation of its clicks.
    on<MouseEvent>(
      document,
      'click',
      (event) => {
        const button = closestTo<HTMLAnchorElement>(event, POPUP_BUTTON)
        // With one of these keys, the visitor wants to open the link in a new tab.
        if (!button || event.ctrlKey || event.metaKey) return
        if (button.href) event.preventDefault()
        withDialogs((dialogs) => dialogs.runButton(button, event))
      },
      { capture: true },
    ),
    // The default action of the clicked element is kept, except for links that lead nowhere (contract popups §17.18).
    on(document, 'click', (event) => {
      for (const [popup, opener] of popups.openedBy(event.target)) {
        if (opener.getAttribute('href') === '#') event.preventDefault()
        popup.show('selector', event)
      }
    }),
    // The response to any form on the page may open or close a popup; the code for that is loaded with the first response.
    on(document, 'skerry:form:success', (event: CustomEvent) =>
      whenLoaded(
        () => import('./conversion'),
        (conversion) => conversion.onFormSuccess(event),
      ),
    ),
  ]
}
