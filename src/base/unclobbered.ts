/**
 * The node with the properties that browsers define. A form's field called `closest` takes the place of the form's own method, and a
 * picture called `body` that of the document's property (DOM clobbering). Only forms and the document have such names; any other node is
 * returned as it is. Ask the result for properties; where a node is wanted, pass the node itself.
 */
export const unclobbered = <T extends EventTarget>(target: T): T =>
  target === (document as EventTarget) || target instanceof HTMLFormElement
    ? new Proxy(target, {
        get: (_, key) => {
          const value = Reflect.get(Object.getPrototypeOf(target), key, target)
          return typeof value === 'function' ? value.bind(target) : value
        },
        set: (_, key, value) => Reflect.set(Object.getPrototypeOf(target), key, value, target),
      })
    : target

/** The document. The build reads every `document.name` of our source from here (scripts/build-plugins.mjs). */
export const page: Document = /* @__PURE__ */ unclobbered(document)
