import { arrowButtonStyles } from '../../ui/arrow-button'
import { ownSelector } from '../../ui/own-selector'
import { paginationStyles } from '../../ui/pagination'

const inSlider = (...parts: string[]) => ownSelector(parts.map((part) => `[data-widget=slider] ${part}`).join())
const [PREV, NEXT, PAUSE, ROW] = ['.skerry-slider-prev', '.skerry-slider-next', '.skerry-slider-pause', '.swiper-pagination'] as const

/**
 * The controls of a hand-written slider, all of them ours, in a row below its slides. embed/css/slider.css keeps it free; on a page without
 * that, the first two rules do, without weight. Arrows come first. Dots that do not fit scroll; the padding leaves space for the focus ring
 * of the first and last.
 */
export const CONTROLS = `:where([data-widget=slider].swiper){padding-block-end:56px}
:where([data-widget=slider][data-settings*='navigation":"none"']:not([data-settings*='autoplay":"yes"'])){padding-block-end:0}
${arrowButtonStyles(PREV, NEXT)}
${paginationStyles(`[data-widget=slider] ${ROW}`)}
${inSlider(PREV, NEXT, PAUSE)}{position:absolute;inset-block:auto 0;inset-inline:auto 0;z-index:10}
${inSlider(PREV)}{inset-inline-end:52px}
${inSlider(PAUSE)}{inset-inline:0 auto;width:var(--skerry-button-size,44px);height:var(--skerry-button-size,44px)}
${inSlider(ROW)}{all:unset;position:absolute;inset-block:auto 0;inset-inline:52px;z-index:9;display:flex;gap:0 .25em;align-items:center;justify-content:center;height:44px;pointer-events:none}
${inSlider(`${NEXT}~${ROW}`)}{inset-inline:104px}
@media(max-width:767px){${inSlider(`${NEXT}~${ROW}`)}{inset-inline-start:52px}}
${inSlider(`${ROW}-bullets`)}{gap:0;justify-content:safe center;padding-inline:6px;overflow:auto hidden;scrollbar-width:none}
${inSlider(`${ROW}-lock`)}{display:none}`
