import type { CSSProperties, ReactNode, SyntheticEvent } from 'react'
import { roundButtonStyles, stroke } from './round-button'

export interface CloseButtonProps {
  /** The class by which sites style it. */
  className: string
  label: string
  style?: CSSProperties | undefined
  onClose: () => void
}

/** The close button of our dialogs. */
export const CloseButton = ({ className, label, style, onClose }: CloseButtonProps) => (
  <button type="button" className={className} style={style} aria-label={label} onClick={onClose} />
)

export const closeButtonStyles = (selector: string, size?: string): string =>
  roundButtonStyles(selector, `${stroke(45)} center/14px 14px,${stroke(-45)} center/14px 14px`, size)

interface CloseLinkProps extends Omit<CloseButtonProps, 'className'> {
  /** The icon, whose elements site stylesheets know too. */
  children: ReactNode
}

/**
 * The close button in the builder's markup: a link, because site stylesheets and scripts select one (contract popups §8, contract media
 * §1.5). As a button it needs the Space key as well (contract popups §17.30).
 */
export function CloseLink({ label, style, onClose, children }: CloseLinkProps) {
  const close = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useValidAnchor: sites select this anchor
    <a
      role="button"
      tabIndex={0}
      aria-label={label}
      href="#"
      className="dialog-close-button dialog-lightbox-close-button"
      style={style}
      onClick={close}
      onKeyDown={(event) => event.key === ' ' && close(event)}
    >
      {children}
    </a>
  )
}
