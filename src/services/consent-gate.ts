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
