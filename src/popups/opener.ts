import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { matchesSelector } from '../base/property-of'
import { createWriters } from '../dom/writers'
import { ACTION_LINK } from '../page/selectors'
import { withDialogs } from './start'

/**
 * Tells assistive technology from the start that a link or button opens a popup (contract popups §17.31), and preloads the dialog code on
 * hover or focus.
 */
export function start(host: HTMLElement): () => void {
  const { set, stop } = createWriters()
  set(host, { 'aria-haspopup': 'dialog', 'aria-expanded': false })
  const preload = () => {
    withDialogs(() => {})
    if (matchesSelector(host, ACTION_LINK)) import('./actions/run').catch(() => {})
  }
  // Not `pointerenter`: the page may scroll below a resting pointer.
  const stops = [stop, ...['pointermove', 'pointerdown', 'focus', 'click'].map((type) => on(host, type, preload, { once: true }))]
  return () => stopAll(stops)
}
