type Callback = (...args: any[]) => any
interface Hook {
  callback: Callback
  priority: number
  context: unknown
}

/** `elementorFrontend.hooks`: actions and filters as add-ons register them (contract core §20.1). */
export function hooks(hear: (name: string) => void = () => {}) {
  const kinds = { action: new Map<string, Hook[]>(), filter: new Map<string, Hook[]>() }
  const add = (kind: keyof typeof kinds, name: unknown, callback: unknown, priority: unknown, context: unknown) => {
    if (typeof name !== 'string' || typeof callback !== 'function') return api
    const list = kinds[kind].get(name) ?? []
    kinds[kind].set(name, list)
    if (!list.some((h) => h.callback === callback)) {
      list.push({ callback: callback as Callback, priority: Number.parseInt(String(priority), 10) || 10, context })
      list.sort((a, b) => a.priority - b.priority)
      hear(name)
    }
    return api
  }
  const remove = (kind: keyof typeof kinds, name: string, callback?: Callback) => {
    kinds[kind].set(name, callback ? (kinds[kind].get(name) ?? []).filter((h) => h.callback !== callback) : [])
    return api
  }
  const api = {
    addAction: (name: string, callback: Callback, priority = 10, context?: unknown) => add('action', name, callback, priority, context),
    addFilter: (name: string, callback: Callback, priority = 10, context?: unknown) => add('filter', name, callback, priority, context),
    removeAction: (name: string, callback?: Callback) => remove('action', name, callback),
    removeFilter: (name: string, callback?: Callback) => remove('filter', name, callback),
    doAction: (name: string, ...args: unknown[]) => {
      for (const h of [...(kinds.action.get(name) ?? [])]) h.callback.apply(h.context, args)
      return api
    },
    applyFilters: (name: string, value: unknown, ...args: unknown[]) =>
      (kinds.filter.get(name) ?? []).reduce((now, h) => h.callback.call(h.context, now, ...args), value),
  }
  return api
}
