import { config } from '../../builder/config'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { adoptStylesheet } from '../../dom/stylesheet'
import { mountUi } from '../../ui/mount'
import { PauseButton, pauseButtonStyles } from '../../ui/pause-button'
import { translate } from '../../ui/translate'
import type { Moving } from './change'

const NAME = 'skerry-background-pause'
const CSS = pauseButtonStyles(NAME, 'inset-block-end:8px;inset-inline-start:8px')
const TEXT = ['Pause background pictures', 'Wstrzymaj zmianę obrazów w tle'] as const

/** The button that makes the pictures stand still: beside them, first in their section, for the keyboard too (WCAG 2.2.2). */
export function pause(box: HTMLElement, moving: Moving): () => void {
  if (prefersReducedMotion()) return () => {}
  const label = config().i18n('pauseBackground', translate(TEXT, box))
  let isPaused = false
  const toggle = () => {
    isPaused = !isPaused
    update(view())
    moving.pause(isPaused)
  }
  const view = () => <PauseButton className={NAME} label={label} isPaused={isPaused} onToggle={toggle} />
  const removeStyles = adoptStylesheet(CSS)
  const { update, remove } = mountUi(view(), (container) => box.after(container))
  return () => {
    remove()
    removeStyles()
  }
}
