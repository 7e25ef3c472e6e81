import type { Writer } from '../../dom/writer'
import { roundForCss } from './formulas'

/**
 * Returns a function that writes an effect's value as a custom property, and once the `transform` or `filter` that uses it (contract menus
 * §7.8). Transform functions keep the order of first use, after the element's own.
 */
export function createEffectWriter(writer: Writer, ownTransforms: string[]) {
  const functions: string[] = []
  return (name: string, value: number, unit = ''): void => {
    if (name === 'opacity') {
      writer.set('$opacity', roundForCss(value))
      writer.set('$will-change', 'opacity')
      return
    }
    writer.set(`--${name}`, `${roundForCss(value)}${unit}`)
    if (name === 'blur') writer.set('$filter', 'blur(var(--blur))')
    else if (!functions.includes(name)) {
      functions.push(name)
      writer.set('$transform', [...ownTransforms, ...functions.map((fn) => `${fn}(var(--${fn}))`)].join(' '))
    }
  }
}
