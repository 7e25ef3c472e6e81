import type { Writers } from '../../dom/writers'
import { roundForCss } from './formulas'

/**
 * Returns a function that writes an effect's value as a custom property, and once the `transform` or `filter` that uses it (contract menus
 * §7.8). Transform functions keep the order of first use, after the element's own.
 */
export function createEffectWriter(el: HTMLElement, { set }: Writers, ownTransforms: string[]) {
  const functions: string[] = []
  return (name: string, value: number, unit = ''): void => {
    if (name === 'opacity') {
      set(el, { $opacity: roundForCss(value), '$will-change': 'opacity' })
      return
    }
    set(el, { [`--${name}`]: `${roundForCss(value)}${unit}` })
    if (name === 'blur') set(el, { $filter: 'blur(var(--blur))' })
    else if (!functions.includes(name)) {
      functions.push(name)
      set(el, { $transform: [...ownTransforms, ...functions.map((fn) => `${fn}(var(--${fn}))`)].join(' ') })
    }
  }
}
