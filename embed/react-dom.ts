/**
 * What the bundle has for `react-dom` and `react-dom/client`: Preact's own portal and a root over its render.
 * preact/compat's versions would bring all of its emulation of React's DOM (1.2 kB brotli), which islands that declare
 * on the server's nodes do not use.
 */
import { type ComponentChildren, render } from 'preact'
import { Fragment, jsx } from './jsx-runtime'

export { createPortal } from 'preact'

interface RootOptions {
  /** Hears what a view throws, whenever it does; found by the bundle's Preact among the props (scripts/lean-preact.mjs). */
  onUncaughtError?: (error: unknown) => void
}
export const createRoot = (el: Element, { onUncaughtError }: RootOptions = {}) => ({
  render: (children: ComponentChildren) => render(jsx(Fragment, { onUncaughtError, children } as object), el),
  unmount: () => render(null, el),
})
