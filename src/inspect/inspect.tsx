import { createRoot } from 'react-dom/client'
import { Panel } from './panel'
import { dress } from './sheet'

/**
 * Opens the inspector, in a shadow root of its own so that neither side's styles reach the other. It lies in the body,
 * above dialogs, where an open popup leaves it usable. The returned function takes it away.
 */
export function inspect(): () => void {
  const host = document.createElement('div')
  host.id = 'skerry-inspect'
  const shadow = host.attachShadow({ mode: 'open' })
  dress(shadow)
  const root = createRoot(shadow)
  const stop = () => {
    root.unmount()
    host.remove()
  }
  root.render(<Panel close={stop} />)
  document.body.append(host)
  return stop
}
