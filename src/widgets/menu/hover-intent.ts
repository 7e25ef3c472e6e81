/** Contract menus §1.7: a submenu opens once the pointer has rested on its item for 250 ms; all close 500 ms after the pointer leaves. */
const OPEN_DELAY = 250
const CLOSE_DELAY = 500

export interface HoverIntent {
  /** The pointer is over the menu, which stays open; `open` runs after the delay if the pointer is over an item. */
  enter: (open?: () => void) => void
  leave: () => void
  stop: () => void
}

/** Opens and closes submenus by mouse, delayed, so that a pointer crossing the menu opens nothing. */
export function hoverIntent(close: () => void): HoverIntent {
  let openTimer = 0
  let closeTimer = 0
  const stop = () => {
    clearTimeout(openTimer)
    clearTimeout(closeTimer)
  }
  return {
    stop,
    enter: (open) => {
      stop()
      if (open) openTimer = window.setTimeout(open, OPEN_DELAY)
    },
    leave: () => {
      stop()
      closeTimer = window.setTimeout(close, CLOSE_DELAY)
    },
  }
}
