import { createElement } from '../../base/create-element'
import { queryAll } from '../../base/query-all'
import { computedLength } from '../../dom/computed-length'
import type { Geometry, SpacerStyles } from './plan'

const STICKY_SPACER = 'elementor-sticky__spacer'

/** What decides about the place of a box among its siblings. */
const PLACEMENT = 'position inset float clear margin order placeSelf gridArea verticalAlign'.split(' ') as (keyof CSSStyleDeclaration)[]

/** The styles of an empty box that keeps the space of `host`, whose own are `css` and `box`, while it is out of the flow. */
export function readSpacerStyles(host: HTMLElement, css: CSSStyleDeclaration, { width, height }: Geometry['box']): SpacerStyles {
  const isText = isTextBox(host, css)
  // Computed lengths exclude the transform of a running entrance animation, which is right; for a content box they exclude the padding.
  const isComputed = css.boxSizing === 'border-box' && !isText
  return {
    // The site's rules for its own boxes must not apply to this one.
    all: 'initial',
    ...Object.fromEntries(PLACEMENT.map((name) => [name, css[name]])),
    ...(isText && { verticalAlign: 'top' }),
    // Without space of its own, it would come free at once, and stick again.
    display: css.display.startsWith('inline') ? 'inline-block' : 'block',
    width: isComputed ? css.width : `${width}px`,
    height: isComputed ? css.height : `${height}px`,
    flex: 'none',
  }
}

/** Insert it after the host. */
export function createSpacer(styles: SpacerStyles): HTMLElement {
  const spacer = createElement('div')
  spacer.className = STICKY_SPACER
  Object.assign(spacer.style, styles)
  return spacer
}

/** Whether `el` is part of a text line, so that it ignores sizes. */
const isTextBox = (el: Element, css: CSSStyleDeclaration): boolean => css.display === 'inline' && !el.clientWidth

/**
 * Whether a box of this size and with these margins may take up different space than `host`: what reaches its ends has margins that then collapse
 * through its edges, and what follows part of a text depends on the line.
 */
export const needsFit = (host: HTMLElement, css: CSSStyleDeclaration, own: Geometry['box']): boolean =>
  isTextBox(host, css) ||
  queryAll(host, '*').some((el) => {
    const box = el.getBoundingClientRect()
    const margin = (side: string) => computedLength(el, `margin-${side}`)
    return box.width && ((box.top < own.top + 1 && margin('top')) || (box.bottom > own.bottom - 1 && margin('bottom')))
  })
