import { pageBody } from '../../base/document'
import { mountUi } from '../../ui/mount'
import { HiddenStatus } from '../../ui/visually-hidden'

/**
 * Copies an address to the clipboard and announces it politely to screen readers. The announcement is in the button's own language: the
 * button's text, or its name when it has nothing but an icon, with a tick. When `signal` is aborted, nothing more is announced.
 * Rejects when copying is not allowed.
 */
export async function copyLink(url: string, button: HTMLElement, signal: AbortSignal): Promise<void> {
  await navigator.clipboard.writeText(url)
  if (!signal.aborted) signal.addEventListener('abort', announce(`${button.getAttribute('aria-label') || button.textContent} ✓`))
}

function announce(text: string): () => void {
  const { update, remove } = mountUi(<HiddenStatus text="" />, (container) => pageBody().append(container))
  // A screen reader announces only a text that comes into a live region which is already there.
  const fillTimer = setTimeout(() => update(<HiddenStatus text={text} />), 50)
  const removeTimer = setTimeout(remove, 4000)
  return () => {
    clearTimeout(fillTimer)
    clearTimeout(removeTimer)
    remove()
  }
}
