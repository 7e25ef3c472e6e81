// The package's exports on a server, doing nothing, so that no server bundle contains browser code.
export const start = () => {}
export const stop = () => {}
export const scan = () => {}
export const unmount = () => {}
export const popup = { show() {}, hide() {}, explain: async () => undefined }
export const ready = Promise.resolve()
