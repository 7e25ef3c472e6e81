/** A form's natural size, without our height, in px. */
export interface NaturalForm {
  top: number
  outer: number
  /** Padding and border sizes, if `height` excludes them. */
  around: number
}

/** The heights that make side-by-side forms equally tall; null for stacked or hidden forms. */
export function equalHeights(forms: NaturalForm[]): (number | null)[] {
  const lowestTop = Math.max(...forms.map(({ top }) => top))
  const areBeside = forms.length > 1 && forms.every(({ top, outer }) => top + outer > lowestTop)
  const highest = Math.max(...forms.map(({ outer }) => outer))
  return forms.map(({ around }) => (areBeside ? highest - around : null))
}
