/** What an optimiser delays, and what is held, as elements of the document; script-facts.ts knows how to recognise them. */
import { addressAttribute, isHeldType, readScript, type ScriptFacts } from './script-facts'

/** The inline part has given it another type. */
export const isHeld = ({ type }: HTMLScriptElement): boolean => isHeldType(type)

export const factsOf = (script: HTMLScriptElement): ScriptFacts => readScript([...script.attributes], script.text)

/** A script's address, in whichever attribute it is; empty for an inline script. */
export const addressOf = (script: HTMLScriptElement): string => script.src || addressAttribute([...script.attributes])?.value || ''

export const isDelayed = (script: HTMLScriptElement): boolean => factsOf(script).isDelayed

/** Restores its address, so that it runs once its type is a script's again and it is put into the page. */
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
 * Takes a script out of the page and returns what can be run: for a delayed script, a copy. The optimiser may already have it on its list; it then
 * finds the script empty, but with a parent.
 */
export function takeOut(script: HTMLScriptElement): HTMLScriptElement {
  if (!isDelayed(script)) {
    script.remove()
    return script
  }
  const copy = script.cloneNode(true) as HTMLScriptElement
  for (let at = addressAttribute([...script.attributes]); at; at = addressAttribute([...script.attributes])) script.removeAttribute(at.name)
  script.replaceChildren()
  new DocumentFragment().append(script)
  return copy
}
