/**
 * Scripts that an optimiser keeps for later, until the visitor does something: it has given them a type that no browser runs
 * (`rocketlazyloadscript`, `litespeed/javascript`, `pmdelayedscript`, …), or put their address in another attribute (`data-src`,
 * `data-rocket-src`, …), or both. Which one it is does not matter here: by then it looks for that type or attribute.
 */

import { HELD } from './inline/held'

/** Types that browsers run; also those of Cloudflare, which end in one and are held like scripts. */
export const RUNS = /^$|t.ja/
/** The inline part has given it another type, which not every browser may allow. */
export const isHeld = ({ type }: HTMLScriptElement): boolean => type === HELD
/** Data, modules and templates, which are none of an optimiser's. */
const DATA = /json|importmap|rules|module|template|html|^text\/x-/
const ADDRESS = /^(data:(text|application)\/javascript|(https?:)?\/)/
const isAddress = ({ name, value }: Attr) => name === 'src' || (name.startsWith('data-') && ADDRESS.test(value))

/** Where a script's code is, in whichever attribute; empty for one that stands in the page. */
export const addressOf = (script: HTMLScriptElement): string => script.src || [...script.attributes].find(isAddress)?.value || ''

/** The code of a script that stands in the page, or in its address. */
export function textOf(script: HTMLScriptElement): string {
  const [, isBase64, code = ''] = /^data:[^,]*?(;base64)?,(.*)/s.exec(addressOf(script)) ?? []
  try {
    return script.text || (isBase64 ? atob(code) : decodeURIComponent(code))
  } catch {
    return code
  }
}

export const isDelayed = (script: HTMLScriptElement): boolean =>
  !isHeld(script) &&
  !DATA.test(script.type) &&
  (RUNS.test(script.type) ? !script.src && !script.text.trim() && !!addressOf(script) : !!(addressOf(script) || script.text))

/** Makes it one that runs as soon as its type is a script's and it is put into the page. */
export function restoreAddress(script: HTMLScriptElement): HTMLScriptElement {
  const address = addressOf(script)
  if (address && !script.src) script.src = address
  return script
}

/** Whether `restoreAddress` is allowed: a policy with trusted types forbids it. */
export function mayRestoreAddress(): boolean {
  try {
    document.createElement('script').src = 'about:blank'
    return true
  } catch {
    return false
  }
}

/**
 * Takes a script out of the page, and returns what can be run: of a delayed one a copy. The optimiser may have listed it already: it finds
 * it empty, and with a parent.
 */
export function takeOut(script: HTMLScriptElement): HTMLScriptElement {
  if (!isDelayed(script)) {
    script.remove()
    return script
  }
  const copy = script.cloneNode(true) as HTMLScriptElement
  for (const attribute of [...script.attributes]) if (isAddress(attribute)) script.removeAttributeNode(attribute)
  script.replaceChildren()
  new DocumentFragment().append(script)
  return copy
}
