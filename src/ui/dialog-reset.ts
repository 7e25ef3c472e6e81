/**
 * Resets the browser's dialog styles, because the builder's stylesheet was written for a plain block. Zero specificity, so that any site
 * rule wins.
 */
const DIALOG = ':where(dialog.elementor-popup-modal)'
export const DIALOG_RESET = `${DIALOG}{border:0;margin:0;padding:0;max-width:none;max-height:none;color:inherit;overflow:visible;background:none;outline:0}
${DIALOG}::backdrop{display:none}
@media print{${DIALOG}{display:none!important}}`
