/** Resolves when `host` may ask something of a third party without the visitor having asked for it. */
export const allowed = async (_host: HTMLElement, _provider: string): Promise<void> => {}
