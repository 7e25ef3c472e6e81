import { createWriter, type Writer } from './writer'

/** Writers for many elements of the page. */
export interface Writers {
  /** Writes attributes, classes or styles on an element, with the keys of `Writer.set`. */
  set: (el: HTMLElement, values: Record<string, unknown>) => void
  /** Restores this element. */
  release: (el: HTMLElement) => void
  /** Restores all elements. */
  stop: () => void
}

export function createWriters(): Writers {
  const writers = new Map<HTMLElement, Writer>()
  const release = (el: HTMLElement) => {
    writers.get(el)?.stop()
    writers.delete(el)
  }
  return {
    set: (el, values) => {
      const writer = writers.get(el) ?? createWriter(el)
      writers.set(el, writer)
      for (const [key, value] of Object.entries(values)) writer.set(key, value)
    },
    release,
    stop: () => {
      for (const el of writers.keys()) release(el)
    },
  }
}
