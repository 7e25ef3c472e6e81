import type { Callback } from './types'

type Call = [method: string, args: unknown[]]
type Api = Record<string, Callback>

/**
 * Replaces one of the builder's objects until its code has loaded: records calls of `methods` (separated by spaces) for `replayCalls`, and
 * calls `onCall` each time. `applyFilters` returns its value unchanged, as without filters.
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

/** Gives the object its real methods and replays the recorded calls. */
export function replayCalls({ api, calls }: ReturnType<typeof recordCalls>, real: Api): void {
  Object.assign(api, real)
  for (const [method, args] of calls.splice(0)) real[method]?.(...args)
}
