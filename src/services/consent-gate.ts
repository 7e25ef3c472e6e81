import { onAllowed } from './consent'

/** Resolves when `host` may ask something of a third party without the visitor having asked for it; nobody waits any more once `signal` is aborted. */
export const allowed = (_host: HTMLElement, _provider: string, signal?: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const stop = onAllowed('marketing', done)
    signal?.addEventListener('abort', stop)
  })
