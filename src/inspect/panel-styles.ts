import { script } from '../base/assets'
import { createElement } from '../base/create-element'
import { closeButtonStyles } from '../ui/close-button'

const CSS = `${closeButtonStyles('.close', '32px')}
:host { all: initial; position: fixed; inset: auto 12px 12px auto; z-index: 2147483647; width: min(440px, calc(100vw - 24px)); max-height: min(76vh, 760px);
  display: flex; overflow: hidden; border-radius: 12px; background: #0f2733; color: #eaf1ef; box-shadow: 0 18px 50px rgb(0 0 0 / 45%);
  font: 14px/1.45 system-ui, sans-serif; color-scheme: dark; text-align: start }
* { box-sizing: border-box }
.panel { display: flex; flex-direction: column; min-height: 0; width: 100% }
header { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 10px 10px 10px 16px; border-bottom: 1px solid #2a4a57 }
h2 { margin: 0; font-size: 15px }
h3 { margin: 0; font-size: 14px }
.body { overflow: auto; padding: 4px 16px 16px; overscroll-behavior: contain }
details { border-bottom: 1px solid #1e3b48 }
summary { padding: 9px 0; font-weight: 600; cursor: pointer }
ul { margin: 0 0 10px; padding: 0; list-style: none }
li { padding: 3px 0; overflow-wrap: anywhere }
:where(button:not(.close)) { min-height: 28px; padding: 3px 10px; border: 1px solid #47707f; border-radius: 7px; background: #1a4251; color: inherit; font: inherit; cursor: pointer }
button:not(.close):hover { background: #245668 }
.link { min-height: 24px; padding: 1px 4px; border: 0; background: none; color: #9fd3e6; text-align: start; text-decoration: underline; text-underline-offset: 2px }
:focus-visible { outline: 2px solid #ffb454; outline-offset: 1px }
.muted { color: #a9bec4 }
.good { color: #8fe0a8 }
.bad { color: #ff9d8a }
.popup { padding: 6px 0 10px }
.popup p { margin: 2px 0 6px }
.actions { display: flex; flex-wrap: wrap; gap: 8px }
code { font: 13px ui-monospace, Menlo, Consolas, monospace }
@media print { :host { display: none } }`

/**
 * Adds the panel's styles to its shadow root: as a constructed stylesheet, which every CSP allows, or where unsupported
 * (dom/stylesheet.ts), in an element with our tag's nonce.
 */
export function adoptPanelStyles(shadow: ShadowRoot): void {
  if (!shadow.adoptedStyleSheets) {
    const style = createElement('style')
    style.nonce = script?.nonce ?? ''
    style.textContent = CSS
    shadow.append(style)
    return
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  shadow.adoptedStyleSheets = [sheet]
}
