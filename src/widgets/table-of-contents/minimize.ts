import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onPress } from '../../dom/on-press'
import { slide } from '../../dom/slide'
import { createWriters } from '../../dom/writers'
import { device } from '../../page/device'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { replayKey } from '../../runtime/early-keys'
import { DEVICES } from '../../settings/responsive'
import { SLIDE_DURATION } from './heading-list'
import type { TocSettings } from './settings'

const TOGGLE = '.elementor-toc__toggle-button--'

/** Whether the box starts minimized on this device (contract loops §14). */
export function isMinimizedAt(current: string, minimizedOn: string): boolean {
  const names: readonly string[] = DEVICES
  return minimizedOn === 'desktop' || (names.includes(minimizedOn) && names.indexOf(current) <= names.indexOf(minimizedOn))
}

/**
 * Handles the buttons that open and close the box, and a hand-written `<details>` around it. The box follows the device until the visitor
 * uses them.
 */
export function startMinimizing(host: HTMLElement, body: HTMLElement, settings: TocSettings): () => void {
  const expand = host.querySelector<HTMLElement>(`${TOGGLE}expand`)
  const collapse = host.querySelector<HTMLElement>(`${TOGGLE}collapse`)
  const details = body.closest<HTMLElement>('details')
  const isBox = Boolean(expand && collapse && settings.minimize_box)
  if (!isBox && !(details && host.contains(details))) return () => {}
  const writers = createWriters()
  const container = host.querySelector<HTMLElement>('.elementor-widget-container') ?? host
  let isClosed: boolean | undefined
  let isUsed = false
  let running: Animation | undefined
  const show = (isShown: boolean) => writers.set(body, { $display: isShown ? 'block' : 'none' })
  const update = (closes: boolean, isAnimated = false) => {
    if (isClosed === closes) return
    isClosed = closes
    if (details && host.contains(details)) return writers.set(details, { open: !closes })
    writers.set(host, { '.elementor-toc--collapsed': closes })
    writers.set(container, { '$min-height': closes ? 0 : null })
    for (const toggle of [expand, collapse]) if (toggle) writers.set(toggle, { 'aria-expanded': !closes })
    running?.cancel()
    if (!isAnimated || prefersReducedMotion()) return show(!closes)
    show(true)
    running = slide(body, !closes, SLIDE_DURATION)
    running.onfinish = () => show(!isClosed)
  }
  const press = (closes: boolean, other: HTMLElement | null) => () => {
    isUsed = true
    update(closes, true)
    // The pressed button is hidden now.
    other?.focus({ preventScroll: true })
  }
  const follow = () => {
    if (!isUsed) update(isMinimizedAt(device().get(), settings.minimized_on))
  }
  follow()
  const stops = [
    ...(expand && collapse ? [onPress(expand, press(false, collapse)), onPress(collapse, press(true, expand))] : []),
    ...(details
      ? [
          on(details, 'click', () => {
            isUsed = true
          }),
        ]
      : []),
    device().subscribe(follow),
    () => running?.cancel(),
    writers.stop,
  ]
  replayKey(host)
  return () => stopAll(stops)
}
