import { prefersReducedMotion } from '../../builder/reduced-motion'
import { adoptStylesheet } from '../../dom/stylesheet'
import { mountUi } from '../../ui/mount'
import { PauseButton, pauseButtonStyles } from '../../ui/pause-button'
import { uiText } from '../../ui/translate'
import type { Autoplay } from './autoplay'

const NAME = 'skerry-background-pause'
const CSS = pauseButtonStyles(NAME, 'inset-block-end:8px;inset-inline-start:8px')
const LABEL = ['Pause background pictures', 'Wstrzymaj zmianę obrazów w tle'] as const

/**
 * Adds the button that pauses the pictures (WCAG 2.2.2). It comes after the layers, which are hidden from screen readers, and before
 * everything else in the host, so that it is the first stop of the Tab key. Visitors who prefer reduced motion need none: nothing moves.
 */
export function addPauseButton(box: HTMLElement, autoplay: Autoplay): () => void {
  if (prefersReducedMotion()) return () => {}
  const label = uiText('pauseBackground', LABEL, box)
  let isPaused = false
  const onToggle = () => {
    isPaused = !isPaused
    update(button())
    autoplay.setPaused(isPaused)
  }
  const button = () => <PauseButton className={NAME} label={label} isPaused={isPaused} onToggle={onToggle} />
  const removeStyles = adoptStylesheet(CSS)
  const { update, remove } = mountUi(button(), (container) => box.after(container))
  return () => {
    remove()
    removeStyles()
  }
}
