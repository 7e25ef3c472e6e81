import { createElement } from '../../base/create-element'
import { elementById } from '../../base/document'
import { matchesSelector, propertyOf } from '../../base/property-of'
import { createWriters } from '../../dom/writers'
import { ANCHOR_TARGET, ELEMENT } from '../../page/selectors'

interface Anchor {
  id: string
  users: number
  remove: () => void
}
/** Lists of the same headings share their anchors. */
const anchors = new WeakMap<HTMLElement, Anchor>()

function createAnchor(heading: HTMLElement, index: number): Anchor {
  const target = heading.id ? heading : heading.closest<HTMLElement>(`${ELEMENT}.elementor-widget`)
  const servedId = target && propertyOf(target, 'id')
  if (servedId) {
    const { set, stop } = createWriters()
    // Makes in-page links scroll smoothly, stopping below sticky elements.
    if (!matchesSelector(target, ANCHOR_TARGET) && !propertyOf(target, 'dataset').widget) set(target, { 'data-widget': 'anchor' })
    return { id: servedId, users: 0, remove: stop }
  }
  const span = createElement('span')
  let id = `elementor-toc__heading-anchor-${index}`
  while (elementById(id)) id += '-'
  span.id = id
  span.className = 'elementor-menu-anchor'
  heading.before(span)
  return { id, users: 0, remove: () => span.remove() }
}

/**
 * The id that links to a heading: its own, its widget's, or that of an anchor inserted before it (contract loops §14). The returned
 * function releases the anchor.
 */
export function anchorOf(heading: HTMLElement, index: number): [id: string, stop: () => void] {
  const anchor = anchors.get(heading) ?? createAnchor(heading, index)
  anchors.set(heading, anchor)
  anchor.users++
  return [
    anchor.id,
    () => {
      if (--anchor.users) return
      anchors.delete(heading)
      anchor.remove()
    },
  ]
}
