import { createElement } from '../../base/create-element'
import { isImageUrl } from '../../base/image-url'

/**
 * Creates the loader by the host's attributes: the site's icon or picture, or an animation that styles.ts draws (contract menus §8.1). A
 * plain element, because the site's stylesheet selects it as a child of the overlay.
 */
export function createLoader(host: HTMLElement): HTMLElement | undefined {
  const attribute = (name: string) => host.getAttribute(`preloader-${name}`)
  switch (attribute('type')) {
    case 'icon':
      return createElement('i', { class: attribute('icon') ?? '' })
    case 'image': {
      const src = attribute('image-url') ?? ''
      return isImageUrl(src) ? createElement('img', { src, alt: '' }) : undefined
    }
    case 'animation': {
      const type = attribute('animation-type') ?? 'circle'
      const loader = createElement('e-preloader', { type })
      if (type.endsWith('-dots')) loader.append(...Array.from({ length: 4 }, () => createElement('i', {})))
      return loader
    }
    default:
      return undefined
  }
}
