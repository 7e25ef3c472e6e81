type Loading = HTMLScriptElement | HTMLLinkElement

/** Files of the page that have come or failed: what tells of it does not come again. */
const settled = new WeakSet<EventTarget>()
const onSettled = (target: EventTarget, listen: (event: Event) => void) => {
  for (const name of ['load', 'error']) target.addEventListener(name, listen, true)
}
onSettled(document, ({ target }) => settled.add(target as Loading))

/** Resolves when a file has come or failed. */
export const whenSettled = (el: Loading): unknown => settled.has(el) || new Promise((done) => onSettled(el, done))
