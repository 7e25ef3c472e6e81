import { focusedElement } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { report } from '../../base/report'
import { focus } from '../../dom/focusable'
import { clickOnKey } from '../../dom/on-press'
import { slide } from '../../dom/slide'
import { createWriters } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { showBusy } from './busy'
import type { BoxParts } from './parts'

/** In ms (contract shop §5). */
const DURATION = 400

/** Sends a box's fields. `hide` closes the box. */
export type Send = (section: HTMLElement, host: HTMLElement, hide: () => void, signal: AbortSignal) => Promise<void>

export interface Box {
  parts: BoxParts
  isOpen: () => boolean
  toggle: () => void
  /** Sends its fields, unless already sending. */
  send: () => void
  stop: () => void
}

/** Creates one of the boxes, closed as served; does nothing on a page without it. */
export function createBox(host: HTMLElement, parts: BoxParts, sendIt: Send, signal: AbortSignal): Box {
  const section = queryFirst(host, parts.section)
  const box = section && queryFirst(section, parts.box)
  const opener = section && queryFirst(section, parts.opener)
  const writers = createWriters()
  let isOpen = !box || getComputedStyle(box).display !== 'none'
  let isSending = false
  let running: Animation | undefined
  let showIdle = () => {}

  const update = (opens: boolean) => {
    if (!box || isOpen === opens) return
    isOpen = opens
    if (opener) writers.set(opener, { 'aria-expanded': opens })
    const elapsed = running?.playState === 'running' ? Number(running.currentTime) : DURATION
    running?.cancel()
    const show = (isShown: boolean) => writers.set(box, { $display: isShown ? 'block' : 'none' })
    if (prefersReducedMotion()) return show(opens)
    show(true)
    running = slide(box, opens, DURATION, elapsed)
    running.onfinish = () => show(isOpen)
  }
  const hide = () => {
    // Otherwise the focused element would be hidden.
    if (box && opener && containsNode(box, focusedElement())) focus(opener)
    update(false)
  }
  const send = async () => {
    if (!section || isSending || section.classList.contains('processing')) return
    isSending = true
    showIdle = showBusy(section)
    try {
      await sendIt(section, host, hide, signal)
    } catch (error) {
      report('checkout', `${parts.section} could not be sent`, error)
    }
    showIdle()
    isSending = false
  }
  // A link that leads nowhere is a button.
  if (opener) writers.set(opener, { role: 'button', 'aria-expanded': isOpen })
  const stops = [
    ...(opener ? [on<KeyboardEvent>(opener, 'keydown', (event) => event.key === ' ' && clickOnKey(event))] : []),
    () => running?.cancel(),
    // Immediately: a copy of the page made now would stay covered.
    () => showIdle(),
    writers.stop,
  ]
  return { parts, isOpen: () => isOpen, toggle: () => update(!isOpen), send, stop: () => stopAll(stops) }
}
