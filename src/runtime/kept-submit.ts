import { getGlobal } from '../base/values'

/** The global that the take-over's inline part (embed/takeover.ts), which imports none of our modules, uses too. */
const NAME = 'skerrySubmitted'

/** Keeps a form that nothing can send yet; only the latest one. */
export const keepSubmit = (event?: SubmitEvent): void => void Object.assign(window, { [NAME]: event })

/** Takes the kept form, to send it now; undefined unless `accepts` returns true. */
export function takeKeptSubmit(accepts: (form: HTMLFormElement) => boolean): SubmitEvent | undefined {
  const kept = getGlobal(NAME)
  if (!(kept instanceof SubmitEvent) || !accepts(kept.target as HTMLFormElement)) return undefined
  keepSubmit()
  return kept
}
