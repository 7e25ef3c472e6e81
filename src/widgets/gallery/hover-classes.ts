import { GALLERY_CONTENT, GALLERY_OVERLAY } from '../../builder/selectors'
import type { Gallery, Item } from './parts'
import type { Writers } from './writers'

interface Hover {
  image_hover_animation: string
  background_overlay_hover_animation: string
  content_hover_animation: string
  content_sequenced_animation: boolean
}

/** The builder's class of a hover animation on what it is for (contract loops §7.3); names for what was served without. */
export function applyHoverClasses({ items }: Gallery, look: Hover, pen: Writers): void {
  for (const [i, item] of items.entries()) {
    const content = item.el.querySelector<HTMLElement>(GALLERY_CONTENT)
    const animate = (el: Element | null | undefined, name: string) =>
      el && name && pen.put(el as HTMLElement, { [`.elementor-animated-item--${name}`]: true })
    animate(item.picture, look.image_hover_animation)
    animate(item.el.querySelector(GALLERY_OVERLAY), look.background_overlay_hover_animation)
    for (const child of content?.children ?? []) animate(child, look.content_hover_animation)
    if (content && look.content_sequenced_animation) pen.put(content, { '.elementor-gallery--sequenced-animation': true })
    name(item, `${i + 1} / ${items.length}`, pen)
  }
}

/** A picture without an alternative text is decoration; a link that says nothing is called by its lightbox title, else by its place. */
function name({ el, picture, link }: Item, place: string, pen: Writers): void {
  if (picture.ariaLabel) return
  pen.put(picture, { role: null, 'aria-label': null })
  if (el.matches('a') && !el.ariaLabel && !el.textContent?.trim())
    pen.put(el, { 'aria-label': link?.getAttribute('data-elementor-lightbox-title') || place })
}
