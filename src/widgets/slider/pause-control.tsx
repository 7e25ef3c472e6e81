import { mountUi } from '../../ui/mount'
import { PauseButton } from '../../ui/pause-button'
import type { Autoplay } from './autoplay'
import { sliderText } from './texts'
import type { Control } from './types'

/** The button that stops slides which move by themselves, the first stop of the Tab key in the slider (field study §5.1 K2). */
export function startPauseControl(root: HTMLElement, box: HTMLElement, autoplay: Autoplay): Control {
  const label = sliderText('pauseSlides', root)
  const view = () => (
    <PauseButton
      className="skerry-slider-pause"
      label={label}
      isPaused={!autoplay.isEnabled()}
      onToggle={() => (autoplay.isEnabled() ? autoplay.disable() : autoplay.enable())}
    />
  )
  const { update, remove } = mountUi(view(), (container) => box.prepend(container))
  return { update: () => update(view()), stop: remove }
}
