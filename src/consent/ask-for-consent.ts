/**
 * Asks the visitor in `box` whether the third party at `address` may be contacted. `onConsent` runs once: with `true` when the visitor
 * allows this one there, without it when the visitor consents for the whole page, and at once where the address is the site's own or
 * consent was given before. Returns the removal of the prompt.
 */
export type AskForConsent = (
  box: HTMLElement,
  address: string,
  onConsent: (isAllowedHere?: boolean) => void,
  placement?: PromptPlacement,
) => () => void

/**
 * Where the prompt goes.
 * - `focused`, the default: over what the visitor has just activated; its button takes the focus.
 * - `over`: over what is in the box, without taking the focus, because nobody has activated anything.
 * - `below`: after what is in the box, without taking the focus either.
 */
export type PromptPlacement = 'focused' | 'over' | 'below'
