import type { CSSProperties } from 'react'

export interface NoticeProps {
  /** The notice's class, by which sites style it. */
  className: string
  text: string
  /** A link to what could not be shown. */
  link?: { href: string; text: string } | undefined
  /** Where it lies in its positioned parent: over the upper edge of a player, or in the middle of a dark window. */
  position: 'top' | 'middle'
}

/** Written on the element, because pages without our stylesheet show it as well. */
const STYLES: Record<NoticeProps['position'], CSSProperties> = {
  // Clicks go through it to the play button below, which can be pressed again.
  top: {
    position: 'absolute',
    inset: '0 0 auto',
    zIndex: 2,
    boxSizing: 'border-box',
    width: 'auto',
    height: 'auto',
    margin: 0,
    padding: '.75rem 1rem',
    background: 'rgb(0 0 0/.85)',
    color: '#fff',
    textAlign: 'center',
    pointerEvents: 'none',
  },
  middle: { position: 'absolute', inset: '40% 1rem auto', textAlign: 'center' },
}
const LINK_STYLE: CSSProperties = { color: 'inherit', textDecoration: 'underline', pointerEvents: 'auto', overflowWrap: 'anywhere' }

/** An alert in the place of a picture or a video that cannot be shown. */
export const Notice = ({ className, text, link, position }: NoticeProps) => (
  <p className={className} role="alert" style={STYLES[position]}>
    {text}
    {link && (
      <>
        {' '}
        <a href={link.href} target="_blank" rel="noopener" data-lightbox="off" style={LINK_STYLE}>
          {link.text}
        </a>
      </>
    )}
  </p>
)
