import { queryFirst } from '../base/query-all'
import { guard, report } from '../base/report'
import { isStatic } from '../page/page-config'
import { runElementReady } from './element-ready'
import { jquery, unwrap } from './jquery'
import type { Hooks, NodeSet } from './types'

interface Options {
  $element: NodeSet
  elementName: string
}
interface HandlerClass {
  new (options: Options): object
  default?: undefined
}
/** A class, or a module with a default export. */
type Loaded = HandlerClass | { default: HandlerClass }
/** What add-ons register: a class, or a function that returns or promises one, or returns nothing. */
type Registered = HandlerClass | (() => HandlerClass | PromiseLike<Loaded> | null | undefined)

const isHandlerClass = (value: unknown): value is HandlerClass =>
  typeof value === 'function' && typeof value.prototype?.getUniqueHandlerID === 'function'
const classOf = (loaded: Loaded): HandlerClass => (loaded.default === undefined ? loaded : loaded.default)
const resolve = (handler: Registered | undefined) => (isHandlerClass(handler) ? handler : handler?.())

/** `elementorFrontend.elementsHandler`, where add-ons register element handlers (contract core §3.4). */
export function createElementsHandler(hooks: Pick<Hooks, 'addAction' | 'doAction'>) {
  const elementsHandlers: Record<string, Registered | Registered[]> = {}
  const addHandler = (Handler: HandlerClass, { $element, elementName }: Options) => {
    guard(elementName, 'an add-on’s handler failed', () => {
      new Handler({ $element, elementName })
      hooks.doAction(`frontend/element_handler_ready/${elementName}`, $element, jquery())
    })
  }
  const runHandler = (handler: Registered, options: Options) => {
    const result = resolve(handler)
    if (isHandlerClass(result)) addHandler(result, options)
    else
      result?.then?.(
        (loaded) => addHandler(classOf(loaded), options),
        (error: unknown) => report(options.elementName, 'an add-on’s handler could not be loaded', error),
      )
  }
  const getHandler = (key: string) => {
    const [handler] = [elementsHandlers[key]].flat()
    const result = resolve(handler)
    return isHandlerClass(result) ? result : (result?.then?.(classOf) ?? result)
  }
  return {
    elementsHandlers,
    addHandler,
    getHandler,
    getHandlers: getHandler,
    attachHandler(name: string, handlers: Registered | Registered[], skin: string | null = 'default') {
      const key = name + (skin ? `.${skin}` : '')
      elementsHandlers[key] = handlers
      for (const handler of [handlers].flat())
        hooks.addAction(`frontend/element_ready/${key}`, ($element: NodeSet) => runHandler(handler, { $element, elementName: key }))
    },
    runReadyTrigger(scope: string | HTMLElement | NodeSet | null | undefined) {
      if (isStatic()) return
      const el = typeof scope === 'string' ? queryFirst<HTMLElement>(document, scope) : unwrap<HTMLElement | null | undefined>(scope)
      if (el) runElementReady(hooks.doAction, el)
    },
  }
}
