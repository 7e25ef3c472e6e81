import { createElement } from '../../base/create-element'
import { createWriters } from '../../dom/writers'

/** The look that the shop's scripts give to a waiting part of the page; its stylesheet adds a spinner to these classes. */
const COVER_STYLE = {
  position: 'absolute',
  inset: '0',
  zIndex: '1000',
  background: '#fff',
  opacity: '.6',
  cursor: 'wait',
}

/** Covers a part of the checkout during a request, until the returned function is called. */
export function showBusy(section: HTMLElement): () => void {
  const writers = createWriters()
  for (const key of ['.processing', 'aria-busy']) writers.set(section, { [key]: true })
  // Positions the cover, which the shop's stylesheet does not do for this part.
  writers.set(section, { $position: 'relative' })
  const cover = createElement('div', { class: 'blockUI blockOverlay skerry-busy' })
  Object.assign(cover.style, COVER_STYLE)
  section.append(cover)
  return () => {
    cover.remove()
    writers.stop()
  }
}
