/**
 * Asks the visitor in `box` whether the third party at `address` may be contacted. Calls `onConsent` once: with `true` if the visitor allows this one
 * there, without it if the visitor consents for the whole page, and at once if the address belongs to the site or consent was given before. Returns a
 * function that removes the prompt.
 */
export type AskForConsent = (
  box: HTMLElement,
  address: string,
  onConsent: (isAllowedHere?: boolean) => void,
  placement?: PromptPlacement,
) => () => void

/**
 * Where the prompt goes.
 * - `focused`, the default: over what the visitor has just activated; the prompt's button takes the focus.
 * - `over`: over what is in the box, without taking the focus, because nobody has activated anything.
 * - `below`: after what is in the box, also without taking the focus.
 */
export type PromptPlacement = 'focused' | 'over' | 'below'
