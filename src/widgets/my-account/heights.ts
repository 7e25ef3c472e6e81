/** A form's size without the height that we give it, in px. */
export interface NaturalForm {
  top: number
  outer: number
  /** What padding and borders add to a height that does not include them. */
  around: number
}

/** The heights that make forms beside each other equally high; null for forms that are stacked or not visible. */
export function equalHeights(forms: NaturalForm[]): (number | null)[] {
  const lowestTop = Math.max(...forms.map(({ top }) => top))
  const areBeside = forms.length > 1 && forms.every(({ top, outer }) => top + outer > lowestTop)
  const highest = Math.max(...forms.map(({ outer }) => outer))
  return forms.map(({ around }) => (areBeside ? highest - around : null))
}
