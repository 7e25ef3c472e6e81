import { createElement } from '../../base/create-element'

/**
 * What turns while the visitor waits, by the host's attributes: the site's icon or picture, or an animation that styles.ts draws
 * (contract menus §8.1). It has no state, and the site's stylesheet selects it as a child of the overlay, so it is a plain element.
 */
export function createLoader(host: HTMLElement): HTMLElement | undefined {
  const attribute = (name: string) => host.getAttribute(`preloader-${name}`)
  switch (attribute('type')) {
    case 'icon':
      return createElement('i', { class: attribute('icon') ?? '' })
    case 'image': {
      // The browser resolves the address; what is not on the web, such as code, does not get into the page.
      const { href } = createElement('a', { href: attribute('image-url') ?? '' }) as HTMLAnchorElement
      return /^http/.test(href) ? createElement('img', { src: href, alt: '' }) : undefined
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
