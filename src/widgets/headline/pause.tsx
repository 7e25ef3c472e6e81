import { i18n } from '../../builder/page-config'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter } from '../../dom/writer'
import { mountUi } from '../../ui/mount'
import { PauseButton, pauseButtonStyles, revealOnHover } from '../../ui/pause-button'
import { translate } from '../../ui/translate'

const NAME = 'skerry-headline-pause'
const CSS = pauseButtonStyles(NAME, 'inset-block:auto 0;inset-inline:auto 0') + revealOnHover(NAME)
const LABEL = ['Pause the animation', 'Wstrzymaj animację'] as const

/** Adds the button that holds a headline, at its lower corner; `setPaused` is called when it is pressed. */
export function addPauseButton(host: HTMLElement, setPaused: (isPaused: boolean) => void): () => void {
  const label = i18n('pauseAnimation', translate(LABEL, host))
  let isPaused = false
  const onToggle = () => {
    isPaused = !isPaused
    setPaused(isPaused)
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
