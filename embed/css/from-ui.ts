/**
 * The looks of src/ui that hand-written markup has by skerry.css, where each stands once. The build runs this module and takes what it
 * exports for a stylesheet. What a builder's page has too, its code brings along (dom/stylesheet.ts).
 */
import { arrowButtonStyles } from '../../src/ui/arrow-button'
import { closeButtonStyles } from '../../src/ui/close-button'
import { ownSelector } from '../../src/ui/own-selector'
import { paginationStyles } from '../../src/ui/pagination'
import { playButtonStyles } from '../../src/ui/play-button'
import { roundButtonStyles } from '../../src/ui/round-button'

/** The lightbox has reset what is in it (widgets/lightbox/styles.ts), but not its icons, whose font must stay. */
const withoutReset = (selector: string, declarations: string) => `${ownSelector(selector)}{margin:0;padding:0;${declarations}}`

export default [
  arrowButtonStyles('.skerry-slider-prev', '.skerry-slider-next'),
  paginationStyles('[data-widget="slider"] .swiper-pagination'),
  closeButtonStyles('.skerry-popup .dialog-close-button'),
  // Their elements and icons are the builder's, and embed/css/lightbox.css says more of them.
  roundButtonStyles(
    ':where(.skerry-lightbox :is(.dialog-close-button,header>[role],.elementor-swiper-button))',
    'none',
    '44px',
    '',
    withoutReset,
  ),
  playButtonStyles('[data-widget="video"]>a[href]'),
].join('\n')
