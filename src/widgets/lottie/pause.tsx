import { config } from '../../builder/config'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter } from '../../dom/writer'
import { mountUi } from '../../ui/mount'
import { PauseButton, pauseButtonStyles, revealOnHover } from '../../ui/pause-button'
import { translate } from '../../ui/translate'
import type { Clock } from './clock'

const NAME = 'skerry-lottie-pause'
/** At the upper edge: a caption is at the lower one. */
const CSS = pauseButtonStyles(NAME, 'inset-block:8px auto;inset-inline:auto 8px') + revealOnHover(NAME)
const TEXT = ['Pause the animation', 'Wstrzymaj animację'] as const

/** A button that makes an endless animation stand still, whatever its trigger says meanwhile. */
export function pause(host: HTMLElement, { hold }: Clock): () => void {
  const label = config().i18n('pauseAnimation', translate(TEXT, host))
  let isPaused = false
  const toggle = () => {
    isPaused = !isPaused
    hold(isPaused)
    update(view())
  }
  const view = () => <PauseButton className={NAME} label={label} isPaused={isPaused} onToggle={toggle} />
  const writer = createWriter(host)
  if (getComputedStyle(host).position === 'static') writer.set('$position', 'relative')
  const removeStyles = adoptStylesheet(CSS)
  const { update, remove } = mountUi(view(), (container) => host.append(container))
  return () => {
    remove()
    removeStyles()
    writer.stop()
  }
}
