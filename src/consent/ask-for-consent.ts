/**
 * Asks in `box` whether whoever has `address` may be asked for it. `then` runs once the visitor says so there (`isAsked`), or consents for
 * the whole page; at once, where nobody else has it or that was said before. Gives the taking away of the question.
 * - `press`: the visitor has pressed what it lies over, and gets to the answer's button.
 * - `over`: it lies there by itself, and takes no focus.
 * - `below`: so it does, after what is there.
 */
export type AskForConsent = (
  box: HTMLElement,
  address: string,
  then: (isAsked?: boolean) => void,
  how?: 'press' | 'over' | 'below',
) => () => void
