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
 * Resolves when something may be asked of a third party without the visitor having asked for it; nobody waits any more once `signal` is
 * aborted.
 */
export async function allowed(signal?: AbortSignal): Promise<void> {
  const tools = await consent()
  if (tools && !signal?.aborted)
    await new Promise<void>((done) => {
      const stop = tools.onAllowed('marketing', done)
      signal?.addEventListener('abort', stop)
    })
}
