/** Copies an address and says so politely, in whatever language the button speaks: its own words, or the name of one with nothing but an icon, with a tick; nothing is said any more, once `signal` is aborted. */
export async function copy(url: string, { ariaLabel, textContent }: HTMLElement, signal: AbortSignal): Promise<void> {
  await navigator.clipboard.writeText(url)
  if (signal.aborted) return
  const status = document.createElement('div')
  status.role = 'status'
  status.style.cssText = 'position:fixed;opacity:0'
  document.body.append(status)
  // Read out only when the words come into an element that is already there.
  setTimeout(() => status.append(ariaLabel || textContent, ' ✓'), 50)
  const unsay = () => status.remove()
  setTimeout(unsay, 4e3)
  signal.addEventListener('abort', unsay)
}
