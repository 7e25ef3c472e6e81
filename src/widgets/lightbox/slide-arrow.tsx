import type { ReactNode } from 'react'

interface SlideArrowProps {
  side: 'next' | 'prev'
  label: string
  /** The drawing if the page has no icon font. */
  icon: ReactNode
  onPress: () => void
}

/** A `<div>`, not a button, because site stylesheets expect one; the dialog handles its keys. */
export const SlideArrow = ({ side, label, icon, onPress }: SlideArrowProps) => (
  // biome-ignore lint/a11y: site stylesheets expect this element, and the dialog handles its keys
  <div
    className={`elementor-swiper-button elementor-swiper-button-${side} elementor-lightbox-prevent-close`}
    role="button"
    tabIndex={0}
    aria-label={label}
    onClick={onPress}
  >
    <i className={`eicon-chevron-${side === 'next' ? 'right' : 'left'}`} aria-hidden="true">
      {icon}
    </i>
  </div>
)
