import { createElement } from '../base/create-element'
import { pageHead } from '../base/document'

/**
 * How the page's stylesheets position an element with the last of these classes, inside of elements with the ones before. Asked for a moment in the
 * head, which is not displayed: only styles are computed, nothing is laid out.
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
