import type { KeyboardEvent } from 'react'
import { matchesSelector } from '../../base/property-of'
import { isRtl } from '../../page/page-config'
import type { Navigation } from './navigation'

/** How far an arrow key pans a zoomed picture, in px. */
const PAN_STEP = 80
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface Options {
  navigation: Navigation
  slideCount: number
}

/**
 * Handles keys (contract media §1.8): Enter and Space press buttons, arrows change the slide or pan a zoomed picture, Home and End go to
 * the first and last slide. The overlay handles Tab and Escape.
 */
export function handleKey(event: KeyboardEvent, { navigation, slideCount }: Options): void {
  const { key } = event
  const target = event.target as HTMLElement
  // Skip keys of a video, keys with a modifier, and keys already handled.
  if (event.defaultPrevented || matchesSelector(target, 'video') || event.altKey || event.ctrlKey || event.metaKey) return
  const arrow = ARROWS[key]
  if (/^(Enter| )$/.test(key) && matchesSelector(target, '[role=button],[role=switch]')) {
    event.preventDefault()
    if (!event.repeat) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  } else if (arrow && navigation.zoom.isZoomed()) {
    event.preventDefault()
    navigation.zoom.panBy(arrow.x * -PAN_STEP, arrow.y * -PAN_STEP)
  } else if (arrow?.x) {
    event.preventDefault()
    navigation.goBy(isRtl() ? -arrow.x : arrow.x)
  } else if (key === 'Home') navigation.goTo(0, -1)
  else if (key === 'End') navigation.goTo(slideCount - 1, 1)
}
