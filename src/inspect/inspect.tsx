import { createRoot } from 'react-dom/client'
import { on } from '../base/events'
import { Panel } from './panel'
import { adoptPanelStyles } from './sheet'

/**
 * Opens the inspector, in a shadow root of its own so that neither side's styles reach the other. It lies in the body,
 * above dialogs, where an open popup leaves it usable. The returned function takes it away.
 */
export function inspect(): () => void {
  const host = document.createElement('div')
  host.id = 'skerry-inspect'
  const shadow = host.attachShadow({ mode: 'open' })
  adoptPanelStyles(shadow)
  const root = createRoot(shadow)
  let last: EventTarget | null = document.activeElement
  const quit = on(document, 'focusin', ({ target }) => {
    if (target !== host) last = target
  })
  const stop = () => {
    quit()
    const wasInside = document.activeElement === host
    root.unmount()
    host.remove()
    // Back to where the visitor was on the page.
    if (wasInside) (last as HTMLElement | null)?.focus?.()
  }
  root.render(<Panel close={stop} />)
  document.body.append(host)
  return stop
}
