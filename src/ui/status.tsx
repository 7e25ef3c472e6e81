/** In the accessibility tree, but not to be seen; out of the flow, so that it makes nothing longer. */
const STYLE = { position: 'fixed', clipPath: 'inset(50%)' } as const

/** A live region, in which screen readers politely hear a text that comes into it. */
export const Status = ({ text }: { text: string }) => (
  <div role="status" style={STYLE}>
    {text}
  </div>
)
