import { useLayoutEffect, useRef } from 'react'
import { config } from '../builder/config'
import { adoptStylesheet } from '../dom/stylesheet'
import { createWriter } from '../dom/writer'
import { translate } from '../ui/translate'

export interface PlaceholderProps {
  /** Who would be asked for the content: `YouTube`, or a host name. */
  provider: string
  /** The visitor allows this one. The box is the caller's to take away; consent for the rest of the page is not given by it. */
  onAllow: () => void
  /** What gets the focus when the box has gone, a frame later: the player; else what was around the box, made focusable until it loses it. */
  focus?: () => HTMLElement | null | undefined
  /** Lies over what it is in, so that a picture of the site's own shows through; where that has no height, it has its own. */
  cover?: boolean
  /** What it stands in, whose language it speaks. */
  within?: Element
}

/** Where the page's configuration has no words of its own; `%s` is the provider. */
const TEXT = [
  'This content comes from %s, which then learns your address and may set cookies.',
  'Ta treść pochodzi z serwisu %s, który pozna wtedy Twój adres i może zapisać pliki cookie.',
] as const
const ALLOW = ['Allow and play this one', 'Pozwól i odtwórz tę jedną'] as const

/** In a layer and at zero specificity: any rule of the page wins. Constructed, because a strict policy forbids style elements. */
const CSS = `
:where(.skerry-consent){box-sizing:border-box;display:grid;place-content:center;justify-items:center;gap:.75rem;min-height:9rem;padding:1rem;overflow:auto;background:rgb(20 22 26/.95);color:#fff;font-size:.9375rem;line-height:1.45;text-align:center}
:where(.skerry-consent[data-cover]){position:absolute;inset:0;z-index:2;min-height:0}
:where(.skerry-consent p){margin:0;max-width:34em}
:where(.skerry-consent button){padding:.65em 1.2em;border:0;border-radius:.4em;background:#fff;color:#14161a;font:inherit;font-weight:600;cursor:pointer}
:where(.skerry-consent button:focus-visible){outline:3px solid #fff;outline-offset:3px}`
/** Stands where content of a third party would be, asks nobody for anything, and lets the visitor have this one (field V4). */
export function Placeholder({ provider, onAllow, focus, cover, within = document.body }: PlaceholderProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => adoptStylesheet(CSS), [])
  useLayoutEffect(() => (cover && box.current ? spread(box.current) : undefined), [cover])
  const { i18n } = config()
  const press = () => {
    const around = box.current?.parentElement
    onAllow()
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusOn(focus?.() ?? around)
    })
  }
  const text = i18n('consentText', translate(TEXT, within)).replaceAll('%s', provider)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset comes with borders, margins and a legend that pages style for their forms
    <div ref={box} className="skerry-consent" role="group" aria-label={text}>
      <p>{text}</p>
      <button type="button" onClick={press}>
        {i18n('consentAllow', translate(ALLOW, within))}
      </button>
    </div>
  )
}

/** Less than this is no place for a sentence and a button. */
const LOW = 120

function spread(box: HTMLElement): (() => void) | undefined {
  const parent = box.parentElement
  // Out of the flow it has no part in the height.
  box.dataset.cover = ''
  if (!parent || parent.clientHeight < LOW) {
    delete box.dataset.cover
    return undefined
  }
  if (getComputedStyle(parent).position !== 'static') return undefined
  const { set, stop } = createWriter(parent)
  set('$position', 'relative')
  return stop
}

/** Focus on something that may not take it: it can for as long as it has it. */
export function focusOn(el: HTMLElement | null | undefined): void {
  if (!el) return
  if (el.tabIndex < 0 && !el.hasAttribute('tabindex')) {
    const { set, stop } = createWriter(el)
    set('tabindex', '-1')
    el.addEventListener('blur', stop, { once: true })
  }
  el.focus({ preventScroll: true })
}
