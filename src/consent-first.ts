import { chunks } from './chunks'
import { script } from './services/assets'
import type { Ask } from './services/consent-gate'

/**
 * Something is wanted of a third party: runs `then` at once where the site does not ask, else when the visitor has allowed it in `box`;
 * `fail` when nobody could ask. Gives the way back.
 */
export function consentFirst(box: HTMLElement, address: string, then: () => void, fail = () => {}, how?: Parameters<Ask>[3]): () => void {
  let stop = () => {}
  let isOver = false
  if (script?.dataset.consent === undefined) then()
  else
    chunks.consent().then(({ ask }) => {
      if (!isOver) stop = ask(box, address, then, how)
    }, fail)
  return () => {
    isOver = true
    stop()
  }
}
