type Loading = HTMLScriptElement | HTMLLinkElement

/** Files that have loaded or failed, whose events do not fire again. */
const settled = new WeakSet<EventTarget>()
const onSettled = (target: EventTarget, listen: (event: Event) => void) => {
  for (const name of ['load', 'error']) target.addEventListener(name, listen, true)
}
onSettled(document, ({ target }) => settled.add(target as Loading))

/** Resolves when a file has loaded or failed and its listeners have run. */
export const whenSettled = (el: Loading): unknown =>
  settled.has(el) ||
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    onSettled(el, () => port2.postMessage(0))
  })
