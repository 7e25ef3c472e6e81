import { pageBody } from '../../base/document'
import { addStatus } from '../../ui/add-status'

/**
 * Copies a URL to the clipboard and announces it politely to screen readers, in the button's own language: the button's text, or an icon
 * button's name, with a tick. Once `signal` is aborted, nothing more is announced. Rejects if copying is not allowed.
 */
export async function copyLink(url: string, button: HTMLElement, signal: AbortSignal): Promise<void> {
  await navigator.clipboard.writeText(url)
  if (!signal.aborted) signal.addEventListener('abort', announce(`${button.getAttribute('aria-label') || button.textContent} ✓`))
}

function announce(text: string): () => void {
  const { say, remove } = addStatus(pageBody())
  const fillTimer = setTimeout(() => say(text), 50)
  const removeTimer = setTimeout(remove, 4000)
  return () => {
    clearTimeout(fillTimer)
    clearTimeout(removeTimer)
    remove()
  }
}
