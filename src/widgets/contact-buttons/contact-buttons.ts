import { focusedElement } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { focus } from '../../dom/focusable'
import { hasName } from '../../dom/has-name'
import { onPress } from '../../dom/on-press'
import { nextFrame } from '../../dom/on-scroll'
import { adoptStylesheet, onPaper } from '../../dom/stylesheet'
import { createWriters, type Writers } from '../../dom/writers'
import { firstFocus } from '../../overlays/first-focus'
import { type OpenLayer, openLayer } from '../../overlays/open-layer'
import { prefersReducedMotion } from '../../page/reduced-motion'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { type ContactParts, contactParts } from './parts'
import { timeOfDay } from './time-of-day'

/** In ms. */
const FADE = 200
let count = 0

/**
 * Starts a button that opens a box beside it: a non-modal dialog. The box takes the focus when it opens; Escape inside, its close button or
 * the same button closes it, and the focus returns.
 */
export function start(host: HTMLElement): () => void {
  const parts = contactParts(host)
  if (!parts) return () => {}
  // In print it is useless and would cover text on every page.
  const stops = [startBox(host, parts), adoptStylesheet(onPaper(':is(.e-contact-buttons,[data-widget=contact-buttons]){display:none}'))]
  return () => stopAll(stops)
}

function startBox(host: HTMLElement, parts: ContactParts): () => void {
  const { toggle, box, closers } = parts
  const writers = createWriters()
  let isOpen = false
  let layer: OpenLayer | undefined
  const update = () => writeState(parts, isOpen, writers)
  const times = queryAll(box, '.e-contact-buttons__message-bubble-time').map((el) => ({ el, served: el.textContent }))
  const open = () => {
    if (isOpen) return
    isOpen = true
    for (const { el } of times) el.textContent = timeOfDay(el, el.dataset.timeFormat)
    update()
    layer = openLayer({ root: box, isModal: false, keysIn: host, opener: toggle, onEscape: close, onGone: close })
    if (!prefersReducedMotion()) box.animate({ opacity: [0, 1] }, FADE)
    focus(firstFocus(box) ?? box)
    nextFrame(() => {
      const isShown = box.getClientRects()[0] && getComputedStyle(box).visibility === 'visible'
      return () => {
        if (!isOpen) return
        if (!isShown) writers.set(box, { $display: 'block', $visibility: 'visible', $opacity: 1, '$pointer-events': 'auto' })
        if (!box.contains(focusedElement())) focus(firstFocus(box) ?? box)
      }
    })
  }
  const close = () => {
    if (!isOpen) return
    isOpen = false
    writers.set(box, { $visibility: null, $opacity: null, '$pointer-events': null })
    update()
    layer?.close()
  }

  describe(host, parts, writers)
  const around = host.parentElement
  if (around && host.matches('[data-widget_type]')) writers.set(around, { '.e-con-inner--floating-buttons': true })
  update()
  const stops = [
    onPress(toggle, () => (isOpen ? close() : open())),
    ...closers.map((el) => onPress(el, close)),
    // The box may cover the in-page target of a link.
    on(box, 'click', (event) => void (closestTo(event, 'a[href^="#"]') && close())),
    () => {
      isOpen = false
      layer?.close(false)
      for (const { el, served } of times) el.textContent = served
    },
    writers.stop,
  ]
  return () => stopAll(stops)
}

function writeState({ toggle, box, closers, beside }: ContactParts, isOpen: boolean, writers: Writers): void {
  for (const button of [toggle, ...closers.filter((el) => el.matches('[aria-controls]'))]) writers.set(button, { 'aria-expanded': isOpen })
  // One replaces the other.
  if (beside[0]) writers.set(toggle, { $display: isOpen ? 'none' : null })
  for (const button of beside) writers.set(button, { $display: isOpen ? null : 'none' })
  const content = box.querySelector<HTMLElement>('.e-contact-buttons__content')
  if (content) writers.set(content, { '.visible': isOpen })
  // The class that shows the box differs between builder versions, so write `display` too.
  writers.set(box, {
    $display: isOpen ? null : 'none!important',
    '.hidden': isOpen ? null : true,
    'aria-hidden': box.matches('[aria-hidden]') ? !isOpen : null,
  })
}

/** Adds missing roles and names. */
function describe(host: HTMLElement, { toggle, box, closers }: ContactParts, writers: Writers): void {
  // Some builder versions print this invalid attribute.
  for (const el of [host, ...queryAll(host, '[aria-role]')]) if (el.hasAttribute('aria-role')) writers.set(el, { 'aria-role': null })
  const label = translate(texts.contact, host)
  const heading = box.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim()
  writers.set(box, {
    id: box.id || `skerry-contact-${++count}`,
    role: 'dialog',
    tabindex: -1,
    'aria-label': box.hasAttribute('aria-labelledby')
      ? box.getAttribute('aria-label')
      : (box.getAttribute('aria-label') ?? (heading || toggle.getAttribute('aria-label') || label)),
  })
  writers.set(toggle, { 'aria-haspopup': 'dialog', 'aria-controls': box.id })
  for (const [el, name] of [[toggle, label], ...closers.map((el) => [el, translate(texts.close, host)] as const)] as const) {
    if (!hasName(el)) writers.set(el, { 'aria-label': name })
    if (!el.matches('button,a[href]')) writers.set(el, { role: 'button', tabindex: 0 })
  }
}
