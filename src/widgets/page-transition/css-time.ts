/** A CSS time in ms: `1.5s`, `1500ms` and `1500` are all 1500. Anything else gives `fallback`. */
export function parseCssTime(css: string, fallback: number): number {
  const number = Number.parseFloat(css)
  if (!Number.isFinite(number)) return fallback
  return /\ds\s*$/.test(css) ? number * 1000 : number
}
