import { script } from '../base/assets'
import type { AskForConsent } from './ask-for-consent'

/**
 * Something is wanted of a third party: runs `then` at once where the site does not ask, else when the visitor has allowed it in `box`;
 * `fail` when nobody could ask. Gives the way back.
 */
export function requireConsent(
  box: HTMLElement,
  address: string,
  then: () => void,
  fail = () => {},
  how?: Parameters<AskForConsent>[3],
): () => void {
  let stop = () => {}
  let isOver = false
  if (script?.dataset.consent === undefined) then()
  else
    import('./prompt').then(({ askForConsent }) => {
      if (!isOver) stop = askForConsent(box, address, then, how)
    }, fail)
  return () => {
    isOver = true
    stop()
  }
}
