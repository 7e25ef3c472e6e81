type Loading = HTMLScriptElement | HTMLLinkElement

/** Files of the page that have loaded or failed: their events do not come again. */
const settled = new WeakSet<EventTarget>()
const onSettled = (target: EventTarget, listen: (event: Event) => void) => {
  for (const name of ['load', 'error']) target.addEventListener(name, listen, true)
}
onSettled(document, ({ target }) => settled.add(target as Loading))

/** Resolves when a file has loaded or failed and all listeners have been called. */
export const whenSettled = (el: Loading): unknown =>
  settled.has(el) ||
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    onSettled(el, () => port2.postMessage(0))
  })
