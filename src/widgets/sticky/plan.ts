/** In its own place; at the edge of the viewport; or at its parent's end, where it scrolls away with the parent. */
export type Position = 'free' | 'stuck' | 'pinned'

/** Within this many px of a change, every frame is measured: an observer alone would show the change a frame or two late. */
export const NEAR = 300

/** Lengths and positions in px of the viewport; those of the window and of the root element have the browser's names. */
export interface Geometry extends Pick<Window, 'innerWidth' | 'innerHeight' | 'scrollY'>, Pick<Element, 'clientWidth' | 'scrollHeight'> {
  /** Where the element is, or the spacer that keeps its space. */
  box: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right' | 'width' | 'height'>
  /** The element's own height. */
  size: number
  /** The inside of what it must stay in. */
  container?: Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>
}

export interface Layout extends Geometry {
  css: Pick<CSSStyleDeclaration, 'direction' | 'position' | 'width'>
  /** Something above it would be the containing block of the fixed element. */
  isContained: boolean
  /** The styles of the box that would keep its space, if it is about to leave the flow. */
  spacer?: SpacerStyles
  /** Such a box needs margins that only `fit-spacer` finds. */
  needsFit: boolean
  /** Only we determine where native jumps stop. */
  maySetScrollPadding: boolean
}

export type SpacerStyles = Record<string, unknown>

export interface State {
  /** It sticks to the upper edge. */
  isTop: boolean
  position: Position
  offset: number
  effectsOffset: number
  /** How far it is shifted away from the edge, if it cannot be fixed. */
  shift?: number
}

/** How an element is kept where it belongs: fixed, or shifted in its place. */
interface Placement {
  /** What to write on it; nothing if everything stays. */
  styles?: Record<string, unknown>
  shift?: number
  /** What keeps its space from now on. */
  spacer?: SpacerStyles
}

export interface Plan extends Placement {
  position: Position
  /** How far down it covers the top of the window. */
  covered?: number
  hasEffects: boolean
  /** Near a change: every frame is measured. */
  isNear: boolean
  event?: 'sticky:stick' | 'sticky:unstick'
}

/**
 * Where a sticky element belongs (contract menus §§6.4, 6.6), and how far it is from a change: `toEdge` from reaching its place at the edge, `toEnd`
 * from the end of what it stays in. Both are negative beyond that point.
 */
export function locate({ box, size, container, innerHeight }: Geometry, { isTop, offset, shift = 0 }: State) {
  const toEdge = (isTop ? box.top : innerHeight - box.bottom) - shift - offset
  const end = !container ? Number.POSITIVE_INFINITY : isTop ? container.top + container.height : innerHeight - container.top
  const toEnd = end - offset - size
  // Without a box (`display: none`) it has no place to leave.
  const isFree = toEdge > 0 || !(box.width || box.height)
  const position: Position = isFree ? 'free' : toEnd > 0 ? 'stuck' : 'pinned'
  return { toEdge, toEnd, position }
}

/** What to write for this layout. */
export function plan(layout: Layout, state: State): Plan {
  const { box, size } = layout
  const { isTop, offset } = state
  const { toEdge, toEnd, position } = locate(layout, state)
  const isFree = position === 'free'
  const isShifted = !isFree && (layout.isContained || state.shift !== undefined)
  const shift = (position === 'pinned' ? toEnd : 0) - toEdge
  const covers = position === 'stuck' && isTop && box.width * 2 > layout.innerWidth && layout.maySetScrollPadding
  return {
    position,
    ...(isShifted ? planShifted(layout, shift) : planFixed(layout, state, position)),
    covered: covers ? offset + size : undefined,
    hasEffects: toEdge + state.effectsOffset <= 0,
    isNear:
      // If the body scrolls, it clips what the thresholds observe, so every frame is measured there.
      layout.scrollHeight <= layout.innerHeight ||
      isShifted ||
      // A header at the very top of the page is never freed, so it is never near a change.
      (Math.abs(toEdge) < NEAR && (!isTop || toEdge + layout.scrollY > 0)) ||
      Math.abs(toEnd) < NEAR,
    event: isFree === (state.position === 'free') ? undefined : isFree ? 'sticky:unstick' : 'sticky:stick',
  }
}

const planShifted = ({ css }: Layout, shift: number): Placement => ({
  shift,
  styles: css.position === 'static' ? { $position: 'relative' } : {},
})

function planFixed(layout: Layout, { isTop, offset, position: before }: State, position: Position): Placement {
  const { box, container, css, spacer } = layout
  const isPinned = position === 'pinned'
  // At its parent's end it is placed anew each time, because the parent may have grown.
  if (position === 'free' || (position === before && !isPinned)) return {}
  const { left, width } = isPinned && container ? container : { left: 0, width: layout.clientWidth }
  const inset = css.direction === 'rtl' ? left + width - box.right : box.left - left
  return {
    spacer,
    styles: {
      ...(before === 'free' && { $width: css.width }),
      $position: isPinned ? 'absolute' : 'fixed',
      '$inset-inline-start': `${inset}px`,
      [isTop ? '$top' : '$bottom']: isPinned ? null : `${offset}px`,
      [isTop ? '$bottom' : '$top']: isPinned ? '0px' : null,
      '$margin-top': 0,
      '$margin-bottom': 0,
      // The inset is the box's own; the original moves boxes with a side margin by that margin (contract menus §6.5).
      '$margin-inline-start': 0,
    },
  }
}
