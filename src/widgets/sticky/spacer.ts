import { createElement } from '../../base/create-element'
import { propertyOf } from '../../base/property-of'
import { computedLength } from '../../dom/computed-length'
import type { Geometry, SpacerStyles } from './plan'

const STICKY_SPACER = 'elementor-sticky__spacer'

/** Properties that place a box among its siblings. */
const PLACEMENT = 'position inset float clear margin order placeSelf gridArea verticalAlign'.split(' ') as (keyof CSSStyleDeclaration)[]

/** The styles of an empty box that fills the place of `host` while that is out of the flow. `css` are the host's computed styles. */
export function readSpacerStyles(host: HTMLElement, css: CSSStyleDeclaration, { width, height }: Geometry['box']): SpacerStyles {
  const isText = isTextBox(host, css)
  // Computed lengths rightly ignore the transform of an entrance animation, but for a content box they lack the padding.
  const isComputed = css.boxSizing === 'border-box' && !isText
  return {
    // Site rules must not apply to the spacer.
    all: 'initial',
    ...Object.fromEntries(PLACEMENT.map((name) => [name, css[name]])),
    ...(isText && { verticalAlign: 'top' }),
    // Without its own space it would be freed at once, then stick again.
    display: css.display.startsWith('inline') ? 'inline-block' : 'block',
    width: isComputed ? css.width : `${width}px`,
    height: isComputed ? css.height : `${height}px`,
    flex: 'none',
  }
}

/** Creates the spacer; the caller inserts it after the host. */
export function createSpacer(styles: SpacerStyles): HTMLElement {
  const spacer = createElement('div', { class: STICKY_SPACER })
  Object.assign(spacer.style, styles)
  return spacer
}

/** Whether `el` is inline in text, where sizes do not apply. */
const isTextBox = (el: Element, css: CSSStyleDeclaration): boolean => css.display === 'inline' && !el.clientWidth

/** What has been read in this pass, which ends with the task: bars may be nested, and would read the same boxes again and again. */
const edgesRead = new Map<Element, unknown[]>()

/** Whether margins of what is inside `el` may collapse through its upper and its lower edge. `own`: its box. */
function collapsingEdges(el: Element, own: Geometry['box']): unknown[] {
  const known = edgesRead.get(el)
  if (known) return known
  if (!edgesRead.size) queueMicrotask(() => edgesRead.clear())
  const edges: unknown[] = []
  edgesRead.set(el, edges)
  const visit = (parent: Element) => {
    for (const child of propertyOf(parent, 'children')) {
      const box = child.getBoundingClientRect()
      const touches = (isAtEdge: boolean, i: number, side: string) => {
        edges[i] ||= isAtEdge && (computedLength(child, side) || collapsingEdges(child, box)[i])
      }
      // Without a box of its own (`display: contents`) its children may be at the edge.
      if (!box.width) visit(child)
      touches(box.width > 0 && box.top < own.top + 1, 0, 'margin-top')
      touches(box.width > 0 && box.bottom > own.bottom - 1, 1, 'margin-bottom')
    }
  }
  visit(el)
  return edges
}

/**
 * Whether a box with this size and margins may take up different space than `host`: its children's margins may collapse through it, and an
 * inline box depends on its line.
 */
export const needsFit = (host: HTMLElement, css: CSSStyleDeclaration, own: Geometry['box']): boolean =>
  isTextBox(host, css) || collapsingEdges(host, own).some(Boolean)
