import { queryFirst } from '../base/query-all'
import { guard, report } from '../base/report'
import { isStatic } from '../builder/page-config'
import { runElementReady } from './element-ready'
import { jquery, unwrap } from './jquery'

type Hooks = Record<'addAction' | 'doAction', (...args: any[]) => any>
type Options = { $element: any; elementName: string }

const isHandlerClass = (value: any) => typeof value?.prototype?.getUniqueHandlerID === 'function'

/** `elementorFrontend.elementsHandler`: add-ons pass a class, a function that returns one, or a function that promises one (contract core §3.4). */
export function createElementsHandler(hooks: Hooks) {
  const elementsHandlers: Record<string, any> = {}
  const addHandler = (Handler: any, { $element, elementName }: Options) => {
    guard(elementName, 'an add-on’s handler failed', () => {
      new Handler({ $element, elementName })
      hooks.doAction(`frontend/element_handler_ready/${elementName}`, $element, jquery())
    })
  }
  const runHandler = (handler: any, options: Options) => {
    const result = isHandlerClass(handler) ? handler : handler?.()
    if (isHandlerClass(result)) addHandler(result, options)
    else
      result?.then?.(
        (module: any) => addHandler(module.default ?? module, options),
        (error: unknown) => report(options.elementName, 'an add-on’s handler could not be loaded', error),
      )
  }
  const getHandler = (key: string) => {
    const [handler] = [elementsHandlers[key]].flat()
    const result = isHandlerClass(handler) ? handler : handler?.()
    return result?.then?.((module: any) => module.default ?? module) ?? result
  }
  return {
    elementsHandlers,
    addHandler,
    getHandler,
    getHandlers: getHandler,
    attachHandler(name: string, handlers: unknown, skin: string | null = 'default') {
      const key = name + (skin ? `.${skin}` : '')
      elementsHandlers[key] = handlers
      for (const handler of [handlers].flat())
        hooks.addAction(`frontend/element_ready/${key}`, ($element: any) => runHandler(handler, { $element, elementName: key }))
    },
    runReadyTrigger(scope: any) {
      if (isStatic()) return
      const el = typeof scope === 'string' ? queryFirst<HTMLElement>(document, scope) : unwrap(scope)
      if (el) runElementReady(hooks.doAction, el)
    },
  }
}
