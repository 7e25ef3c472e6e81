import { createElement } from '../base/create-element'
import { on } from '../base/events'
import { createContainer } from './container'
import { ownSelector } from './own-selector'
import { roundButtonStyles } from './round-button'

export interface PauseButton {
  /** `isHidden`: the content cannot be paused. */
  update: (isPaused: boolean, isHidden?: boolean) => void
  remove: () => void
}

/**
 * Adds the pause button that moving content needs (WCAG 2.2.2) in a container that `insert` places; pressed means paused. Sites style it by
 * its class. Its label stays the same: `aria-pressed` conveys the state.
 */
export function addPauseControl(
  className: string,
  label: string,
  onToggle: () => void,
  insert: (container: HTMLElement) => void,
): PauseButton {
  const button = createElement('button', { type: 'button', class: className, 'aria-label': label })
  const update = (isPaused: boolean, isHidden = false) => {
    button.setAttribute('aria-pressed', String(isPaused))
    button.hidden = isHidden
  }
  on(button, 'click', onToggle)
  update(false)
  const container = createContainer((el) => {
    el.append(button)
    insert(el)
  })
  return { update, remove: () => container.remove() }
}

const PAUSE = 'linear-gradient(90deg,currentColor 33%,#0000 33% 67%,currentColor 67%) center/34% 40%'
const PLAY = 'conic-gradient(from 240deg at 100% 50%,currentColor 60deg,#0000 0)'

/**
 * The styles of the pause button with class `className`, to be adopted (dom/stylesheet.ts): the pause sign and, when pressed, the play
 * sign. `place` positions it with logical properties.
 */
export const pauseButtonStyles = (className: string, place: string): string =>
  `${roundButtonStyles(`.${className}`, PAUSE, '32px', `position:absolute;z-index:3;${place}`)}
${ownSelector(`.${className}`)}[aria-pressed=true]{background-image:${PLAY}}`

/** Additional styles: visible only while its parent is hovered or it has the focus; always on devices without hover. */
export const revealOnHover = (className: string): string =>
  `@media not (hover:none){${ownSelector(`.${className}`)}{opacity:0}
${ownSelector(`.${className}:focus,:hover>.skerry-ui>.${className}`)}{opacity:1}}`
