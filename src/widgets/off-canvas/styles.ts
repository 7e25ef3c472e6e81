import { closeButtonStyles } from '../../ui/close-button'
import { ownSelector } from '../../ui/own-selector'

export const CLOSE = 'skerry-off-canvas-close'
/** The last rule leaves room for the button beside a hand-written title. */
export const CLOSE_BUTTON = `${closeButtonStyles(`.${CLOSE}`)}
${ownSelector(`.${CLOSE}`)}{position:absolute;inset-block-start:10px;inset-inline-end:10px;z-index:1}
:where([data-widget=off-canvas])>:where(.skerry-ui:first-child)+:is(h1,h2,h3,h4,p){padding-inline-end:40px}`

/** A theme's rules for elements do not reach the panel, because themes and resets set margins on all of them; any class does. */
const panel = (state = '', tag = '') => `:where(${tag}[data-widget=off-canvas][data-open]${state}):not(x x x)`
const positioned = (position: string) => panel(`[data-position=${position}]`)
const RTL = ':where([dir=rtl]) '

/**
 * A hand-written panel at the window's edge, over the page. What it is before and without the script is in embed/css/off-canvas.css. The
 * shade over the page is no backdrop, which a panel outside the top layer does not have.
 */
export const STYLES = `:where([data-widget=off-canvas]){background:var(--skerry-paper,Canvas);color:var(--skerry-ink,CanvasText)}
${panel()}{--skerry-off-canvas-from:100% 0;position:fixed;inset-block:0;inset-inline:auto 0;z-index:9999;box-sizing:border-box;width:min(24rem,100vw - 3rem);max-width:none;height:auto;max-height:none;margin:0;padding:1.25rem 1.5rem;border:0;overflow:auto;box-shadow:0 0 0 100vmax var(--skerry-overlay,rgb(12 18 24/62%))}
${panel()}::backdrop{background:none}
${panel('[hidden]')},${panel(':not([open])', 'dialog')}{display:none}
${panel(':focus')}{outline:none}
${/* Forced colours remove shadows. */ ''}
@media(forced-colors:active){${panel()}{border:1px solid}}
${RTL}${panel()}{--skerry-off-canvas-from:-100% 0}
${positioned('start')}{--skerry-off-canvas-from:-100% 0;inset-inline:0 auto}
${RTL}${positioned('start')}{--skerry-off-canvas-from:100% 0}
${positioned('left')}{--skerry-off-canvas-from:-100% 0;left:0;right:auto}
${positioned('right')}{--skerry-off-canvas-from:100% 0;left:auto;right:0}
${positioned('top')}{--skerry-off-canvas-from:0 -100%;inset:0 0 auto;width:auto;max-height:calc(100% - 3rem)}
${positioned('bottom')}{--skerry-off-canvas-from:0 100%;inset:auto 0 0;width:auto;max-height:calc(100% - 3rem)}
@media(prefers-reduced-motion:no-preference){:where([data-widget=off-canvas][data-open=yes]):not(x x x){animation:skerry-off-canvas .3s ease-out}
:where([data-widget=off-canvas][data-open=closing]):not(x x x){animation:skerry-off-canvas-away .2s ease-in forwards}}
@keyframes skerry-off-canvas{from{translate:var(--skerry-off-canvas-from)}}
@keyframes skerry-off-canvas-away{to{translate:var(--skerry-off-canvas-from)}}`
