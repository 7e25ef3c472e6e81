import type { Writers } from '../../dom/writers'
import type { Gallery } from './parts'

const GALLERY_OVERLAY = '.elementor-gallery-item__overlay'
const GALLERY_CONTENT = '.elementor-gallery-item__content'

interface HoverSettings {
  image_hover_animation: string
  background_overlay_hover_animation: string
  content_hover_animation: string
  content_sequenced_animation: boolean
}

/** Adds the builder's classes for hover animations to the parts that they animate (contract loops §7.3). */
export function applyHoverClasses({ items }: Gallery, settings: HoverSettings, writers: Writers): void {
  // A name with a space in it is no class.
  const addClass = (el: Element | null, animation: string) => {
    if (el && /^\S+$/.test(animation)) writers.set(el as HTMLElement, { [`.elementor-animated-item--${animation}`]: true })
  }
  for (const { el, picture } of items) {
    const content = el.querySelector<HTMLElement>(GALLERY_CONTENT)
    addClass(picture, settings.image_hover_animation)
    addClass(el.querySelector(GALLERY_OVERLAY), settings.background_overlay_hover_animation)
    for (const child of content?.children ?? []) addClass(child, settings.content_hover_animation)
    if (content && settings.content_sequenced_animation) writers.set(content, { '.elementor-gallery--sequenced-animation': true })
  }
}
