import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createElement } from '../base/create-element'
import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'

export interface Mounted {
  container: HTMLElement
  /** Renders the interface again, with other props. */
  update: (ui: ReactNode) => void
  remove: () => void
}

/**
 * Renders an interface of ours into the server's markup. `insert` places its container, which has no box of its own (`display: contents`):
 * what is in it is laid out like a child of the container's parent. The interface is on the page when this returns. In a text it is a `span`: a
 * script may write the page's part anew as HTML, where a `div` would end a paragraph.
 */
export function mountUi(ui: ReactNode, insert: (container: HTMLElement) => void, tag: 'div' | 'span' = 'div'): Mounted {
  const container = createElement(tag as 'div')
  container.className = 'skerry-ui'
  propertyOf(container, 'style').display = 'contents'
  Object.assign(container, { isSkerry: true })
  insert(container)
  // What a copy of the page's part has brought along beside it is the picture of another one, and dead.
  const parent = propertyOf(container, 'parentElement')
  for (const el of parent ? queryAll(parent, ':scope>.skerry-ui') : []) if (!('isSkerry' in el)) el.remove()
  const root = createRoot(container)
  root.render(ui)
  return {
    container,
    update: (next) => root.render(next),
    remove: () => {
      root.unmount()
      container.remove()
    },
  }
}
