// What a server gets of the package: the same names, and nothing happens. So no server's bundle carries code for browsers.
export const start = () => {}
export const stop = () => {}
export const scan = () => {}
export const unmount = () => {}
export const popup = { show() {}, hide() {}, explain: async () => undefined }
export const ready = Promise.resolve()
