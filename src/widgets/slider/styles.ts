import { inLayer } from '../../dom/stylesheet'
import { ownSelector } from '../../ui/own-selector'
import { pauseButtonStyles } from '../../ui/pause-button'

/**
 * The minimal styles of a slider on a page without a stylesheet for it; what lets a press beside the dots, whose box is as wide as the slider,
 * reach the arrows below it; and the look of the pause button, which we add to the builder's controls. In carousels of texts the button stands
 * at the bottom, because the texts begin where it lies on pictures.
 */
export const SLIDER_STYLES = `${inLayer(`:where([data-widget=slider].swiper){position:relative;display:block;overflow:hidden;touch-action:pan-y}
:where([data-widget=slider]>.swiper-wrapper){position:relative;display:flex;transition-property:transform}
:where([data-widget=slider]>*>.swiper-slide){position:relative;box-sizing:border-box;flex:none;transition-property:transform}
:where([data-widget=slider].swiper-fade>*>.swiper-slide){pointer-events:none;transition-property:opacity}
:where([data-widget=slider].swiper-fade>*>.swiper-slide-active){pointer-events:auto}
:where(.swiper-pagination-bullets){pointer-events:none}
:where(.swiper-pagination-bullets>*){pointer-events:auto}`)}
${pauseButtonStyles('skerry-slider-pause', 'inset-block-start:8px;inset-inline-start:8px')}
${ownSelector(':is([data-widget_type^=testimonial],[data-widget_type^=reviews],[data-widget_type^=nested]) .skerry-slider-pause')}{inset-block:auto 8px;inset-inline:auto 8px}`
