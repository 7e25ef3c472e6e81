import { createRoot } from 'react-dom/client'
import { createElement } from '../base/create-element'
import { focusedElement, pageBody } from '../base/document'
import { on } from '../base/events'
import type { Widget } from '../runtime/widget'
import type { Tools } from './log-mistakes'
import { Panel } from './panel'
import { adoptPanelStyles } from './panel-styles'

/**
 * Opens the inspector at the end of the body and returns a function that closes it. It uses a shadow root to isolate its styles from the
 * page's, and is above dialogs, so that it stays usable while a popup is open.
 */
export function openInspector(declared: Promise<Widget[]>, tools: Tools): () => void {
  const host = createElement('div')
  host.id = 'skerry-inspect'
  const shadow = host.attachShadow({ mode: 'open' })
  const root = createRoot(shadow)
  let lastFocused: EventTarget | null = focusedElement()
  const stopListening = on(document, 'focusin', ({ target }) => {
    if (target !== host) lastFocused = target
  })
  const close = () => {
    stopListening()
    const hadFocus = focusedElement() === host
    root.unmount()
    host.remove()
    // Return the focus to the page.
    if (hadFocus) (lastFocused as HTMLElement | null)?.focus?.()
  }
  root.render(<Panel declared={declared} tools={tools} onClose={close} />)
  // After the first rendering, which would remove a style element.
  adoptPanelStyles(shadow)
  pageBody().append(host)
  return close
}
