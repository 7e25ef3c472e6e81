import type { Field } from '../../settings/read'

/** In ms: how long a part slides, or a tab appears, where no setting says it (specification §9). */
export const DEFAULT_DURATION = 400

// Fields of settings/fields.ts would be copied into this chunk, with 500 bytes (gzip) of what it does not use.
export const choice = (words: string[]): Field<string> => ({
  kind: 'choice',
  default: words[0] as string,
  words,
  parse: (given) => words.find((word) => word === given),
})
