/**
 * Asks the visitor in `box` whether the third party at `address` may be contacted. `onConsent` runs once: with `true` when the visitor
 * allows this one there, without it on consent for the whole page, and at once for a first-party address or earlier consent. Returns a
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
 * - `focused`, the default: over what the visitor has just activated; its button takes the focus.
 * - `over`: over the box's contents, without taking the focus, because nothing was activated.
 * - `below`: after the box's contents, also without taking the focus.
 */
export type PromptPlacement = 'focused' | 'over' | 'below'
