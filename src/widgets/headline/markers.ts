/** The lines of each marker, drawn in a box of 500 × 150 that is stretched over the word. */
export const markers: Record<string, string[]> = {
  circle: ['M310 12C170-8 18 20 8 74c-10 48 116 68 248 66s240-28 236-70C488 22 330 2 186 22'],
  curly: ['M4 140q31-26 62 0t62 0t62 0t62 0t62 0t62 0t62 0t58 0'],
  underline: ['M6 140c150-14 330-16 488-6'],
  double: ['M6 12c150-9 330-9 488-2', 'M6 142c150-9 330-9 488-2'],
  double_underline: ['M6 128c150-11 330-13 488-5', 'M34 147c140-8 300-9 446-3'],
  underline_zigzag: ['M8 126c160-8 326-10 484-6c-150 4-290 10-402 17c110-3 220-3 324-1c-66 2-140 5-196 11'],
  diagonal: ['M12 140L488 10'],
  strikethrough: ['M4 80C160 72 340 72 496 78'],
  x: ['M10 14L490 138', 'M490 14L10 138'],
}
