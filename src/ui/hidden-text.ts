/** Accessible but invisible, without space, and clipped against clicks. On one line: screen readers run wrapped words together. */
export const HIDDEN_TEXT = {
  position: 'fixed',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
