import { closeButtonStyles } from '../../ui/close-button'
import { ownSelector } from '../../ui/own-selector'

const own = (state = '') => ownSelector('dialog.skerry-popup', state)
/** A theme's rules for elements do not reach the window, any class does. */
const WINDOW = '>:where(.dialog-widget-content)'
const RAISED = ':not(x x x)'
const CLOSE = '.skerry-popup .dialog-close-button'

/**
 * The look of a hand-written popup's dialog and window, which are ours. What is in it is the page's own (embed/css/popup.css). The dialog
 * gets the focus by script and is no control, so it has no ring.
 */
export const STYLES = `${closeButtonStyles(CLOSE)}
${own()}{all:revert;position:fixed;inset:0;z-index:9999;box-sizing:border-box;display:flex;align-items:center;justify-content:center;width:100%;max-width:none;height:100%;max-height:none;margin:0;padding:clamp(.75rem,3vw,2rem);border:0;outline:0;background:var(--skerry-overlay,rgb(12 18 24/62%));color:var(--skerry-ink,CanvasText)}
${own(':not([open])')}{display:none}
${own('[data-overlay=no]')}{background:none;pointer-events:none}
${own('[data-position~=top]')}{align-items:flex-start}
${own('[data-position~=bottom]')}{align-items:flex-end}
${own('[data-position~=left]')}{justify-content:flex-start}
${own('[data-position~=right]')}{justify-content:flex-end}
:where(.skerry-popup)${WINDOW}${RAISED}{position:relative;display:flex;width:min(100%,34rem);max-height:100%;border-radius:calc(var(--skerry-radius,.5rem)*2);background:var(--skerry-paper,Canvas);box-shadow:0 0 0 1px rgb(128 128 128/30%),0 20px 56px rgb(0 0 0/26%);pointer-events:auto}
:where(.skerry-popup[data-overlay=no])${WINDOW}${RAISED}{width:min(100%,23rem)}
:where(.skerry-popup)${WINDOW}>:where(.dialog-message)${RAISED}{flex:1;min-width:0;overflow:auto;padding:clamp(1.25rem,4vw,2rem)}
${ownSelector(CLOSE)}{position:absolute;inset-block-start:10px;inset-inline-end:10px;z-index:1;pointer-events:auto}
${/* Forced colours remove shadows. */ ''}
@media(forced-colors:active){:where(.skerry-popup)${WINDOW}${RAISED}{border:1px solid}}
@media print{${own()}{display:none}}`
