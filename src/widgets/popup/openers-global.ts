import { on } from '../../base/events'
import { whenLoaded } from '../../base/lifetime'
import { POPUP_BUTTON } from '../../builder/selectors'
import { popups } from '../../popups/registry'
import { withDialog } from './start'

const at = (event: Event, selector: string) => (event.target as Element).closest?.<HTMLAnchorElement>(selector)

/** What opens and closes popups from the page, before the dialog is loaded and in markup that comes later; beside link actions. */
export const startGlobalOpeners = (): (() => void)[] => [
  // While capturing: scripts that stop their clicks do not break a button.
  on<MouseEvent>(
    document,
    'click',
    (event) => {
      const button = at(event, POPUP_BUTTON)
      // A link in a new tab is the visitor's wish.
      if (!button || event.ctrlKey || event.metaKey) return
      if (button.href) event.preventDefault()
      withDialog((dialog) => dialog.runButton(button, event))
    },
    { capture: true },
  ),
  // The page's own default stays, but for links that lead nowhere (contract popups §17.18).
  on(document, 'click', (event) => {
    for (const popup of popups.all()) {
      const opener = popup.opener && at(event, popup.opener)
      if (!opener) continue
      if (opener.matches('[href="#"]')) event.preventDefault()
      popup.show('selector', event)
    }
  }),
  // What a form's answer asks of popups, wherever the form stands; the code comes with the first answer.
  on(document, 'skerry:form:success', (event: CustomEvent) =>
    whenLoaded(
      () => import('./conversion'),
      (conversion) => conversion.onFormSuccess(event),
    ),
  ),
]
