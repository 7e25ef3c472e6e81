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

const isModule = (script: HTMLScriptElement) => /^module$/i.test(script.dataset.skerryType ?? script.type)
const isFileOrModule = (script: HTMLScriptElement) => script.hasAttribute('src') || isModule(script)

/** Whether the script runs as soon as it has arrived. The attribute only counts for files and modules. */
export const isAsync = (script: HTMLScriptElement): boolean => script.hasAttribute('async') && isFileOrModule(script)

/** Whether the script runs once the page is parsed. */
export const isDeferred = (script: HTMLScriptElement): boolean =>
  !script.hasAttribute('async') && isFileOrModule(script) && (script.defer || isModule(script))

const nonce = document.currentScript?.nonce
/**
 * Whether a CSP that allows our script by nonce may forbid this one. The browser must then decide itself, because what a trusted script
 * inserts is trusted too.
 */
export const isForeign = (script: HTMLScriptElement): boolean => !!nonce && script.nonce !== nonce
