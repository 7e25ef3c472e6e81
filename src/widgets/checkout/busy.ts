import { createElement } from '../../base/create-element'
import { createWriter } from '../../dom/writer'

/** Looks like a part of the page that waits for the server, as the shop's own scripts show it; its stylesheet adds a spinner to these classes. */
const LOOK = {
  position: 'absolute',
  inset: '0',
  zIndex: '1000',
  background: '#fff',
  opacity: '.6',
  cursor: 'wait',
}

/** Covers a part of the checkout while it waits for an answer, until the returned function is called. */
export function showBusy(section: HTMLElement): () => void {
  const writer = createWriter(section)
  for (const key of ['.processing', 'aria-busy']) writer.set(key, true)
  // The cover lies above it, and nothing in the shop's stylesheet positions this part.
  writer.set('$position', 'relative')
  const cover = createElement('div', { class: 'blockUI blockOverlay skerry-busy' })
  Object.assign(cover.style, LOOK)
  section.append(cover)
  return () => {
    cover.remove()
    writer.stop()
  }
}
