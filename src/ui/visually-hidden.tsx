import { ChangingText } from './changing-text'

/** Accessible but invisible, without space, and clipped against clicks. On one line: screen readers run wrapped words together. */
const STYLE = {
  position: 'fixed',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A text that screen readers read in place of its visible counterpart, which is hidden from them, without announcing it. */
export const HiddenText = ({ text }: { text: string }) => <span style={STYLE}>{text}</span>

/** A live region: screen readers announce its text when it changes. */
export const HiddenStatus = ({ text }: { text: string }) => (
  <div role="status" style={STYLE}>
    <ChangingText text={text} />
  </div>
)
