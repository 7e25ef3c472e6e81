/** Delayed and held scripts as elements of the document; script-facts.ts recognizes them. */
import { addressAttribute, isHeldType, readScript, type ScriptFacts } from './script-facts'

/** Whether the inline part has changed its type to hold it. */
export const isHeld = ({ type }: HTMLScriptElement): boolean => isHeldType(type)

export const factsOf = (script: HTMLScriptElement): ScriptFacts => readScript([...script.attributes], script.text)

/** A script's URL, in whichever attribute; empty for an inline script. */
export const addressOf = (script: HTMLScriptElement): string => script.src || addressAttribute([...script.attributes])?.value || ''

export const isDelayed = (script: HTMLScriptElement): boolean => factsOf(script).isDelayed

/** Makes the script run once its type is a script's and it is inserted. */
export function restoreAddress(script: HTMLScriptElement): HTMLScriptElement {
  const address = addressOf(script)
  if (address && !script.src) script.src = address
  return script
}

/** Whether `restoreAddress` is allowed: a Trusted Types policy forbids it. */
export function mayRestoreAddress(): boolean {
  try {
    document.createElement('script').src = 'about:blank'
    return true
  } catch {
    return false
  }
}

/** Removes a script from the page. An optimiser that has already listed a delayed one finds it empty, but with a parent. */
export function takeOut(script: HTMLScriptElement): void {
  const wasDelayed = isDelayed(script)
  script.remove()
  if (!wasDelayed) return
  for (let at = addressAttribute([...script.attributes]); at; at = addressAttribute([...script.attributes])) script.removeAttribute(at.name)
  script.replaceChildren()
  new DocumentFragment().append(script)
}
