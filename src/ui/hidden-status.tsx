/** A status for screen readers: in the accessibility tree, invisible, without room and without clicks. */
const STYLE = { position: 'fixed', opacity: 0, pointerEvents: 'none' } as const

/** A visually hidden live region: screen readers announce its text when it changes. */
export const HiddenStatus = ({ text }: { text: string }) => (
  <div role="status" style={STYLE}>
    {text}
  </div>
)
