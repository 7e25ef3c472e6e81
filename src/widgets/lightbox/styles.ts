import { inLayer } from '../../dom/stylesheet'
import { OWN_STYLES } from './own-styles'

/**
 * Styles that the lightbox needs with any stylesheet: they reset native dialogs and position the moving row. The row is clipped, not
 * hidden, because browsers scroll hidden content into view, shifting the whole lightbox.
 */
const stylesOf = (dialog: string) => `
${dialog}{position:fixed;inset:0;box-sizing:border-box;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;background:rgb(0 0 0/.8);color:#fff;outline:0;user-select:none}
${dialog}::backdrop{display:none}
${dialog} .dialog-widget-content,${dialog} .dialog-message,${dialog} .skerry-lightbox-window{box-sizing:border-box;width:100%;height:100%;max-width:100%;margin:0;padding:0}
${dialog} .skerry-lightbox-window{position:relative;overflow:hidden}
${dialog} header{color:var(--lightbox-ui-color)}
${dialog} .swiper-wrapper{display:flex;width:100%;height:100%;overflow:clip}
${dialog} .swiper-slide{position:relative;flex:none;width:100%;height:100%}
${dialog} .swiper-zoom-container{display:flex;align-items:center;justify-content:center;width:100%;height:100%}
${dialog} .elementor-lightbox-image{max-width:100%;max-height:100%;object-fit:contain}
${dialog} .swiper-slide:not(:only-child) .elementor-lightbox-image,${dialog} .elementor-slideshow--zoom-mode .elementor-lightbox-image{cursor:grab}
${dialog} .swiper-slide .elementor-lightbox-image:active{cursor:grabbing}
${dialog} .swiper-wrapper,${dialog} .elementor-lightbox-image{touch-action:var(--skerry-touch-action,none)}
${['header', 'footer', '[role=button]'].map((part) => `${dialog} .elementor-slideshow--ui-hidden>${part}:not(:focus-within,:focus-visible)`)}{opacity:0}
${dialog} i>svg{display:block;width:1em;height:1em}
${dialog} iframe,${dialog} video{display:block;width:100%;height:100%;border:0}
@media print{${dialog}{display:none!important}}`

const BUILDERS = 'dialog.elementor-lightbox'
/** For the builder's look: every site rule wins. Its stylesheet lets a long caption grow out of the window. */
export const LIGHTBOX_STYLES = inLayer(`${stylesOf(BUILDERS)}${BUILDERS} footer{max-height:30vh;overflow:auto}`)

/** The weight of an id; our look has that of two (own-styles.ts). */
const OWN = 'dialog.skerry-lightbox:not(#a)'
/** The lightbox's parts, except icons and moving ones. */
const PARTS = ['div', 'header', 'footer', 'a', 'span', 'img', 'svg', 'iframe', 'video'].map((tag) => `${OWN} ${tag}:where(:not(.animated))`)
/**
 * For our look: isolates it from a theme's element rules and a slider library's rules. Icons keep the page's icon font, and drawings their
 * presentation attributes.
 */
export const OWN_LIGHTBOX_STYLES = `${OWN},${PARTS}{all:revert}${stylesOf(OWN)}
${OWN_STYLES}`
