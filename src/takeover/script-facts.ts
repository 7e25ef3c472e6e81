import { HELD } from './inline/held'

/**
 * A script as plain data, wherever it is: in a document, or in a file that `npm run adopt` reads. It also recognises scripts that an optimiser delays
 * until the visitor does something: their type is one that no browser runs (`rocketlazyloadscript`, `litespeed/javascript`, `pmdelayedscript`, …), or
 * their address is in another attribute (`data-src`, `data-rocket-src`, …), or both. It does not matter which optimiser it is, because they look for
 * that type or attribute later.
 */
export interface ScriptFacts {
  /** Its address, in whichever attribute it is; empty for an inline script. */
  address: string
  id: string
  /** Its inline code, or the code in an address that is itself the script. */
  text: string
  isAsync: boolean
  /** A browser runs it, or would if it were not held: while the page is read or, as a module or with `defer`, afterwards. */
  runs: boolean
  /** An optimiser delays it. */
  isDelayed: boolean
  /** The code in its file, if it can be read: on the server, and in a folder of files. */
  code?: string
}
type Attribute = { name: string; value: string }

/** Types that browsers run, including Cloudflare's, which end in one. */
const RUNS = /^$|^module$|^([\da-f]+-)?(application|text)\/(x-)?(java|ecma)script$|^text\/(javascript1\.[0-5]|jscript|livescript)$/i
/** The inline part has changed its type, which not every browser may allow. */
export const isHeldType = (type: string): boolean => type === HELD
/** Data, modules, templates and what waits for consent: nothing that an optimiser delays. */
const DATA = /json|importmap|rules|module|template|html|^text\/(plain|blocked)$|^text\/x-(?!(java|ecma)script$)|^skerry\/|vbscript/i
/** How tools mark a script that waits for the visitor's consent: only they may let it run. */
const CONSENT = /^data-(cookie|consent|category$|usercentrics|cmp)/
/** An address that is itself the script. */
const IS_SCRIPT = /^data:[^,]*?(;base64)?,(.*)/s
const ADDRESS = /^(data:(text|application)\/javascript|(https?:)?\/|(\.\.?\/)*[\w./%@~+-]+\.m?js([?#]|$))/

/** The attribute that contains a script's address. */
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

/** `attributes` with lower-case names, as parsers return them; `text` is the element's content. */
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
