import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { createWriter } from '../../dom/writer'
import type { AddedPlayButton } from '../../ui/add-play-button'
import { asButton } from './keyboard'

/**
 * What the visitor activates to play the video: a play button of ours, or the page's own. Its element gives way to the player; the button in it takes
 * the focus, and may be a link.
 */
export type Trigger = AddedPlayButton
export interface TriggerListeners {
  onClick: (event: MouseEvent) => void
  /** The pointer or the focus has reached it; so has a touch. */
  onApproach: () => void
}

/** The page's own: the server's overlay with a button in it, or a hand-written link. */
export function servedTrigger(overlay: HTMLElement, button: HTMLElement, { onClick, onApproach }: TriggerListeners): Trigger {
  const writer = createWriter(overlay)
  const stops = [
    asButton(button),
    on<MouseEvent>(overlay, 'click', onClick),
    on(overlay, 'pointerenter', onApproach),
    on(overlay, 'focusin', onApproach),
    writer.stop,
  ]
  return {
    element: overlay,
    button: () => button,
    setBusy: (isBusy) => writer.set('aria-busy', isBusy || null),
    remove: () => stopAll(stops),
  }
}
