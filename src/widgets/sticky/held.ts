const HOLDS = /\d|lay|pai|str|con|tra|fil|per/

/** Whether `el` or what is above it is moved, filtered or contained: that holds even what is fixed, so that it scrolls away with it. */
export function isHeld(el: Element): boolean {
  const above = el.parentElement
  // A filter of the root element holds nothing.
  if (!above) return false
  const { transform, perspective, filter, contain, willChange } = getComputedStyle(el)
  return HOLDS.test(transform + perspective + filter + contain + willChange) || isHeld(above)
}
