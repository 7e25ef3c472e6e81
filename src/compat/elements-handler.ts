import { guard } from '../base/report'
import { isStatic } from '../builder/page-config'
import { jquery, wrap } from './jquery'
import { readyOne } from './ready'

type Hooks = Record<'addAction' | 'doAction', (...args: any[]) => any>
type Options = { $element: any; elementName: string }

const isClass = (given: any) => typeof given?.prototype?.getUniqueHandlerID === 'function'

/** `elementorFrontend.elementsHandler`: add-ons hand in a class, a function that gives one, or a promise of one (contract core §3.4). */
export function elementsHandler(hooks: Hooks) {
  const elementsHandlers: Record<string, any> = {}
  const addHandler = (Handler: any, { $element, elementName }: Options) => {
    guard(elementName, 'an add-on’s handler failed', () => {
      new Handler({ $element, elementName })
      hooks.doAction(`frontend/element_handler_ready/${elementName}`, $element, jquery())
    })
  }
  const use = (given: any, options: Options) => {
    const found = isClass(given) ? given : given?.()
    if (isClass(found)) addHandler(found, options)
    else
      found?.then?.(
        (module: any) => addHandler(module.default ?? module, options),
        () => {},
      )
  }
  const getHandler = (key: string) => {
    const given = elementsHandlers[key]
    return isClass(given) ? given : given?.()?.then?.((module: any) => module.default ?? module)
  }
  return {
    elementsHandlers,
    addHandler,
    getHandler,
    getHandlers: getHandler,
    attachHandler(name: string, handlers: unknown, skin: string | null = 'default') {
      const key = name + (skin ? `.${skin}` : '')
      elementsHandlers[key] = handlers
      for (const given of [handlers].flat())
        hooks.addAction(`frontend/element_ready/${key}`, ($element: any) => use(given, { $element, elementName: key }))
    },
    runReadyTrigger(scope: any) {
      if (isStatic()) return
      const el = typeof scope === 'string' ? wrap(document.querySelector(scope))[0] : (scope?.[0] ?? scope)
      if (el) readyOne(hooks.doAction, el)
    },
  }
}
