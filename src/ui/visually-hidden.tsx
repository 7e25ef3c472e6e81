import { ChangingText } from './changing-text'

/**
 * In the accessibility tree, but invisible and without taking up space; what is clipped gets no clicks. On one line, because screen readers join
 * words across line breaks.
 */
const STYLE = {
  position: 'fixed',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A text that screen readers read in its place, without announcing it; what is visible there is hidden from them. */
export const HiddenText = ({ text }: { text: string }) => <span style={STYLE}>{text}</span>

/** A live region: screen readers announce its text when it changes. */
export const HiddenStatus = ({ text }: { text: string }) => (
  <div role="status" style={STYLE}>
    <ChangingText text={text} />
  </div>
)
