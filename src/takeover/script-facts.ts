import { HELD } from './inline/held'

/**
 * A script as plain data, from wherever it stands: a document, or a file that `npm run adopt` reads. It also knows scripts that an optimiser
 * keeps for later, until the visitor does something: it has given them a type that no browser runs (`rocketlazyloadscript`,
 * `litespeed/javascript`, `pmdelayedscript`, …), or put their address in another attribute (`data-src`, `data-rocket-src`, …), or both. Which
 * one it is does not matter here: by then it looks for that type or attribute.
 */
export interface ScriptFacts {
  /** Where its code is, in whichever attribute; empty for one that stands in the page. */
  address: string
  id: string
  /** What stands in it, or in an address that is the script itself. */
  text: string
  isAsync: boolean
  /** A browser runs it, or would if it were not held: while the page is read, or, as a module or with `defer`, once it is read. */
  runs: boolean
  /** An optimiser keeps it for later. */
  isDelayed: boolean
  /** What its file says, where that can be read: on the server, and in a folder of files. */
  code?: string
}
type Attribute = { name: string; value: string }

/** Types that browsers run, also those of Cloudflare, which end in one. */
const RUNS = /^$|^module$|^([\da-f]+-)?(application|text)\/(x-)?(java|ecma)script$|^text\/(javascript1\.[0-5]|jscript|livescript)$/i
/** The inline part has given it another type, which not every browser may allow. */
export const isHeldType = (type: string): boolean => type === HELD
/** Data, modules, templates and what waits for consent, which are none of an optimiser's. */
const DATA = /json|importmap|rules|module|template|html|^text\/(plain|blocked)$|^text\/x-(?!(java|ecma)script$)|^skerry\/|vbscript/i
/** By which tools mark a script that waits for the visitor's consent: only they may let it run. */
const CONSENT = /^data-(cookie|consent|category$|usercentrics|cmp)/
/** An address that is the script itself. */
const IS_SCRIPT = /^data:[^,]*?(;base64)?,(.*)/s
const ADDRESS = /^(data:(text|application)\/javascript|(https?:)?\/|(\.\.?\/)*[\w./%@~+-]+\.m?js([?#]|$))/

/** The attribute that has a script's address. */
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

/** The type as browsers read it: https://html.spec.whatwg.org/#prepare-the-script-element */
function typeOf(attributes: readonly Attribute[]): string {
  const [type, language] = ['type', 'language'].map((key) => attributes.find(({ name }) => name === key)?.value)
  return type === undefined && language ? `text/${language}` : (type ?? '').trim()
}

/** `attributes` with lower-case names, as parsers give them; `text` is what stands in the element. */
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
