import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { createWriter } from '../../dom/writer'
import { mountUi } from '../../ui/mount'
import { PlayButton } from '../../ui/play-button'
import { isIframeUrl } from './iframe-url'
import { asButton, playLabel } from './keyboard'

/** What the visitor activates to play the video. */
export interface Trigger {
  /** What gives way to the player. */
  element: HTMLElement
  /** The button in it, which takes the focus, and may be a link as well. */
  button: () => HTMLElement | null
  setBusy: (isBusy: boolean) => void
  remove: () => void
}
export interface TriggerListeners {
  onClick: (event: MouseEvent) => void
  /** The pointer or the focus has come to it. A touch enters it, too. */
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

/** A play button of ours above what is in `box`; it is a link to the video where its address is one of the web. */
export function addPlayButton(box: HTMLElement, address: string, { onClick, onApproach }: TriggerListeners): Trigger {
  const button: { current: HTMLElement | null } = { current: null }
  const view = (isBusy: boolean) => (
    <PlayButton
      className="skerry-video-play"
      label={playLabel(box)}
      href={isIframeUrl(address) ? address : ''}
      isBusy={isBusy}
      buttonRef={button}
      onPlay={onClick}
      onApproach={onApproach}
    />
  )
  const { container, update, remove } = mountUi(view(false), (el) => box.append(el))
  return { element: container, button: () => button.current, setBusy: (isBusy) => update(view(isBusy)), remove }
}
