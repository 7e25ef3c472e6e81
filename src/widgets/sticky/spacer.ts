import { createElement } from '../../base/create-element'
import { queryAll } from '../../base/query-all'
import { computedLength } from '../../dom/computed-length'
import type { Geometry, SpacerStyles } from './plan'

const STICKY_SPACER = 'elementor-sticky__spacer'

/** What decides on the place of a box among its siblings. */
const PLACEMENT = 'position inset float clear margin order placeSelf gridArea verticalAlign'.split(' ') as (keyof CSSStyleDeclaration)[]

/** The styles of an empty box that keeps the room of `host`, whose own are `css` and `box`, while it is out of the flow. */
export function readSpacerStyles(host: HTMLElement, css: CSSStyleDeclaration, { width, height }: Geometry['box']): SpacerStyles {
  const isText = isTextBox(host, css)
  // Computed lengths leave out the transform of a running entrance animation, which is right; of a content box they leave out the padding.
  const isComputed = css.boxSizing === 'border-box' && !isText
  return {
    // The site's rules for its own boxes are not for this one.
    all: 'initial',
    ...Object.fromEntries(PLACEMENT.map((name) => [name, css[name]])),
    ...(isText && { verticalAlign: 'top' }),
    // Without a room of its own it would come free at once, and stick again.
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

/** Whether `el` is a part of a text, which takes no sizes. */
const isTextBox = (el: Element, css: CSSStyleDeclaration): boolean => css.display === 'inline' && !el.clientWidth

/**
 * Whether a box of this size and with these margins may take another room than `host`: what reaches to its ends has margins, which
 * collapse through its edges then, and what comes after a part of a text depends on the line.
 */
export const needsFit = (host: HTMLElement, css: CSSStyleDeclaration, own: Geometry['box']): boolean =>
  isTextBox(host, css) ||
  queryAll(host, '*').some((el) => {
    const box = el.getBoundingClientRect()
    const margin = (side: string) => computedLength(el, `margin-${side}`)
    return box.width && ((box.top < own.top + 1 && margin('top')) || (box.bottom > own.bottom - 1 && margin('bottom')))
  })
