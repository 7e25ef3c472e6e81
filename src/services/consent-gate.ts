/** Resolves when `host` may ask something of a third party without the visitor having asked for it; nobody waits any more once `signal` is aborted. */
export const allowed = async (_host: HTMLElement, _provider: string, _signal?: AbortSignal): Promise<void> => {}
