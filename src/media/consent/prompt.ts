import { baseUri, focusedElement, pageBody } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { createWriters } from '../../dom/writers'
import { addConsentPrompt } from '../../ui/consent-prompt'
import { PROVIDER_NAMES, parseVideoUrl } from '../url/parse'
import type { AskForConsent } from './ask-for-consent'
import { isAllowed, onAllowed } from './consent'
import { isFirstParty } from './first-party'

export { isAllowed, onAllowed }

export const askForConsent: AskForConsent = (box, address, onConsent, placement = 'focused') => {
  const kind = parseVideoUrl(address)?.kind
  const providerName = kind && PROVIDER_NAMES[kind]
  // Check the provider first: without a scheme, its video's URL looks first-party.
  if ((!providerName && isFirstParty(address)) || isAllowed('marketing')) {
    onConsent()
    return () => {}
  }
  const isOverlay = placement !== 'below'
  const stops = isOverlay ? [...propertyOf(box, 'children')].map((child) => makeInert(child as HTMLElement)) : []
  const allow = () => {
    stopAll(stops)
    onConsent(true)
    // The player appears a frame later.
    const frame = requestAnimationFrame(() => {
      if (focusedElement() === pageBody()) stops.push(focusContent(box))
    })
    stops.push(() => cancelAnimationFrame(frame))
  }
  const provider = providerName ?? new URL(address, baseUri()).hostname
  stops.push(
    addConsentPrompt(box, { provider, onAllow: allow, isOverlay, autoFocus: placement === 'focused' }),
    onAllowed('marketing', () => {
      stopAll(stops)
      onConsent()
    }),
  )
  return () => stopAll(stops)
}

/** Makes the covered contents unreachable by keyboard and screen readers. */
function makeInert(el: HTMLElement): () => void {
  const { set, stop } = createWriters()
  set(el, { inert: '' })
  return stop
}

/** Moves the focus from the removed prompt to the player, else to its box, which becomes focusable until blurred. */
function focusContent(box: HTMLElement): () => void {
  const target = queryFirst(box, 'iframe,video') ?? box
  if (target.tabIndex >= 0 || target.hasAttribute('tabindex')) {
    target.focus({ preventScroll: true })
    return () => {}
  }
  const { set, stop } = createWriters()
  set(target, { tabindex: '-1' })
  target.focus({ preventScroll: true })
  const stopListening = on(target, 'blur', stop, { once: true })
  return () => {
    stopListening()
    stop()
  }
}
