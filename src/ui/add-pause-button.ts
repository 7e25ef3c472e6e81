import { adoptStylesheet } from '../dom/stylesheet'
import { createWriters } from '../dom/writers'
import * as texts from '../page/texts/en'
import { translate } from '../page/texts/translate'
import { addPauseControl, pauseButtonStyles, revealOnHover } from './pause-button'

type SetPaused = (isPaused: boolean) => void

/**
 * Adds the pause button for an animation of `host` (WCAG 2.2.2), with class `className`, positioned by the logical properties in `place`;
 * calls `setPaused` when pressed.
 */
export function addPauseButton(host: HTMLElement, className: string, place: string, setPaused: SetPaused): () => void {
  const css = pauseButtonStyles(className, place) + revealOnHover(className)
  const writers = createWriters()
  if (getComputedStyle(host).position === 'static') writers.set(host, { $position: 'relative' })
  const remove = mountPauseButton(className, translate(texts.pauseAnimation, host), css, (el) => host.append(el), setPaused)
  return () => {
    remove()
    writers.stop()
  }
}

/** The same with a custom label and look; `insert` places it. */
export function mountPauseButton(
  className: string,
  label: string,
  css: string,
  insert: (container: HTMLElement) => void,
  setPaused: SetPaused,
): () => void {
  let isPaused = false
  const onToggle = () => {
    isPaused = !isPaused
    setPaused(isPaused)
    update(isPaused)
  }
  const removeStyles = adoptStylesheet(css)
  const { update, remove } = addPauseControl(className, label, onToggle, insert)
  return () => {
    remove()
    removeStyles()
  }
}
