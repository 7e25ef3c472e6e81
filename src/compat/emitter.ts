type Callback = (...args: any[]) => unknown

/** `on`, `off` and `trigger` of the builder's modules; `names` may be several, separated by spaces. */
export function createEmitter() {
  const callbacks = new Map<string, Set<Callback>>()
  const api = {
    on: (names: string, callback: Callback) => {
      for (const name of names.split(' ')) callbacks.set(name, (callbacks.get(name) ?? new Set()).add(callback))
      return api
    },
    off: (names: string, callback?: Callback) => {
      for (const name of names.split(' ')) callback ? callbacks.get(name)?.delete(callback) : callbacks.delete(name)
      return api
    },
    trigger: (name: string, ...args: unknown[]) => {
      for (const callback of [...(callbacks.get(name) ?? [])]) callback(...args)
      return api
    },
  }
  return api
}
