import { ownSelector } from './own-selector'
import { roundButtonStyles, stroke } from './round-button'

export interface ArrowButtonProps {
  /** The button's class, by which sites style it. */
  className: string
  label?: string
  /** The id of the element that the button moves. */
  controls?: string
  /** It leads no further. It keeps the focus and says so, which a button with the attribute `disabled` would not. */
  isDisabled?: boolean
  onPress?: () => void
}

/** A button that leads to what comes before or after. */
export const ArrowButton = ({ className, label, controls, isDisabled, onPress }: ArrowButtonProps) => (
  <button
    type="button"
    className={className}
    aria-label={label}
    aria-controls={controls}
    aria-disabled={isDisabled}
    onClick={() => isDisabled || onPress?.()}
  />
)

/** The look of both arrows. Where lines run to the left, on is to the left. */
export const arrowButtonStyles = (previous: string, next: string): string =>
  `${roundButtonStyles(`${previous},${next}`, `${stroke(45)} 50% calc(50% - 4px)/8px 8px,${stroke(-45)} 50% calc(50% + 4px)/8px 8px`)}
${ownSelector(`${previous},${next}`, '[aria-disabled=true]')}{opacity:.4;cursor:default}
${ownSelector(previous)}{background-image:${stroke(-45)},${stroke(45)}}
${ownSelector(`${previous},${next}`, ':dir(rtl)')}{scale:-1 1}`
