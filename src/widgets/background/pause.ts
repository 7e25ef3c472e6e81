import { config } from '../../builder/config'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { adoptStylesheet } from '../../dom/stylesheet'
import { pauseLooks } from '../../ui/pause-looks'
import { translate } from '../../ui/translate'
import type { Moving } from './change'

const CSS = pauseLooks('.skerry-background-pause', 'inset-block-end:8px;inset-inline-start:8px')
const TEXT = ['Pause background pictures', 'Wstrzymaj zmianę obrazów w tle'] as const

/** The button that makes the pictures stand still: beside them, first in their section, for the keyboard too (WCAG 2.2.2). */
export function pause(box: HTMLElement, moving: Moving): () => void {
  if (prefersReducedMotion()) return () => {}
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'skerry-background-pause'
  button.ariaLabel = config().i18n('pauseBackground', translate(TEXT, box))
  let isPaused = false
  const paint = () => {
    button.ariaPressed = `${isPaused}`
  }
  paint()
  button.onclick = () => {
    isPaused = !isPaused
    paint()
    moving.pause(isPaused)
  }
  const strip = adoptStylesheet(CSS)
  box.after(button)
  return () => {
    button.remove()
    strip()
  }
}
