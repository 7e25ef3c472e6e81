/** Hover with intent (contract menus §1.7): what the pointer rests on opens after 250 ms, and 500 ms after it left all closes. */
const SHOW = 250
const HIDE = 500

export interface HoverIntent {
  /** The pointer is over something of the menu; `activate` when it is over an item. */
  over: (activate?: () => void) => void
  leave: () => void
  stop: () => void
}

export function hoverIntent(hide: () => void): HoverIntent {
  let showing = 0
  let hiding = 0
  const stop = () => {
    clearTimeout(showing)
    clearTimeout(hiding)
  }
  return {
    stop,
    over: (activate) => {
      stop()
      if (activate) showing = window.setTimeout(activate, SHOW)
    },
    leave: () => {
      stop()
      hiding = window.setTimeout(hide, HIDE)
    },
  }
}
