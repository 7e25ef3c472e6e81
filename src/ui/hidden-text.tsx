/** Text for screen readers: in the accessibility tree, invisible, without room and without clicks. */
const STYLE = {
  position: 'fixed',
  width: 1,
  height: 1,
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
} as const

/** A text that screen readers read in its place, without announcing it. What is to be seen there is hidden from them. */
export const HiddenText = ({ text }: { text: string }) => <span style={STYLE}>{text}</span>
