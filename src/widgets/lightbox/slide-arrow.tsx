import type { ReactNode } from 'react'

interface SlideArrowProps {
  side: 'next' | 'prev'
  label: string
  /** The drawing, if the page has no icon font. */
  icon: ReactNode
  onPress: () => void
}

/** A `<div>` rather than a button, because sites' stylesheets know it as one; the dialog handles its keys. */
export const SlideArrow = ({ side, label, icon, onPress }: SlideArrowProps) => (
  // biome-ignore lint/a11y: stylesheets of sites know this element, and the dialog handles its keys
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
