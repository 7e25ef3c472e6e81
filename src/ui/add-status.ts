import { createElement } from '../base/create-element'
import { safe } from '../base/property-of'
import { addUi } from './container'
import { createText } from './create-text'
import { HIDDEN_TEXT } from './hidden-text'

/** A live region. */
export interface Status {
  say: (text: string) => void
  remove: () => void
}

/** Adds a live region at the end of `box`, before it has text: otherwise screen readers would not announce it. */
export function addStatus(box: HTMLElement): Status {
  const status = createElement('div', { role: 'status' })
  Object.assign(status.style, HIDDEN_TEXT)
  return { say: createText(status), remove: addUi(status, (container) => safe(box).append(container)) }
}
