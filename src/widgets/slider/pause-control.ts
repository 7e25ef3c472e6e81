import { addPauseControl } from '../../ui/pause-button'
import type { Autoplay } from './autoplay'
import { sliderText } from './texts'
import type { Control } from './types'

/** Adds the pause button for autoplay, the slider's first tab stop (field study §5.1 K2). */
export function startPauseControl(root: HTMLElement, box: HTMLElement, autoplay: Autoplay): Control {
  const onToggle = () => (autoplay.isEnabled() ? autoplay.disable() : autoplay.enable())
  const button = addPauseControl('skerry-slider-pause', sliderText('pauseSlides', root), onToggle, (container) => box.prepend(container))
  const update = () => button.update(!autoplay.isEnabled())
  update()
  return { update, stop: button.remove }
}
