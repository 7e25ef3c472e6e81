import { createElement } from '../base/create-element'
import { pageHead } from '../base/document'

/**
 * The computed `position` of an element with the last of these classes, nested in elements with the others. Probed in the head, which is
 * not displayed, so nothing is laid out.
 */
export function probePosition(...classNames: string[]): string {
  const elements = classNames.map((name) => Object.assign(createElement('div'), { className: name }))
  elements.reduce((parent, el) => {
    parent.append(el)
    return el
  }, pageHead())
  const { position } = getComputedStyle(elements.at(-1) as Element)
  elements[0]?.remove()
  return position
}
