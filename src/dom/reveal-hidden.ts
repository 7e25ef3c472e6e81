import { nextFrame } from './on-scroll'
import { createWriters } from './writers'

const SHOWN = {
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  transform: 'none',
  position: 'fixed',
  inset: '0',
  'z-index': '9999',
  overflow: 'auto',
  background: 'Canvas',
  'pointer-events': 'auto',
}

const hasBox = (el: Element): boolean => {
  const { width, height } = el.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(el).visibility === 'visible'
}
/** Whether it is visible in the window; call once its animations have ended. */
const isInView = (el: Element): boolean => {
  const { left, right, top, bottom } = el.getBoundingClientRect()
  const isOpaque = (el as { checkVisibility?: (options: object) => boolean }).checkVisibility?.({ opacityProperty: true }) ?? true
  return hasBox(el) && isOpaque && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
}

/**
 * Shows a panel by inline styles if no stylesheet does: the page behind it is inert, so the visitor would have nothing to use. `main` is
 * the panel's content part.
 */
export function revealHidden(panel: HTMLElement, main: HTMLElement): () => void {
  const { set, stop } = createWriters()
  let isStopped = false
  const show = () => {
    for (const [name, value] of Object.entries(SHOWN)) set(panel, { [`$${name}`]: value })
  }
  nextFrame(() => {
    if (isStopped) return
    if (!hasBox(main)) return show
    const moving = [panel, main].flatMap((el) => el.getAnimations())
    Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (!isStopped && !isInView(main)) show()
    })
  })
  return () => {
    isStopped = true
    stop()
  }
}
