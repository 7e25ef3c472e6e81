import type { Callback, Emitter } from './types'

/** `on`, `off` and `trigger` of the builder's modules; `names` are separated by spaces. */
export function createEmitter(): Emitter {
  const callbacks = new Map<string, Set<Callback>>()
  const api: Emitter = {
    on: (names, callback) => {
      for (const name of names.split(' ')) callbacks.set(name, (callbacks.get(name) ?? new Set()).add(callback))
      return api
    },
    off: (names, callback) => {
      for (const name of names.split(' ')) callback ? callbacks.get(name)?.delete(callback) : callbacks.delete(name)
      return api
    },
    trigger: (name, ...args) => {
      for (const callback of [...(callbacks.get(name) ?? [])]) callback(...args)
      return api
    },
  }
  return api
}
