type Callback = (...args: any[]) => unknown

/** `on`, `off` and `trigger` of the builder's modules; names may be several, separated by spaces. */
export function emitter() {
  const heard = new Map<string, Set<Callback>>()
  const api = {
    on: (names: string, callback: Callback) => {
      for (const name of names.split(' ')) heard.set(name, (heard.get(name) ?? new Set()).add(callback))
      return api
    },
    off: (names: string, callback?: Callback) => {
      for (const name of names.split(' ')) callback ? heard.get(name)?.delete(callback) : heard.delete(name)
      return api
    },
    trigger: (name: string, ...args: unknown[]) => {
      for (const callback of [...(heard.get(name) ?? [])]) callback(...args)
      return api
    },
  }
  return api
}
