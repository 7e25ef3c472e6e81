/**
 * What the bundle has for `react-dom` and `react-dom/client`: Preact's own portal and a root over its render.
 * preact/compat's versions would bring all of its emulation of React's DOM (1.2 kB brotli), which islands that declare
 * on the server's nodes do not use.
 */
import { type ComponentChildren, render } from 'preact'

export { createPortal } from 'preact'

export const createRoot = (el: Element) => ({
  render: (ui: ComponentChildren) => render(ui, el),
  unmount: () => render(null, el),
})
