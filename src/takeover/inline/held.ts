/** The type of a held script, which no browser runs. Its own type, if it has one, is in `data-skerry-type`. */
export const HELD = 'skerry/held'

/** Keeps a script from running; `type` is its own type as served, if it had one. */
export function hold(script: HTMLScriptElement, type?: string | null): void {
  if (typeof type === 'string') script.dataset.skerryType = type
  script.type = HELD
}

/** Gives a script back its own type. */
export function restoreType(script: HTMLScriptElement): void {
  const { skerryType } = script.dataset
  script.type = skerryType ?? ''
  if (skerryType === undefined) script.removeAttribute('type')
  delete script.dataset.skerryType
}

/** Whether the parser runs a script only after it has read the page. */
export const isDeferred = (script: HTMLScriptElement): boolean =>
  /^module$/i.test(script.dataset.skerryType ?? script.type) || (script.defer && script.hasAttribute('src'))

const nonce = document.currentScript?.nonce
/**
 * Whether the policy that allows our own script by its nonce may forbid this one. The browser has to judge it itself, because whatever a trusted
 * script puts into a page is trusted, too.
 */
export const isForeign = (script: HTMLScriptElement): boolean => !!nonce && script.nonce !== nonce
