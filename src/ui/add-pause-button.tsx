import { adoptStylesheet } from '../dom/stylesheet'
import { createWriter } from '../dom/writer'
import { mountUi } from './mount'
import { PauseButton, pauseButtonStyles, revealOnHover } from './pause-button'
import { uiText } from './translate'

const LABEL = ['Pause the animation', 'Wstrzymaj animację'] as const

/**
 * Adds the button that makes an animation of `host` stand still (WCAG 2.2.2): its class is `className`, `place` positions it with logical
 * properties, and `setPaused` is called when it is pressed.
 */
export function addPauseButton(host: HTMLElement, className: string, place: string, setPaused: (isPaused: boolean) => void): () => void {
  const label = uiText('pauseAnimation', LABEL, host)
  let isPaused = false
  const onToggle = () => {
    isPaused = !isPaused
    setPaused(isPaused)
    update(button())
  }
  const button = () => <PauseButton className={className} label={label} isPaused={isPaused} onToggle={onToggle} />
  const writer = createWriter(host)
  if (getComputedStyle(host).position === 'static') writer.set('$position', 'relative')
  const removeStyles = adoptStylesheet(pauseButtonStyles(className, place) + revealOnHover(className))
  const { update, remove } = mountUi(button(), (container) => host.append(container))
  return () => {
    remove()
    removeStyles()
    writer.stop()
  }
}
