/**
 * A builder's carousels before the script. The builder's stylesheet sets neither the gap nor, for most kinds, the number of slides in view:
 * without these rules the slides move when the slider starts (0.1 to 0.4 of layout shift for each one in view). Listed are the usual
 * numbers and gaps; a page can override them with `--skerry-slides` and `--skerry-gap` on the widget. The resulting layout has no effect in
 * other sliders, which lack these properties.
 */
const CAROUSEL = '[data-widget_type*=carousel]'
const REVIEWS = '[data-widget_type^="reviews."]'
const SLIDES = '[data-widget_type^="slides."]'
const MEDIA = '[data-widget_type^=media-c]'
/** Reviews and the two kinds with the same settings: their gaps are set per device. */
const SPACED = [MEDIA, '[data-widget_type^=testimonial-c]', REVIEWS]
/** Several slides in view by default. */
const SEVERAL = ['image', 'nested', 'loop'].map((kind) => `[data-widget_type^=${kind}-c]`)

const rule = (selectors: string | string[], declarations: string) => `${selectors}{${declarations}}`
const has = (text: string) => `[data-settings*='"${text}']`

/** Settings for one device, by key suffix; each has two names. */
const ofDevice = (device: string, slides: number[], gaps: number[], thumbs: number[]) =>
  [
    ...slides.map((n) =>
      rule(
        ['slides_to_show', 'slides_per_view'].map((key) => CAROUSEL + has(`${key}${device}":"${n}"`)),
        `--skerry-slides:${n}`,
      ),
    ),
    ...gaps.map((n) =>
      rule(
        ['image_spacing_custom', 'space_between'].map((key) => CAROUSEL + has(`${key}${device}":{"unit":"px","size":${n},`)),
        `--skerry-gap:${n}px`,
      ),
    ),
    ...(device === '_mobile' ? [] : [2, 3]).map((n) => rule(REVIEWS + has(`slides_per_view${device}":"${n}"`), `--skerry-slides:${n}`)),
    rule(REVIEWS + has(`space_between${device}":{"unit":"px","size":10,`), '--skerry-gap:10px'),
    ...thumbs.map((n) => rule(MEDIA + has(`slideshow_slides_per_view${device}":"${n}"`), `--skerry-thumbs:${n}`)),
  ].join('')

const NUMBERS = `${rule([...SPACED, ...SEVERAL, SLIDES], '--skerry-slides:1;--skerry-gap:0px;--skerry-thumbs:5;--skerry-contain:inline-size;--skerry-after:""')}
${rule(SPACED, '--skerry-grow:1;--skerry-most:none')}
${rule([...SEVERAL, MEDIA], '--skerry-slides:3')}
${ofDevice('', [1, 2, 3, 4, 5, 6], [0, 10, 20, 30], [3, 4])}
@media(max-width:1024px){${rule(CAROUSEL, '--skerry-thumbs:4')}
${rule([MEDIA, ...SEVERAL.map((kind) => `${kind}:not(${has('slides_to_show":"1"')})`)], '--skerry-slides:2')}
${rule(SPACED, '--skerry-gap:0px')}${rule(SPACED.slice(1), '--skerry-slides:1')}
${ofDevice('_tablet', [1, 2, 3, 4], [10, 20], [])}}
@media(max-width:767px){${rule([CAROUSEL, REVIEWS, SLIDES], '--skerry-slides:1;--skerry-thumbs:3')}
${rule(SPACED, '--skerry-gap:0px')}
${ofDevice('_mobile', [2, 3], [10], [])}}`

const NEW = '.swiper:not(.swiper-initialized)>.swiper-wrapper'
const WRAPPERS = [NEW, '.swiper-container:not(.swiper-container-initialized)>.swiper-wrapper']
/** Also after the start: adding or removing an inherited property would restyle everything in the slides. */
const ALWAYS = ['.swiper>.swiper-wrapper', '.swiper-container>.swiper-wrapper']
const SLIDE = '>.swiper-slide'
/** The first slide is centred by a transform, as in the slider, because another position would count as a shift. */
const MIDDLE = [
  `${MEDIA}${has('skin":"coverflow"')} ${NEW}`,
  `${MEDIA}${has('centered_slides":"yes"')} .elementor-thumbnails-swiper:not(.swiper-initialized)>.swiper-wrapper`,
]

/**
 * Sets a basis and a maximum width, because the slider library's stylesheet sets the width. The generated content after a box requests the
 * width that the script will request, and the wrapper takes its own row of a grid box (src/widgets/slider/styles.ts).
 * A list's box may be a grid or a flex box with a gap, which would come before that content.
 */
const LAYOUT = `${rule([MEDIA + has('skin":"slideshow"'), MEDIA + has('effect":"fade"'), MEDIA + has('effect":"cube"')], '--skerry-slides:1')}
.elementor-thumbnails-swiper{--skerry-slides:var(--skerry-thumbs)}
${rule(
  ALWAYS,
  '--skerry-in-view:var(--e-image-carousel-slides-to-show,var(--skerry-slides));--skerry-basis:calc((100% - (var(--skerry-in-view) - 1)*var(--skerry-gap))/var(--skerry-in-view));grid-area:1/1/2/-1;flex-shrink:0',
)}
${rule(WRAPPERS, 'gap:var(--skerry-gap);contain:var(--skerry-contain)')}
${rule(
  WRAPPERS.map((wrapper) => `${wrapper + SLIDE}:not(:only-of-type)`),
  'flex-basis:var(--skerry-basis);min-width:0;max-width:var(--skerry-most,var(--skerry-basis))',
)}
${rule(
  WRAPPERS.map((wrapper) => wrapper + SLIDE),
  'flex-grow:var(--skerry-grow)',
)}
[data-widget_type^=loop-c] .swiper{row-gap:0!important}
.swiper:not([data-widget])::after,.swiper-container::after{content:var(--skerry-after);display:grid;grid-template-columns:minmax(0,var(--skerry-width,100vw));grid-area:1/1;flex:0 9999 auto;height:0}
${rule(MIDDLE, 'transform:translateX(calc((100% - var(--skerry-basis))/2))')}
${rule(
  MIDDLE.map((wrapper) => `${wrapper}:dir(rtl)`),
  'transform:translateX(calc((var(--skerry-basis) - 100%)/2))',
)}`

export default NUMBERS + LAYOUT
