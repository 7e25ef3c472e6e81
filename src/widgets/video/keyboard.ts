import { focusedElement, pageBody } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode } from '../../base/property-of'
import { clickOnKey } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'

/** The play button's accessible name when the page does not give it one. */
export const playLabel = (el: Element): string => translate(texts.playVideo, el)

/** Makes an element act as a button for the keyboard and screen readers: Enter and Space click it and do not scroll the page. */
export function asButton(el: HTMLElement): () => void {
  const writers = createWriters()
  writers.set(el, { role: 'button' })
  if (el.tabIndex < 0) writers.set(el, { tabindex: '0' })
  const hasName = el.getAttribute('aria-label') || el.textContent?.trim() || el.querySelector('[alt]:not([alt=""])')
  if (!hasName) writers.set(el, { 'aria-label': playLabel(el) })
  // On a native button the browser already turns these keys into clicks.
  const stops = [writers.stop]
  if (!el.matches('button')) stops.unshift(on<KeyboardEvent>(el, 'keydown', clickOnKey))
  return () => stopAll(stops)
}

/** Whether the visitor has gone on to something that is neither in nor around `place` since the press: code and providers may take seconds. */
export function hasGoneOn(place: HTMLElement): boolean {
  const focused = focusedElement() ?? pageBody()
  return !place.contains(focused) && !containsNode(focused, place)
}

/** Moves the focus to the player that replaces the button the visitor pressed. */
export function focusPlayer(el: HTMLElement): void {
  if (!el.matches('iframe,[controls]')) el.tabIndex = -1
  el.focus({ preventScroll: true })
}
