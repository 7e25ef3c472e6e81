/** Settings of an endless row with three slides in view. */
export const three = { slides_to_show: '3', navigation: 'both', infinite: 'yes', speed: 200 }

/** A hand-written slider. */
export const slider = (settings: object, count = 5, attributes = 'aria-label="Opinie"') =>
  `<div data-widget="slider" ${attributes} data-settings='${JSON.stringify(settings)}'>${Array.from({ length: count }, (_, i) => `<div><p>Slajd ${i + 1}</p><a href="/s${i + 1}">Więcej ${i + 1}</a></div>`).join('')}</div>`

/** An image carousel as the builder's server writes it: for its newer slider library, or with `legacy` for the older one. */
export function imageCarousel(settings: object, { count = 5, legacy = false, dir = 'ltr', lazy = false } = {}): string {
  const source = (i: number) => `class="swiper-slide-image${lazy ? ' swiper-lazy" data-' : '" '}src="/pictures/p${i}.svg"`
  const slides = Array.from({ length: count }, (_, n) => n + 1).map(
    (i) =>
      `<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${i} of ${count}"><figure class="swiper-slide-inner"><img width="768" height="432" ${source(i)} alt="Obraz ${i}">${lazy ? '<div class="swiper-lazy-preloader"></div>' : ''}</figure></div>`,
  )
  const arrow = (side: string) =>
    `<div class="elementor-swiper-button elementor-swiper-button-${side}" role="button" tabindex="0"><i aria-hidden="true"></i></div>`
  return `<div class="elementor elementor-9"><div class="elementor-widget-wrap"><div class="elementor-element elementor-element-5d1 elementor-widget elementor-widget-image-carousel" data-id="5d1" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="image-carousel.default"><div class="elementor-widget-container">
<div class="elementor-image-carousel-wrapper ${legacy ? 'swiper-container' : 'swiper'}" dir="${dir}"><div class="elementor-image-carousel swiper-wrapper" aria-live="off">
${slides.join('\n')}
</div>${arrow('prev')}${arrow('next')}<div class="swiper-pagination"></div></div></div></div></div></div>`
}

/** The builder's carousels as its server writes them (contract media §3, contract loops §§4, 9, 10), as little of each as a test needs. */
const widget = (type: string, id: string, settings: object, inner: string, className = '') =>
  `<div class="elementor elementor-9"><div class="elementor-widget-wrap"><div class="elementor-element elementor-element-${id} ${className} elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="${type}.default"><div class="elementor-widget-container">${inner}</div></div></div></div>`
const arrow = (side: string) =>
  `<div class="elementor-swiper-button elementor-swiper-button-${side}" role="button" tabindex="0"><i aria-hidden="true"></i></div>`
const controls = `${arrow('prev')}${arrow('next')}<div class="swiper-pagination"></div>`
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const slide = (inner: string, i: number, count: number, more = '') =>
  `<div class="swiper-slide" ${more} role="group" aria-roledescription="slide" aria-label="${i} of ${count}">${inner}</div>`

/** A nested carousel; `inner` makes the content of the n-th slide. */
export function nestedCarousel(settings: object, { count = 4, id = 'ne5', inner = (i: number) => `<p>Slajd ${i}</p>` } = {}): string {
  const slides = numbers(count).map((i) => slide(`<div class="e-con e-child">${inner(i)}</div>`, i, count, `data-slide="${i}"`))
  return widget(
    'nested-carousel',
    id,
    settings,
    `<div class="e-n-carousel swiper" dir="ltr"><div class="swiper-wrapper" aria-live="off">${slides.join('')}</div></div>${controls}`,
  )
}

/** A loop carousel: its items are slides without names. */
export function loopCarousel(settings: object, count = 5): string {
  const items = numbers(count).map((i) => `<div class="e-loop-item swiper-slide"><p>Wpis ${i}</p><a href="/w${i}">Czytaj ${i}</a></div>`)
  return widget(
    'loop-carousel',
    '10c',
    settings,
    `<div class="swiper elementor-loop-container elementor-grid" dir="ltr"><div class="swiper-wrapper" aria-live="off">${items.join('')}</div></div>${controls}`,
  )
}

/** Media carousel, testimonial carousel, reviews. */
export function proCarousel(type: string, settings: { skin?: string; [name: string]: unknown }, { count = 5, lazy = false } = {}): string {
  const picture = (i: number) =>
    `<div class="elementor-carousel-image${lazy ? ' swiper-lazy' : ''}" role="img" aria-label="Obraz ${i}" ${lazy ? `data-background="/pictures/p${i}.svg"` : ''}>${lazy ? '<div class="swiper-lazy-preloader"></div>' : ''}<p>Obraz ${i}</p></div>`
  const slides = numbers(count).map((i) => `<div class="swiper-slide">${picture(i)}</div>`)
  const thumbs =
    settings.skin === 'slideshow'
      ? `<div class="elementor-thumbnails-swiper swiper"><div class="swiper-wrapper">${slides.join('')}</div></div>`
      : ''
  return widget(
    type,
    'ca4',
    settings,
    `<div class="elementor-swiper"><div class="elementor-main-swiper swiper"><div class="swiper-wrapper">${slides.join('')}</div>${controls}</div>${thumbs}</div>`,
    `elementor-skin-${settings.skin ?? 'carousel'}`,
  )
}

/** The slides widget, with texts that come in and a background that grows. */
export function slides(settings: object, { count = 3, animation = 'fadeInUp' } = {}): string {
  const all = numbers(count).map(
    (i) =>
      `<div class="elementor-repeater-item-${i} swiper-slide"><div class="swiper-slide-bg elementor-ken-burns elementor-ken-burns--in" role="img" aria-label="Tło ${i}"></div><div class="swiper-slide-inner"><div class="swiper-slide-contents"><p>Slajd ${i}</p></div></div></div>`,
  )
  return widget(
    'slides',
    '51d',
    settings,
    `<div class="elementor-swiper"><div class="elementor-slides-wrapper elementor-main-swiper swiper" dir="ltr" data-animation="${animation}"><div class="swiper-wrapper elementor-slides">${all.join('')}</div>${count > 1 ? controls : ''}</div></div>`,
  )
}
