import { mountUi } from '../../ui/mount'
import { PauseButton } from '../../ui/pause-button'
import type { Controls } from './controls'
import type { Parts } from './parts'
import type { Autoplay } from './player'
import { sliderText } from './texts'

/** The button that stops slides which move by themselves; first in the order of the Tab key (field §5.1 K2). */
export function pauseControl({ root, box }: Parts, autoplay: Autoplay): Controls {
  const label = sliderText('pauseSlides', root)
  const view = () => (
    <PauseButton
      className="skerry-slider-pause"
      label={label}
      isPaused={!autoplay.isWanted()}
      onToggle={() => (autoplay.isWanted() ? autoplay.halt() : autoplay.play())}
    />
  )
  const { update, remove } = mountUi(view(), (container) => box.prepend(container))
  return { paint: () => update(view()), stop: remove }
}
