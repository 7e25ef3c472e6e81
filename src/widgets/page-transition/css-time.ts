/** A CSS time in ms: `1.5s` is 1500, and so are `1500ms` and `1500`. A text that is not a time gives `fallback`. */
export function parseCssTime(css: string, fallback: number): number {
  const number = Number.parseFloat(css)
  if (!Number.isFinite(number)) return fallback
  return /\ds\s*$/.test(css) ? number * 1000 : number
}
