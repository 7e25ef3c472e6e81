import { pageRoot } from '../base/document'
import { queryFirst } from '../base/query-all'
import { createWriters } from '../dom/writers'
import { stretchOffset } from '../widgets/stretch/stretch'
import { unwrap } from './jquery'
import type { NodeSet } from './types'

/** `element` and `container` are elements or jQuery sets; a container may be a selector. */
export interface StretchOptions {
  element?: HTMLElement | NodeSet
  direction?: string
  selectors?: { container?: unknown }
  cssOutput?: string
  /** In px. */
  margin?: number
}

/** The container from an element, a jQuery set or a selector; undefined for the window, or without a match. */
function containerOf(given: unknown): Element | undefined {
  try {
    const found = typeof given === 'string' ? queryFirst(document, given) : unwrap(given)
    return found instanceof Element ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes `element` as wide as the window or a container, minus `margin` px on both sides; with `cssOutput: 'variables'` through custom
 * properties (contract core §11). The returned function undoes it.
 */
export function stretch({ element, direction, selectors, cssOutput, margin = 0 }: StretchOptions): () => void {
  const el = unwrap<HTMLElement | undefined>(element)
  if (!(el instanceof HTMLElement)) return () => {}
  const container = containerOf(selectors?.container)
  const rect = el.getBoundingClientRect()
  const target = {
    left: container ? container.getBoundingClientRect().left + scrollX : 0,
    width: (container ?? pageRoot()).clientWidth,
  }
  const { position, direction: textDirection } = getComputedStyle(el)
  const isRtl = (direction ?? (textDirection === 'rtl' ? 'right' : 'left')) === 'right'
  const offset = stretchOffset({ left: rect.left + scrollX, width: rect.width }, target, { isFixed: position === 'fixed', isRtl })
  const { set, stop } = createWriters()
  const name = (property: string) => (cssOutput === 'variables' ? `--stretch-${property}` : `$${property}`)
  set(el, { [name('width')]: `${target.width - 2 * margin}px`, [name(isRtl ? 'right' : 'left')]: `${offset + margin}px` })
  return stop
}
