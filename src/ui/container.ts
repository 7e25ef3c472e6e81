import { createElement } from '../base/create-element'
import { propertyOf } from '../base/property-of'

/**
 * Creates a container for our interface in the server's markup; `insert` places it. It has no box (`display: contents`), so its contents
 * are laid out like children of its parent. Inside text it is a `span`: a script may serialize this part of the page, and a `div` would end
 * a paragraph.
 */
export function createContainer(insert: (container: HTMLElement) => void, tag: 'div' | 'span' = 'div'): HTMLElement {
  const container = createElement(tag as 'div', { class: 'skerry-ui' })
  propertyOf(container, 'style').display = 'contents'
  insert(container)
  return container
}

/** Puts interface that is made once into such a container. The returned function removes it. */
export function addUi(ui: Node, insert: (container: HTMLElement) => void, tag?: 'div' | 'span'): () => void {
  const container = createContainer(insert, tag)
  container.append(ui)
  return () => container.remove()
}
