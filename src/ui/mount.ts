import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createContainer } from './container'

export interface Mounted {
  /** Renders again with other props. */
  update: (ui: ReactNode) => void
  remove: () => void
}

/** Renders our interface into the server's markup, synchronously, in a container that `insert` places. */
export function mountUi(ui: ReactNode, insert: (container: HTMLElement) => void): Mounted {
  const container = createContainer(insert)
  const root = createRoot(container)
  root.render(ui)
  return {
    update: (next) => root.render(next),
    remove: () => {
      root.unmount()
      container.remove()
    },
  }
}
