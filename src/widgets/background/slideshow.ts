import { asObject } from '../../base/values'
import { swiperClass } from '../../builder/page-config'
import { SETTINGS } from '../../builder/selectors'
import { rawSettings } from '../../settings/read'
import { change } from './change'
import { pause } from './pause'

const NAME = 'elementor-background-slideshow'

function div(className: string, ...children: Node[]): HTMLElement {
  const el = document.createElement('div')
  el.className = className
  el.append(...children)
  return el
}

/** Pictures that change behind an element, without a slider: a layer a picture, and two of them move. */
export function start(host: HTMLElement): () => void {
  const raw = rawSettings(host, SETTINGS)
  const get = (key: string) => raw[`background_slideshow_${key}`]
  const gallery = get('gallery')
  const urls = (Array.isArray(gallery) ? gallery : []).map((item) => asObject(item).url).filter((url) => typeof url === 'string' && url)
  if (!urls.length) return () => {}
  const burns = get('ken_burns')
    ? ` elementor-ken-burns elementor-ken-burns--${get('ken_burns_zoom_direction') === 'out' ? 'out' : 'in'}`
    : ''
  const lazy = get('lazyload') ? ' swiper-lazy' : ''
  const pictures = urls.map(() => div(`${NAME}__slide__image${burns}${lazy}`))
  const slides = pictures.map((picture) => div(`${NAME}__slide swiper-slide`, picture))
  const box = div(`${NAME} ${swiperClass()}`, div('swiper-wrapper', ...slides))
  box.dir = get('slide_transition') === 'slide_left' ? 'ltr' : 'rtl'
  // Decoration: whoever listens to the page misses nothing.
  box.ariaHidden = 'true'
  host.prepend(box)
  const show = (i: number) => {
    const picture = pictures[i]
    if (!picture || picture.style.backgroundImage) return
    picture.style.backgroundImage = `url(${JSON.stringify(urls[i])})`
    if (lazy) picture.classList.add('swiper-lazy-loaded')
  }
  const moving = urls.length > 1 ? change(box, slides, pictures, raw, show) : show(0)
  const stop = moving && pause(box, moving)
  return () => {
    stop?.()
    moving?.stop()
    box.remove()
  }
}
