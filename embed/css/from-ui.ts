/**
 * The styles from src/ui for hand-written markup in skerry.css, each once. The build runs this module and uses its export as a stylesheet.
 * On builder pages the code brings its own styles (dom/stylesheet.ts).
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
