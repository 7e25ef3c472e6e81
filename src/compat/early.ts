type Call = [method: string, args: unknown[]]
type Api = Record<string, (...args: any[]) => any>

/**
 * A stand-in for an object of the builder's until its chunk is here: calls are kept in order and made good by `replay`.
 * Values pass through `applyFilters` unchanged, which is what no filters mean.
 */
export function early(methods: string, hear: (method: string, args: unknown[]) => void = () => {}) {
  const calls: Call[] = []
  const api: Api = {}
  for (const method of methods.split(' '))
    api[method] = (...args) => {
      if (method === 'applyFilters') return args[1]
      calls.push([method, args])
      hear(method, args)
      return api
    }
  return {
    api,
    /** Gives the object its real methods and catches up on what was called. */
    replay: (real: Api) => {
      Object.assign(api, real)
      for (const [method, args] of calls.splice(0)) real[method]?.(...args)
    },
  }
}
