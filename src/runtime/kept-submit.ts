import { getGlobal } from '../base/values'

/** The global in which the inline part of a take-over (embed/takeover.ts) also keeps a form; it loads none of our modules. */
const NAME = 'skerrySubmitted'

/** Keeps a form that nobody can send yet; of several, the latest. */
export const keepSubmit = (event?: SubmitEvent): void => void Object.assign(window, { [NAME]: event })

/** Takes the kept form, to send it now; undefined unless `isFor` accepts it. */
export function takeKeptSubmit(isFor: (form: HTMLFormElement) => boolean): SubmitEvent | undefined {
  const kept = getGlobal(NAME)
  if (!(kept instanceof SubmitEvent) || !isFor(kept.target as HTMLFormElement)) return undefined
  keepSubmit()
  return kept
}
