import { HELD } from './inline/held'

/**
 * A script as plain data, from a document or from a file read by `npm run adopt`. Includes scripts that an optimiser delays until the
 * visitor acts: it changes their type to one that no browser runs (`rocketlazyloadscript`, `litespeed/javascript`, `pmdelayedscript`, …),
 * moves their URL to another attribute (`data-src`, `data-rocket-src`, …), or both. Which optimiser does not matter here.
 */
export interface ScriptFacts {
  /** Its URL, in whichever attribute; empty for an inline script. */
  address: string
  id: string
  /** Its text, or the code in a data URL. */
  text: string
  isAsync: boolean
  /** The browser runs it, or would if it were not held: during parsing, or afterwards as a module or with `defer`. */
  runs: boolean
  /** Delayed by an optimiser. */
  isDelayed: boolean
  /** The file's code, if readable. */
  code?: string
  /** The file does not exist, so nothing runs. */
  isMissing?: boolean
}
type Attribute = { name: string; value: string }

/** Types that browsers run, including Cloudflare's, which end in one. */
export const RUNS = /^$|^module$|^([\da-f]+-)?(application|text)\/(x-)?(java|ecma)script$|^text\/(javascript1\.[0-5]|jscript|livescript)$/i
/** Whether the inline part has changed its type, which not every browser allows. */
export const isHeldType = (type: string): boolean => type === HELD
/** Data, modules, templates and scripts waiting for consent, which are not an optimiser's. */
export const DATA = /json|importmap|rules|module|template|html|^text\/(plain|blocked)$|^text\/x-(?!(java|ecma)script$)|^skerry\/|vbscript/i
/** How consent tools mark waiting scripts: only they may run those. */
export const CONSENT = /^data-(cookie|consent|category$|usercentrics|cmp)/
/** A URL that contains the script. */
export const IS_SCRIPT = /^data:[^,]*?(;base64)?,(.*)/s
export const ADDRESS = /^(data:(text|application)\/javascript|(https?:)?\/|(\.\.?\/)*[\w./%@~+-]+\.m?js([?#]|$))/

/** The attribute with a script's URL. */
export const addressAttribute = (attributes: readonly Attribute[]): Attribute | undefined =>
  attributes.find(({ name, value }) => name === 'src' && value) ??
  attributes.find(({ name, value }) => name.startsWith('data-') && ADDRESS.test(value))

function decode(address: string): string {
  const [, isBase64, code = ''] = IS_SCRIPT.exec(address) ?? []
  try {
    return isBase64 ? atob(code) : decodeURIComponent(code)
  } catch {
    return code
  }
}

/** The type as browsers determine it: https://html.spec.whatwg.org/#prepare-the-script-element */
function typeOf(attributes: readonly Attribute[]): string {
  const [type, language] = ['type', 'language'].map((key) => attributes.find(({ name }) => name === key)?.value)
  return type === undefined && language ? `text/${language}` : (type ?? '').trim()
}

/** A script's code, if readable. */
export const codeOf = ({ address, text, code }: ScriptFacts): string => code ?? (address ? '' : text)

/** `attributes` have lower-case names, as from parsers; `text` is the element's content. */
export function readScript(attributes: readonly Attribute[], text: string): ScriptFacts {
  const type = typeOf(attributes)
  const get = (key: string) => attributes.find(({ name }) => name === key)?.value
  const address = addressAttribute(attributes)?.value ?? ''
  const hasRunningType = RUNS.test(type)
  const isDelayed =
    !isHeldType(type) &&
    !DATA.test(type) &&
    !attributes.some(({ name }) => CONSENT.test(name)) &&
    (hasRunningType ? !get('src') && !text.trim() && !!address : !!(address || text.trim()))
  return {
    address: IS_SCRIPT.test(address) ? '' : address,
    id: get('id') ?? '',
    text: text || decode(address),
    isAsync: get('async') !== undefined,
    runs: (hasRunningType || isHeldType(type)) && !isDelayed && get('nomodule') === undefined,
    isDelayed,
  }
}
