import { createElement } from '../../base/create-element'
import { createWriter } from '../../dom/writer'

/** Looks as the shop's own scripts let a part of the page look that waits for the server; its stylesheet adds a wheel to these classes. */
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
  // The cover lies over it, and nothing in the shop's stylesheet says so of this part.
  writer.set('$position', 'relative')
  const cover = createElement('div', { class: 'blockUI blockOverlay skerry-busy' })
  Object.assign(cover.style, LOOK)
  section.append(cover)
  return () => {
    cover.remove()
    writer.stop()
  }
}
