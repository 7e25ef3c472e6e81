import { createElement } from '../base/create-element'

/** Accessible but invisible, without space, and clipped against clicks. On one line: screen readers run wrapped words together. */
export const HIDDEN_TEXT = {
  position: 'fixed',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A text that screen readers read in place of its visible counterpart, which is hidden from them, without announcing it. */
export function createHiddenText(text: string): HTMLElement {
  const el = createElement('span', {}, text)
  Object.assign(el.style, HIDDEN_TEXT)
  return el
}
