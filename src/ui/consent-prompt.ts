import { createElement } from '../base/create-element'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { adoptStylesheet } from '../dom/stylesheet'
import * as texts from '../page/texts/en'
import { fillIn, translate } from '../page/texts/translate'
import { addUi } from './container'
import { coverBox } from './cover-box'
import { ownRule, ownSelector } from './own-selector'

interface ConsentPromptOptions {
  /** The third party: `YouTube`, or a host name. */
  provider: string
  /** The visitor allows this one video, animation or widget, not the rest of the page. */
  onAllow: () => void
  /** Covers the box, so that the site's own picture shows through; a box too low for that gets a prompt with its own height. */
  isOverlay: boolean
  /** Focuses its button: the visitor has just activated what the prompt covers. */
  autoFocus: boolean
}

const INK = 'var(--skerry-notice-color,#fff)'
const PAPER = 'var(--skerry-notice-background,rgb(20 22 26/.95))'
const [PROMPT, PROMPT_TEXT, ALLOW_BUTTON] = ['', ' p', ' button'].map((part) => ownSelector(`.skerry-consent${part}`))
const CSS = `
${PROMPT}{all:unset;box-sizing:border-box;display:grid;place-content:center;justify-items:center;gap:12px;min-height:144px;padding:16px;overflow:auto;background:${PAPER};color:${INK};font-size:15px;line-height:1.45;text-align:center;text-transform:none;letter-spacing:normal}
${PROMPT}[data-cover]{position:absolute;inset:0;z-index:2;min-height:0}
${PROMPT_TEXT}{all:unset;max-width:34em}
${ownRule('.skerry-consent button', `padding:.65em 1.2em;border-radius:.4em;background:${INK};color:${PAPER};font-weight:600;cursor:pointer`)}
${ALLOW_BUTTON}:focus-visible{outline:3px solid ${INK};outline-offset:3px}`

/** Replaces third-party content in `box` until the visitor allows it. Nothing is requested before. */
export function addConsentPrompt(box: HTMLElement, { provider, onAllow, isOverlay, autoFocus }: ConsentPromptOptions): () => void {
  const text = fillIn(translate(texts.consentText, box), provider)
  const button = createElement('button', { type: 'button' }, translate(texts.consentAllow, box))
  // Not a fieldset, which comes with borders, margins and a legend that pages style for their forms.
  const prompt = createElement('div', { class: 'skerry-consent', role: 'group', 'aria-label': text }, createElement('p', {}, text), button)
  on(button, 'click', onAllow)
  const remove = addUi(prompt, (container) => box.append(container))
  const stops = [adoptStylesheet(CSS), (isOverlay && coverBox(box, prompt)) || (() => {}), remove]
  if (autoFocus) button.focus({ preventScroll: true })
  return () => stopAll(stops)
}
