import { script } from './assets'

/**
 * Asks in `box` whether whoever has `address` may be asked for it. `then` runs once the visitor says so there (`isAsked`), or consents for
 * the whole page; at once, where nobody else has it or that was said before. Gives the taking away of the question.
 * - `press`: the visitor has pressed what it lies over, and gets to the answer's button.
 * - `over`: it lies there by itself, and takes no focus.
 * - `below`: so it does, after what is there.
 */
export type Ask = (box: HTMLElement, address: string, then: (isAsked?: boolean) => void, how?: 'press' | 'over' | 'below') => () => void

type Tools = Pick<typeof import('./consent'), 'allowed' | 'onAllowed'> & { ask: Ask }
let load: () => Promise<Tools>
/** Says where the tools' code is: a chunk, which services know nothing of. */
export const provide = (from: () => Promise<Tools>): void => {
  load = from
}

/** The site's consent tool, where it asks at all; the code of the tools is fetched only there. */
export const consent = (): Promise<Tools> | undefined => (script?.dataset.consent === undefined ? undefined : load())

/**
 * Resolves when something may be asked of a third party without the visitor having asked for it; never, once `signal` is aborted:
 * whoever waited is gone.
 */
export const allowed = (signal: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const ask = (tools?: Tools) => {
      if (signal.aborted) return
      if (tools) signal.addEventListener('abort', tools.onAllowed('marketing', done))
      else done()
    }
    Promise.resolve(consent())
      .then(ask)
      .catch((error) => signal.aborted || fail(error))
  })
