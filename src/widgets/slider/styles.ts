import { inLayer, onPaper } from '../../dom/stylesheet'
import { ownSelector } from '../../ui/own-selector'
import { pauseButtonStyles } from '../../ui/pause-button'

/** Ours: add-ons' sliders are in a box with the same class, and some types of theirs begin with the same word. */
const OWN = ['image-c', 'nested-c', 'loop-c', 'media-c', 'testimonial-c', 'reviews.', 'slides.'].map(
  (type) => `[data-widget_type^="${type}"].e-widget-swiper`,
)
/** Written out, because browsers test a rule with a list in `:is()` for every element. */
const inOwn = (parts: string[]) => OWN.flatMap((own) => parts.map((part) => `${own} ${part}`)).join()
const BOXES = ['[data-widget=slider].swiper', ...inOwn(['.swiper', '.swiper-container']).split(',')]
const inBoxes = (part: string) => BOXES.map((box) => box + part).join()
/** In print: no motion, no controls, all slides side by side and wrapping. Heights that sites give to background slides stay. */
const ON_PAPER = onPaper(`${inBoxes('')}{overflow:visible;height:auto;padding-block-end:0}
${inBoxes('>.swiper-wrapper')}{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:1rem;height:auto;transform:none;contain:none}
${inBoxes('>.swiper-wrapper>.swiper-slide')}{position:relative;inset:auto;width:auto;max-width:none;margin:0;opacity:1;visibility:visible;transform:none;break-inside:avoid}
${inBoxes(' .swiper-slide-contents')}{opacity:1;animation:none}
${inBoxes('>.swiper-wrapper>.swiper-slide-duplicate')},${inBoxes(' [class*=-shadow]')},${inOwn(['.elementor-thumbnails-swiper', '.elementor-swiper-button', '.swiper-pagination'])},[data-widget=slider]>.swiper-pagination{display:none}`)

const TEXTS = ['testimonial', 'reviews', 'nested']

/**
 * Minimal slider styles for pages without a stylesheet; lets presses beside the dots, whose box is as wide as the slider, reach the arrows
 * below; styles the pause button that we add to the builder's controls. In text carousels the button is at the bottom, because texts begin
 * where it would otherwise be.
 *
 * Swiper derives slide widths from the box. Where the box's width depends on its contents (a flex item, a column, a table cell), the two
 * would grow each other without end. So the row requests no width, and its generated content requests the window's but can shrink: the box
 * is as wide as the free space. In a grid box, which may have several columns, it has its place in the wrapper's row, which takes all of
 * them; in a flex box it leaves all space to the wrapper. A list's box may be either, and its gap would come before that content.
 */
export const SLIDER_STYLES = `${inBoxes('')}{touch-action:pan-y pinch-zoom}
${inLayer(`[data-widget=slider].swiper{position:relative;display:block;overflow:hidden}
[data-widget=slider]>.swiper-wrapper{position:relative;display:flex;transition-property:transform}
[data-widget=slider]>.swiper-wrapper>.swiper-slide{position:relative;box-sizing:border-box;flex:none;transition-property:transform}
[data-widget=slider].swiper-fade>.swiper-wrapper>.swiper-slide{pointer-events:none;transition-property:opacity}
[data-widget=slider].swiper-fade>.swiper-wrapper>.swiper-slide-active{pointer-events:auto}
${inBoxes('')}{writing-mode:horizontal-tb}
${inBoxes('>.swiper-wrapper')}{contain:inline-size;grid-area:1/1/2/-1;flex-shrink:0}
[data-widget_type^=loop-c] .swiper{row-gap:0!important}
${inBoxes('::after')}{content:"";display:grid;grid-template-columns:minmax(0,var(--skerry-width,100vw));grid-area:1/1;flex:0 9999 auto;height:0}
.swiper-pagination-bullets{pointer-events:none}
.swiper-pagination-bullets>.swiper-pagination-bullet{pointer-events:auto}
${inOwn(['.swiper-pagination-bullet'])}{position:relative}
${inOwn(['.swiper-pagination-bullet::after'])}{content:"";position:absolute;inset:50% auto auto 50%;width:max(100%,24px);height:max(100%,24px);translate:-50% -50%}`)}
${pauseButtonStyles('skerry-slider-pause', 'inset-block-start:8px;inset-inline-start:8px')}
${ownSelector(TEXTS.map((kind) => `[data-widget_type^=${kind}] .skerry-slider-pause`).join())}{inset-block:auto 8px;inset-inline:auto 8px}
${ON_PAPER}`
