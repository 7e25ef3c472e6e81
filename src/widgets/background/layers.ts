import { createElement } from '../../base/create-element'
import { swiperClass } from '../../page/page-config'
import type { SlideshowSettings } from './settings'

const NAME = 'elementor-background-slideshow'
const LAZY = 'swiper-lazy'
export const KEN_BURNS = 'elementor-ken-burns'

export interface Layers {
  box: HTMLElement
  slides: HTMLElement[]
  /** The element in each slide with the picture as its background. */
  pictures: HTMLElement[]
}

const div = (className: string, ...children: Node[]): HTMLElement => createElement('div', { class: className }, ...children)

/**
 * Creates one layer per picture, with the builder's elements and classes, which its stylesheets and sites' select (contract core §9.2). No
 * JSX: the box must be the host's first child, without a container around it.
 */
export function createLayers(count: number, settings: SlideshowSettings): Layers {
  const classes = [`${NAME}__slide__image`]
  if (settings.background_slideshow_ken_burns)
    classes.push(KEN_BURNS, `${KEN_BURNS}--${settings.background_slideshow_ken_burns_zoom_direction}`)
  if (settings.background_slideshow_lazyload) classes.push(LAZY)
  const pictures = Array.from({ length: count }, () => div(classes.join(' ')))
  const slides = pictures.map((picture) => div(`${NAME}__slide swiper-slide`, picture))
  // All stacked; without the slider's stylesheet a slide has no height.
  for (const { style } of slides) {
    style.position = 'absolute'
    style.inset = '0'
  }
  const box = div(`${NAME} ${swiperClass()}`, div('swiper-wrapper', ...slides))
  box.dir = settings.background_slideshow_slide_transition === 'slide_left' ? 'ltr' : 'rtl'
  // Decorative, so hidden from screen readers.
  box.setAttribute('aria-hidden', 'true')
  return { box, slides, pictures }
}

/** Loads a layer's picture. */
export function loadPicture(picture: HTMLElement, url: string): void {
  if (picture.style.backgroundImage) return
  picture.style.backgroundImage = `url(${JSON.stringify(url)})`
  if (picture.classList.contains(LAZY)) picture.classList.add(`${LAZY}-loaded`)
}
