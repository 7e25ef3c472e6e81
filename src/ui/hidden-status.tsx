/** In the accessibility tree, but not to be seen, and in nobody's way: it takes no room and no clicks. */
const STYLE = { position: 'fixed', opacity: 0, pointerEvents: 'none' } as const

/** A visually hidden live region: screen readers announce its text when it changes. */
export const HiddenStatus = ({ text }: { text: string }) => (
  <div role="status" style={STYLE}>
    {text}
  </div>
)
