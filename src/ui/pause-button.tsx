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

/**
 * The styles of the pause button of class `className`, to be adopted (dom/stylesheet.ts): a round button with the pause sign and,
 * pressed, the play sign. `place` positions it with logical properties, in what `within` selects.
 */
export const pauseButtonStyles = (className: string, place: string, within = ''): string =>
  `:where(${within} .${className}){position:absolute;${place};z-index:3;width:32px;height:32px;margin:0;padding:0;border:0;border-radius:50%;background:linear-gradient(90deg,#fff 33%,transparent 33% 67%,#fff 67%) center/10px 12px no-repeat,rgb(0 0 0/.55);color:#fff;cursor:pointer}
:where(.${className}[hidden]){display:none}
:where(.${className}[aria-pressed=true]){background-image:conic-gradient(from 240deg at 100% 50%,#fff 60deg,transparent 0)}`

/** Added to the styles above, it makes the button visible only while its parent is hovered or it has the focus; on devices without hover it always is. */
export const revealOnHover = (className: string): string =>
  `:where(.${className}){opacity:0}
:where(.${className}:focus,:hover>.skerry-ui>.${className}){opacity:1}
@media(hover:none){:where(.${className}){opacity:1}}`
