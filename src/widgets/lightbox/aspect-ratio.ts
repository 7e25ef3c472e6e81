const RATIOS: Record<string, number> = { 169: 1.77777, 219: 2.33333, 43: 1.33333, 32: 1.5, 11: 1, 916: 0.5625 }

/** Width divided by height, from an aspect ratio's code (contract media §1.10). */
export const ratioOf = (code: string): number => Number(RATIOS[code] ?? code) || 1.77777

/** The ratio's name in stylesheet classes. */
export const orientationOf = (ratio: number): string => (ratio > 1 ? 'landscape' : ratio < 1 ? 'portrait' : 'square')
