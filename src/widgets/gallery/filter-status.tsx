/** In the accessibility tree, but not to be seen. */
const STYLE = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** The live region in which screen readers hear how many pictures a filter shows. */
export const FilterStatus = ({ text }: { text: string }) => (
  <div role="status" style={STYLE}>
    {text}
  </div>
)
