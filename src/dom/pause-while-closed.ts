import { createMediaPause } from './pause-media'

/** Pauses media in a part of the page while it is closed. */
export function pauseWhileClosed(el: HTMLElement): { show: (isOpen: boolean) => void; stop: () => void } {
  const media = createMediaPause(el)
  let wasOpen = false
  return {
    show: (isOpen) => {
      wasOpen ||= isOpen
      if (isOpen) media.resume(el)
      else media.pause(el, !wasOpen)
    },
    stop: media.stop,
  }
}
