import { i18n } from '../../builder/page-config'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter } from '../../dom/writer'
import { mountUi } from '../../ui/mount'
import { PauseButton, pauseButtonStyles, revealOnHover } from '../../ui/pause-button'
import { translate } from '../../ui/translate'
import type { Playback } from './playback'

const NAME = 'skerry-lottie-pause'
/** At the upper edge, because a caption is at the lower one. */
const CSS = pauseButtonStyles(NAME, 'inset-block:8px auto;inset-inline:auto 8px') + revealOnHover(NAME)
const LABEL = ['Pause the animation', 'Wstrzymaj animację'] as const

/** Adds the button that makes an endless animation stand still (WCAG 2.2.2), whatever its trigger does meanwhile. */
export function addPauseButton(host: HTMLElement, { setHeld }: Playback): () => void {
  const label = i18n('pauseAnimation', translate(LABEL, host))
  let isPaused = false
  const onToggle = () => {
    isPaused = !isPaused
    setHeld(isPaused)
    update(button())
  }
  const button = () => <PauseButton className={NAME} label={label} isPaused={isPaused} onToggle={onToggle} />
  const writer = createWriter(host)
  if (getComputedStyle(host).position === 'static') writer.set('$position', 'relative')
  const removeStyles = adoptStylesheet(CSS)
  const { update, remove } = mountUi(button(), (container) => host.append(container))
  return () => {
    remove()
    removeStyles()
    writer.stop()
  }
}
