import { createElement } from '../base/create-element'

/** Shows changing texts in `el`, each in a new element: a translator replaces text nodes, so later writes to the old one would be lost. */
export function createText(el: Element): (text: string) => void {
  let shown: string | undefined
  return (text) => {
    if (text === shown) return
    shown = text
    el.replaceChildren(createElement('span', {}, text))
  }
}
