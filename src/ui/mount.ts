import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createContainer } from './container'

export interface Mounted {
  container: HTMLElement
  /** Renders the interface again with other props. */
  update: (ui: ReactNode) => void
  remove: () => void
}

/** Renders an interface of ours into the server's markup, in a container that `insert` places. It is on the page when this function returns. */
export function mountUi(ui: ReactNode, insert: (container: HTMLElement) => void, tag?: 'div' | 'span'): Mounted {
  const container = createContainer(insert, tag)
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
