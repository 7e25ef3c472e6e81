import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { keyOf } from './controls'
import type { FieldErrors } from './field-errors'
import { formText } from './texts'

const MEGABYTE = 2 ** 20
const FILES = 'input[type=file][data-maxsize]'

/** The keys of file fields with a too large file, and what to say there. */
export const readTooLarge = (form: HTMLElement): [key: string, message: string][] =>
  queryAll<HTMLInputElement>(form, FILES).flatMap((input) => {
    const { maxsize = '', maxsizeMessage } = input.dataset
    const limit = Number(maxsize)
    if (!(limit > 0) || ![...(input.files ?? [])].some(({ size }) => size > limit * MEGABYTE)) return []
    return [[keyOf(input.name), maxsizeMessage || formText('fileTooLarge', input, maxsize)]]
  })

/** Checks as soon as a file is chosen, to avoid sending it in vain (contract loops §16.2). */
export function watchFileSizes(form: HTMLElement, errors: FieldErrors): () => void {
  const stops = queryAll<HTMLInputElement>(form, FILES).map((input) =>
    on(input, 'change', () => {
      errors.remove(keyOf(input.name))
      for (const [key, message] of readTooLarge(form)) errors.show(key, message)
    }),
  )
  return () => stopAll(stops)
}
