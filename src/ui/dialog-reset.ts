/**
 * A native dialog brings the browser's own styles, while the builder's stylesheet expects a plain block. Zero specificity, so that any rule of a site
 * wins.
 */
const DIALOG = ':where(dialog.elementor-popup-modal)'
export const DIALOG_RESET = `${DIALOG}{border:0;margin:0;padding:0;max-width:none;max-height:none;color:inherit;overflow:visible;background:none;outline:0}
${DIALOG}::backdrop{display:none}
:where(.dialog-prevent-scroll) ${DIALOG}{touch-action:pinch-zoom}
:where(.dialog-prevent-scroll) ${DIALOG} :where(.dialog-message){overscroll-behavior:contain}
@media print{${DIALOG}{display:none!important}}`
