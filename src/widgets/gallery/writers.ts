import { createWriter, type Writer } from '../../dom/writer'

/** Writes on many of the page's elements; `stop` puts back what was served on all of them. */
export function createWriters() {
  const writers = new Map<HTMLElement, Writer>()
  const free = (el: HTMLElement) => {
    writers.get(el)?.stop()
    writers.delete(el)
  }
  return {
    put: (el: HTMLElement, values: object): void => {
      const writer = writers.get(el) ?? createWriter(el)
      writers.set(el, writer)
      for (const [key, value] of Object.entries(values)) writer.set(key, value)
    },
    /** What we wrote on this one goes. */
    free,
    stop: (): void => {
      for (const el of writers.keys()) free(el)
    },
  }
}
export type Writers = ReturnType<typeof createWriters>
