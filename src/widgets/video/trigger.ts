import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { createWriters } from '../../dom/writers'
import type { AddedPlayButton } from '../../ui/play-button'
import { asButton } from './keyboard'

/**
 * What the visitor presses to play the video: our play button or the page's own. Its element is replaced by the player; the button in it
 * takes the focus and may also be a link.
 */
export type Trigger = AddedPlayButton
export interface TriggerListeners {
  onClick: (event: MouseEvent) => void
  /** The pointer, a touch or the focus has reached it. */
  onApproach: () => void
}

/** Uses the page's own trigger: the server's overlay with its button, or a hand-written link. */
export function servedTrigger(overlay: HTMLElement, button: HTMLElement, { onClick, onApproach }: TriggerListeners): Trigger {
  const writers = createWriters()
  const stops = [
    asButton(button),
    on<MouseEvent>(overlay, 'click', onClick),
    on(overlay, 'pointerenter', onApproach),
    on(overlay, 'focusin', onApproach),
    writers.stop,
  ]
  return {
    element: overlay,
    button: () => button,
    setBusy: (isBusy) => writers.set(overlay, { 'aria-busy': isBusy || null }),
    remove: () => stopAll(stops),
  }
}
