import { getGlobal } from '../base/values'

/** The global in which the inline part of a take-over (embed/takeover.ts) keeps one, too: it loads none of our modules. */
const NAME = 'skerrySubmitted'

/** Keeps a form that nobody can send yet; of several, the latest. */
export const keepSubmit = (event?: SubmitEvent): void => void Object.assign(window, { [NAME]: event })

/** The form that is kept, for whoever sends it now; nothing where it is not one that `isFor` says yes to. */
export function takeKeptSubmit(isFor: (form: HTMLFormElement) => boolean): SubmitEvent | undefined {
  const kept = getGlobal(NAME)
  if (!(kept instanceof SubmitEvent) || !isFor(kept.target as HTMLFormElement)) return undefined
  keepSubmit()
  return kept
}
