import { useLayoutEffect, useRef } from 'react'
import { adoptStylesheet } from '../dom/stylesheet'
import * as texts from '../page/texts/en'
import { fillIn, translate } from '../page/texts/translate'
import { coverBox } from './cover-box'
import { ownRule, ownSelector } from './own-selector'

export interface ConsentPromptProps {
  /** The element it is in, which sets its language. */
  box: HTMLElement
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

/** Replaces third-party content until the visitor allows it. Nothing is requested before (field study §1.5 V4). */
export function ConsentPrompt({ box, provider, onAllow, isOverlay, autoFocus }: ConsentPromptProps) {
  const prompt = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => adoptStylesheet(CSS), [])
  useLayoutEffect(() => (isOverlay && prompt.current ? coverBox(box, prompt.current) : undefined), [isOverlay, box])
  useLayoutEffect(() => {
    if (autoFocus) button.current?.focus({ preventScroll: true })
  }, [autoFocus])
  const text = fillIn(translate(texts.consentText, box), provider)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset comes with borders, margins and a legend that pages style for their forms
    <div ref={prompt} className="skerry-consent" role="group" aria-label={text}>
      <p>{text}</p>
      <button ref={button} type="button" onClick={onAllow}>
        {translate(texts.consentAllow, box)}
      </button>
    </div>
  )
}
