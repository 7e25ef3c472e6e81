import type { Callback, Hooks } from './types'

interface Hook {
  callback: Callback
  priority: number
  context: unknown
}

/** `elementorFrontend.hooks`: the actions and filters of add-ons (contract core §20.1). Calls `onAdd` with each new one. */
export function createHooks(onAdd: (name: string, callback: Callback) => void = () => {}): Hooks {
  const hooks = { action: new Map<string, Hook[]>(), filter: new Map<string, Hook[]>() }
  const add = (kind: keyof typeof hooks, name: unknown, callback: unknown, priority: unknown, context: unknown) => {
    if (typeof name !== 'string' || typeof callback !== 'function') return api
    const list = hooks[kind].get(name) ?? []
    hooks[kind].set(name, list)
    if (!list.some((hook) => hook.callback === callback)) {
      list.push({ callback: callback as Callback, priority: Number.parseInt(String(priority), 10) || 10, context })
      list.sort((a, b) => a.priority - b.priority)
      onAdd(name, (callback as Callback).bind(context))
    }
    return api
  }
  const remove = (kind: keyof typeof hooks, name: string, callback?: Callback) => {
    hooks[kind].set(name, callback ? (hooks[kind].get(name) ?? []).filter((hook) => hook.callback !== callback) : [])
    return api
  }
  const api: Hooks = {
    addAction: (name, callback, priority = 10, context) => add('action', name, callback, priority, context),
    addFilter: (name, callback, priority = 10, context) => add('filter', name, callback, priority, context),
    removeAction: (name, callback) => remove('action', name, callback),
    removeFilter: (name, callback) => remove('filter', name, callback),
    doAction: (name, ...args) => {
      for (const hook of [...(hooks.action.get(name) ?? [])]) hook.callback.apply(hook.context, args)
      return api
    },
    applyFilters: (name, value, ...args) =>
      [...(hooks.filter.get(name) ?? [])].reduce((result: unknown, hook) => hook.callback.call(hook.context, result, ...args), value),
  }
  return api
}
