import { createElement } from '../base/create-element'
import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'

/**
 * A container for an interface of ours in the server's markup, which `insert` places. It has no box of its own (`display: contents`), so what is in
 * it is laid out like a child of the container's parent. Inside text it is a `span`: a script may parse this part of the page again as HTML, where a
 * `div` would end a paragraph.
 */
export function createContainer(insert: (container: HTMLElement) => void, tag: 'div' | 'span' = 'div'): HTMLElement {
  const container = createElement(tag as 'div')
  container.className = 'skerry-ui'
  propertyOf(container, 'style').display = 'contents'
  Object.assign(container, { isSkerry: true })
  insert(container)
  // What a copy of this part of the page has brought along is a dead image of another container.
  const parent = propertyOf(container, 'parentElement')
  for (const el of parent ? queryAll(parent, ':scope>.skerry-ui') : []) if (!('isSkerry' in el)) el.remove()
  return container
}
