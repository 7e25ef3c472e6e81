/** The type of held scripts, which no browser runs. Their own type, if any, is in `data-skerry-type`. */
export const HELD = 'skerry/held'

/** Keeps a script from running; `type` is its served type, if any. */
export function hold(script: HTMLScriptElement, type?: string | null): void {
  if (typeof type === 'string') script.dataset.skerryType = type
  script.type = HELD
}

/** Restores a script's own type. */
export function restoreType(script: HTMLScriptElement): void {
  const { skerryType } = script.dataset
  script.type = skerryType ?? ''
  if (skerryType === undefined) script.removeAttribute('type')
  delete script.dataset.skerryType
}

/** Whether the script runs once the page is parsed. */
export const isDeferred = (script: HTMLScriptElement): boolean =>
  /^module$/i.test(script.dataset.skerryType ?? script.type) || (script.defer && script.hasAttribute('src'))

const nonce = document.currentScript?.nonce
/**
 * Whether a CSP that allows our script by nonce may forbid this one. The browser must then decide itself, because what a trusted script
 * inserts is trusted too.
 */
export const isForeign = (script: HTMLScriptElement): boolean => !!nonce && script.nonce !== nonce
