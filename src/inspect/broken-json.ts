import { excerpt, isObject } from '../base/values'

/** What JSON does not allow and word processors or people write, in the order in which it misleads. */
const USUAL: [pattern: RegExp, what: string][] = [
  [/^\s*\{\s*$/, "it ends at its first double quote, write single ones around it: data-settings='{…}'"],
  [/[“”„‟«»]/, 'it has typographic quotes, write straight ones: "'],
  [/[{,]\s*[‘’‚']|[‘’']\s*:/, 'it has single quotes, write double ones: "'],
  [/[\u00a0\u2007\u202f\u200b\ufeff]/, 'it has special spaces, as word processors write them'],
  [/,\s*[}\]]/, 'it has a comma before a closing bracket'],
  [/[{,]\s*[\w-]+\s*:/, 'every name needs double quotes: "'],
]

/** Why a text is no JSON object, with the parser's words; empty if it is one. `[]` is the server's empty map. */
export function aboutJson(text: string): string {
  try {
    return isObject(JSON.parse(text)) || text === '[]' ? '' : `expected a JSON object, got ${excerpt(text)}`
  } catch (error) {
    const usual = USUAL.find(([pattern]) => pattern.test(text))?.[1]
    return `is no JSON: ${usual ? `${usual} ` : ''}(${(error as Error).message})`
  }
}
