import type { Callback } from './types'

type Call = [method: string, args: unknown[]]
/** Methods by their names. */
type Api = Record<string, Callback>

/**
 * A stand-in for an object of the builder's until its code is loaded: it records the calls of `methods` (separated by spaces) in order,
 * calls `onCall` at each, and `replayCalls` makes them. `applyFilters` returns its value unchanged, as it does while there are no filters.
 */
export function recordCalls<A extends object>(methods: string, onCall: () => void) {
  const calls: Call[] = []
  const api: Api = {}
  for (const method of methods.split(' '))
    api[method] = (...args) => {
      if (method === 'applyFilters') return args[1]
      calls.push([method, args])
      onCall()
      return api
    }
  return { api: api as A, calls }
}

/** Gives the object its real methods and makes the calls that were recorded. */
export function replayCalls({ api, calls }: ReturnType<typeof recordCalls>, real: Api): void {
  Object.assign(api, real)
  for (const [method, args] of calls.splice(0)) real[method]?.(...args)
}
