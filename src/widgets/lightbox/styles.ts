const DIALOG = 'dialog.elementor-lightbox'

/**
 * What the lightbox needs under any stylesheet: browsers give a native dialog a look of their own, and the slides lie in a row that is
 * moved. The row is clipped instead of hidden, because browsers scroll hidden content into view, and the whole lightbox would shift.
 * Adopted in a layer, so that every rule of a site wins.
 */
export const LIGHTBOX_STYLES = `
${DIALOG}{position:fixed;inset:0;box-sizing:border-box;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;background:rgb(0 0 0/.8);color:#fff;outline:0;user-select:none}
${DIALOG}::backdrop{display:none}
${DIALOG} .dialog-widget-content,${DIALOG} .dialog-message,${DIALOG} .skerry-lightbox-window{box-sizing:border-box;width:100%;height:100%;max-width:100%}
${DIALOG} .skerry-lightbox-window{position:relative;overflow:hidden}
${DIALOG} .swiper-wrapper{display:flex;width:100%;height:100%;overflow:clip}
${DIALOG} .swiper-slide{position:relative;flex:none;width:100%;height:100%}
${DIALOG} .swiper-zoom-container{display:flex;align-items:center;justify-content:center;width:100%;height:100%}
${DIALOG} .elementor-lightbox-image{max-width:100%;max-height:100%;object-fit:contain}
${DIALOG} :is(.swiper-wrapper,.elementor-lightbox-image){touch-action:none}
${DIALOG} .elementor-slideshow--ui-hidden>:is(header,footer,[role=button]):not(:focus-within,:focus-visible){opacity:0}
${DIALOG} i>svg{display:block;width:1em;height:1em}
${DIALOG} :is(iframe,video){width:100%;height:100%;border:0}`
