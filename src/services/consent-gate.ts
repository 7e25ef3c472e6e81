import { script } from './assets'

type Tools = Pick<typeof import('./consent'), 'allowed' | 'onAllowed'>
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
