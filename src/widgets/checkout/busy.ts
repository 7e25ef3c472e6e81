import { createElement } from '../../base/create-element'
import { createWriter } from '../../dom/writer'

/** The look that the shop's scripts give to a waiting part of the page; its stylesheet adds a spinner to these classes. */
const LOOK = {
  position: 'absolute',
  inset: '0',
  zIndex: '1000',
  background: '#fff',
  opacity: '.6',
  cursor: 'wait',
}

/** Covers a part of the checkout during a request, until the returned function is called. */
export function showBusy(section: HTMLElement): () => void {
  const writer = createWriter(section)
  for (const key of ['.processing', 'aria-busy']) writer.set(key, true)
  // Positions the cover, which the shop's stylesheet does not do for this part.
  writer.set('$position', 'relative')
  const cover = createElement('div', { class: 'blockUI blockOverlay skerry-busy' })
  Object.assign(cover.style, LOOK)
  section.append(cover)
  return () => {
    cover.remove()
    writer.stop()
  }
}
