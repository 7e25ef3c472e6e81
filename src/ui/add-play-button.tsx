import * as texts from '../page/texts/en'
import { translate } from '../page/texts/translate'
import { mountUi } from './mount'
import { PlayButton, type PlayButtonProps } from './play-button'

/** Our play button in a box of the page. */
export interface AddedPlayButton {
  /** Contains the button, and is replaced by the player. */
  element: HTMLElement
  button: () => HTMLElement | null
  setBusy: (isBusy: boolean) => void
  remove: () => void
}

type Options = Pick<PlayButtonProps, 'href' | 'onPlay' | 'onApproach'> & { label?: string }

/** Adds a play button over the contents of `box`. */
export function addPlayButton(box: HTMLElement, { label = translate(texts.playVideo, box), ...options }: Options): AddedPlayButton {
  const view = (isBusy: boolean) => <PlayButton box={box} label={label} isBusy={isBusy} {...options} />
  const { container, update, remove } = mountUi(view(false), (el) => box.append(el))
  return {
    element: container,
    button: () => container.firstElementChild as HTMLElement | null,
    setBusy: (isBusy) => update(view(isBusy)),
    remove,
  }
}
