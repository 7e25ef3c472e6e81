import { focusedElement } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { report } from '../../base/report'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { focus } from '../../dom/focusable'
import { clickOnKey } from '../../dom/on-press'
import { slide } from '../../dom/slide'
import { createWriters } from '../../dom/writers'
import { showBusy } from './busy'
import type { BoxParts } from './parts'

/** In ms (contract shop §5). */
const DURATION = 400

/** What the widget does with a box: sends its contents. `hide` closes it. */
export type Send = (section: HTMLElement, host: HTMLElement, hide: () => void, signal: AbortSignal) => Promise<void>

export interface Box {
  parts: BoxParts
  isOpen: () => boolean
  toggle: () => void
  /** Sends its contents, unless that is under way. */
  send: () => void
  stop: () => void
}

/** One of the boxes, which the server sends closed; a page without it has none to open. */
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
    // The focused element would be hidden with it.
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
    // At once: a copy of the page that is made now would stay covered.
    () => showIdle(),
    writers.stop,
  ]
  return { parts, isOpen: () => isOpen, toggle: () => update(!isOpen), send, stop: () => stopAll(stops) }
}
