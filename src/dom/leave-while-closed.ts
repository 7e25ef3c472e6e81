import { createLeaving } from './leave'

/** Stops films in a part of the page while it is closed. */
export function leaveWhileClosed(el: HTMLElement): { show: (isOpen: boolean) => void; stop: () => void } {
  const films = createLeaving(el)
  let wasOpen = false
  return {
    show: (isOpen) => {
      wasOpen ||= isOpen
      if (isOpen) films.comeBack(el)
      else films.leave(el, !wasOpen)
    },
    stop: films.stop,
  }
}
