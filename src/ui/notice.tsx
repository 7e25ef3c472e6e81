import type { CSSProperties } from 'react'

export interface NoticeProps {
  /** The class by which sites style it. */
  className: string
  text: string
  /** A link to the content that could not be shown. */
  link?: { href: string; text: string } | undefined
  /** Its place in its positioned parent: along a player's top, or mid-window, where tools are at the top. */
  position: 'top' | 'middle'
}

const COLOR = 'var(--skerry-notice-color,#fff)'
/** Inline, because pages without our stylesheet show it too; a theme's rules for paragraphs and links do not apply. */
const STYLE: CSSProperties = {
  all: 'unset',
  display: 'block',
  position: 'absolute',
  zIndex: 2,
  boxSizing: 'border-box',
  padding: '12px 16px',
  background: 'var(--skerry-notice-background,rgb(0 0 0/.85))',
  color: COLOR,
  fontSize: 'max(1em,15px)',
  lineHeight: 1.45,
  textAlign: 'center',
}
const PLACES: Record<NoticeProps['position'], CSSProperties> = {
  // Clicks pass through to the play button below, which can be pressed again.
  top: { inset: '0 0 auto', pointerEvents: 'none' },
  // Clear of the arrows at both sides, which are sized in px.
  middle: { inset: '40% 0 auto', width: 'fit-content', maxWidth: 'calc(100% - 112px)', margin: '0 auto' },
}
const LINK_STYLE: CSSProperties = {
  all: 'unset',
  outline: 'revert',
  // Not `color`, which sites set with `!important` on links.
  WebkitTextFillColor: COLOR,
  textDecoration: 'underline',
  cursor: 'pointer',
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
}

/** An alert replacing a picture or video that cannot be shown. */
export const Notice = ({ className, text, link, position }: NoticeProps) => (
  <p className={className} role="alert" style={{ ...STYLE, ...PLACES[position] }}>
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
