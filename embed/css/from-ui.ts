/**
 * The looks of src/ui that hand-written markup has by skerry.css, where each stands once. The build runs this module and takes what it
 * exports for a stylesheet. What a builder's page has too, its code brings along (dom/stylesheet.ts).
 */
import { arrowButtonStyles } from '../../src/ui/arrow-button'
import { closeButtonStyles } from '../../src/ui/close-button'
import { paginationStyles } from '../../src/ui/pagination'
import { playButtonStyles } from '../../src/ui/play-button'

export default [
  arrowButtonStyles('.skerry-slider-prev', '.skerry-slider-next'),
  paginationStyles('[data-widget="slider"] .swiper-pagination'),
  closeButtonStyles('.skerry-popup .dialog-close-button'),
  playButtonStyles('[data-widget="video"]>a[href]'),
].join('\n')
