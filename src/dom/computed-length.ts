/** A computed length in px; `auto` counts as 0. */
export const computedLength = (el: Element, name: string): number => Number.parseFloat(getComputedStyle(el).getPropertyValue(name)) || 0
