import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { keyOf } from './controls'
import type { FieldErrors } from './field-errors'
import { formText } from './texts'

const MEGABYTE = 2 ** 20
const FILES = 'input[type=file][data-maxsize]'

/** Shows a message at each file field with a too large file; true if there is none. */
export function checkFileSizes(form: HTMLElement, errors: FieldErrors): boolean {
  let isFine = true
  for (const input of queryAll<HTMLInputElement>(form, FILES)) {
    const { maxsize = '', maxsizeMessage } = input.dataset
    const limit = Number(maxsize)
    if (!(limit > 0) || ![...(input.files ?? [])].some(({ size }) => size > limit * MEGABYTE)) continue
    errors.show(keyOf(input.name), maxsizeMessage || formText('fileTooLarge', input, maxsize))
    isFine = false
  }
  return isFine
}

/** Checks as soon as a file is chosen, to avoid sending it in vain (contract loops §16.2). */
export function watchFileSizes(form: HTMLElement, errors: FieldErrors): () => void {
  const stops = queryAll<HTMLInputElement>(form, FILES).map((input) =>
    on(input, 'change', () => {
      errors.remove(keyOf(input.name))
      checkFileSizes(form, errors)
    }),
  )
  return () => stopAll(stops)
}
