import { ownSelector } from './own-selector'
import { roundButtonStyles } from './round-button'

export interface PauseButtonProps {
  /** The button's class, by which sites style it. */
  className: string
  /** Its accessible name, which does not change: `aria-pressed` carries the state. */
  label: string
  isPaused: boolean
  onToggle: () => void
  /** Hidden while what it controls cannot be paused. */
  hidden?: boolean
}

/** The button that moving content must have (WCAG 2.2.2); pressed means paused. */
export const PauseButton = ({ className, label, isPaused, onToggle, hidden }: PauseButtonProps) => (
  <button type="button" className={className} aria-label={label} aria-pressed={isPaused} hidden={hidden} onClick={onToggle} />
)

const PAUSE = 'linear-gradient(90deg,currentColor 33%,#0000 33% 67%,currentColor 67%) center/34% 40%'
const PLAY = 'conic-gradient(from 240deg at 100% 50%,currentColor 60deg,#0000 0)'

/**
 * The look of the pause button of class `className`, to be adopted (dom/stylesheet.ts): the pause sign and, pressed, the play sign.
 * `place` positions it with logical properties.
 */
export const pauseButtonStyles = (className: string, place: string): string =>
  `${roundButtonStyles(`.${className}`, PAUSE, '32px', `position:absolute;z-index:3;${place}`)}
${ownSelector(`.${className}`)}[aria-pressed=true]{background-image:${PLAY}}`

/** Added to the look above, it makes the button visible only while its parent is hovered or it has the focus; on devices without hover it always is. */
export const revealOnHover = (className: string): string =>
  `@media not (hover:none){${ownSelector(`.${className}`)}{opacity:0}
${ownSelector(`.${className}:focus,:hover>.skerry-ui>.${className}`)}{opacity:1}}`
