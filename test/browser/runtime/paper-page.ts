/** A page with what paper shows otherwise than a screen, and what is wrong with it there. */
import { imageCarousel, proCarousel, slider, slides } from '../slider/slider-markup'

const playing = { slides_to_show: '2', navigation: 'both', infinite: 'yes', autoplay: 'yes', autoplay_speed: 60_000 }
const widget = (type: string, settings: object, inner: string) =>
  `<div class="elementor-element elementor-widget" data-id="${type}" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="${type}.default"><div class="elementor-widget-container">${inner}</div></div>`
export const PAPER_BODY = `<style>.elementor-headline-dynamic-text{position:absolute;opacity:0}.elementor-headline-text-active{position:relative;opacity:1}.elementor-tab-content{display:none}.e-floating-bars{position:fixed;inset:auto 0 0}.e-gallery-item{display:block}.elementor-flip-box{position:relative;height:90px}.elementor-flip-box>*{position:absolute;inset:0}.elementor-flip-box__back{opacity:0}</style>
<header id="bar" data-settings='{"sticky":"top"}'>Pasek</header><p>Tekst strony</p>
<div id="by-hand">${slider(playing)}</div><div id="pictures">${imageCarousel(playing)}</div><div id="fading">${slides({ ...playing, transition: 'fade' })}</div>
<div id="flow">${proCarousel('media-carousel', { skin: 'coverflow', loop: 'yes' })}</div><div id="cube">${proCarousel('media-carousel', { effect: 'cube', loop: 'yes' })}</div>
<div data-widget="tabs"><div data-tabs-list><a href="#z1">Jeden</a><a href="#z2">Dwa</a></div><section id="z1"><p>Panel 1</p></section><section id="z2"><p>Panel 2</p></section></div>
<div data-widget="accordion"><details><summary>Pytanie</summary><p>Odpowiedź</p></details></div>
${widget('animated-headline', { headline_style: 'rotate', animation_type: 'typing', loop: 'yes' }, '<h3 class="elementor-headline elementor-headline-letters"><span class="elementor-headline-dynamic-wrapper"><span class="elementor-headline-dynamic-text elementor-headline-text-active">Słowo</span><span class="elementor-headline-dynamic-text">Drugie</span></span></h3>')}
${widget('gallery', { gallery_layout: 'masonry', columns: 3, lazyload: 'yes' }, `<div class="elementor-gallery__container">${[1, 2, 3, 4].map((i) => `<a class="e-gallery-item elementor-gallery-item" href="/pictures/p${i}.svg"><div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="/pictures/p${i}.svg" data-width="600" data-height="${300 + i * 60}"></div></a>`).join('')}</div>`)}
${widget('floating-bars-var-1', {}, '<div class="e-floating-bars" role="alertdialog" aria-label="x"><p>Promocja</p><button class="e-floating-bars__close-button" type="button" aria-label="Zamknij">x</button></div>')}
<div data-widget="flip-box" class="turns"><div>Przód</div><div><p>Tył</p></div></div>${widget('flip-box', {}, '<div class="elementor-flip-box turns"><div class="elementor-flip-box__front">Przód</div><div class="elementor-flip-box__back"><p>Tył</p></div></div>')}
<section data-widget="popup" id="box" hidden aria-label="Okno"><p>Okno</p></section><button type="button" data-popup-open="box">Otwórz okno</button>
<div data-widget="accordion"><details name="jeden" open><summary>Pierwsze</summary><p>Jedna odpowiedź</p></details><details name="jeden"><summary>Drugie</summary><p>Druga odpowiedź</p></details></div>
<div class="high"></div>${widget('progress', {}, '<div class="elementor-progress-wrapper" role="progressbar" aria-label="Postęp" aria-valuenow="70"><div class="elementor-progress-bar" data-max="70"></div></div>')}<style>.elementor-progress-bar{width:0;height:20px;transition:width 60s}.high{height:3000px}</style>`

/** What is missing on a sheet 794 px wide, overlaps something, or is useless there. */
export function mistakes(): string[] {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const name = (el: Element) => `${el.localName}.${el.className} ${el.textContent?.trim().slice(0, 20)}`
  const isHidden = (el: Element) => {
    const { width, height, left, right } = el.getBoundingClientRect()
    return (
      !width || !height || left < -1 || right > innerWidth + 1 || !el.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const readable = all(
    '.swiper-slide:not(.swiper-slide-duplicate,.elementor-thumbnails-swiper *),section[id^=z] p,details p,.turns p,.elementor-headline-dynamic-text,.e-gallery-item,.e-floating-bars p',
  )
  const boxes = all('.swiper,.e-n-tabs').map((el) => ({ el, at: el.getBoundingClientRect() }))
  const stacked = all('.turns').filter((el) => {
    const [front, back] = [...el.children].map((side) => side.getBoundingClientRect())
    return front && back && back.top < front.bottom
  })
  const cut = all('.swiper-slide').filter((el) => {
    const box = boxes.find((found) => found.el.contains(el))
    return box && el.offsetHeight && el.getBoundingClientRect().bottom > box.at.bottom + 1
  })
  const useless = all('dialog[open],.elementor-swiper-button,.swiper-pagination,[class*=skerry-slider-],.e-floating-bars__close-button')
  return [
    ...readable.filter(isHidden).map((el) => `cannot be read: ${name(el)}`),
    ...stacked.map((el) => `lies over another: ${name(el)}`),
    ...cut.map((el) => `is cut off: ${name(el)}`),
    ...useless.filter((el) => el.offsetHeight).map((el) => `is of no use: ${name(el)}`),
    ...all('*')
      .filter((el) => el.offsetHeight > 1 && getComputedStyle(el).position === 'fixed')
      .map((el) => `lies on every page: ${name(el)}`),
    ...all('.elementor-progress-bar')
      .filter((el) => Math.round((10 * el.offsetWidth) / (el.parentElement as HTMLElement).offsetWidth) !== 7)
      .map(() => 'has not grown'),
    ...all('.elementor-sticky__spacer').map(() => 'keeps the room of a bar that is in its place'),
  ]
}
