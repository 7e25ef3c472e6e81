import { createRoot } from 'react-dom/client'
import { createElement } from '../base/create-element'
import { focusedElement, pageBody } from '../base/document'
import { on } from '../base/events'
import type { Widget } from '../runtime/widget'
import type { Tools } from './log-mistakes'
import { Panel } from './panel'
import { adoptPanelStyles } from './panel-styles'

/**
 * Opens the inspector at the end of the body and returns the function that closes it. A shadow root keeps the page's styles and its own apart. It
 * lies in the body above dialogs, so an open popup leaves it usable.
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
    // The focus returns to where it was on the page.
    if (hadFocus) (lastFocused as HTMLElement | null)?.focus?.()
  }
  root.render(<Panel declared={declared} tools={tools} onClose={close} />)
  // The first rendering would remove a style element that is already there.
  adoptPanelStyles(shadow)
  pageBody().append(host)
  return close
}
