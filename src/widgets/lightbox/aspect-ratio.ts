const RATIOS: Record<string, number> = { 169: 1.77777, 219: 2.33333, 43: 1.33333, 32: 1.5, 11: 1, 916: 0.5625 }

/** The number that an aspect ratio's code stands for (contract media §1.10): width divided by height. */
export const ratioOf = (code: string): number => Number(RATIOS[code] ?? code) || 1.77777

/** The name of a ratio in stylesheets' classes. */
export const orientationOf = (ratio: number): string => (ratio > 1 ? 'landscape' : ratio < 1 ? 'portrait' : 'square')
