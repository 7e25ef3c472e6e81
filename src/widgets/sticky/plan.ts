/** In its own place, stuck to the viewport's edge, or pinned to its parent's end and scrolling away with it. */
export type Position = 'free' | 'stuck' | 'pinned'

/** Within this many px of a change, measure every frame: an observer alone would be a frame or two late. */
export const NEAR = 300

/** Lengths and positions in px of the viewport, under the browser's names where it has them. */
export interface Geometry extends Pick<Window, 'innerWidth' | 'innerHeight' | 'scrollY'>, Pick<Element, 'clientWidth' | 'scrollHeight'> {
  /** The element's box, or its spacer's. */
  box: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right' | 'width' | 'height'>
  /** The element's own height. */
  size: number
  /** The inside of the parent that confines it. */
  container?: Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>
}

export interface Layout extends Geometry {
  css: Pick<CSSStyleDeclaration, 'direction' | 'position' | 'width'>
  /** An ancestor would be the containing block of the fixed element. */
  isContained: boolean
  /** The spacer's styles, set when the element is about to leave the flow. */
  spacer?: SpacerStyles
  /** The spacer needs margins that only `fit-spacer` can find. */
  needsFit: boolean
  /** The site sets no scroll padding itself. */
  maySetScrollPadding: boolean
}

export type SpacerStyles = Record<string, unknown>

export interface State {
  /** It sticks to the top edge, not the bottom. */
  isTop: boolean
  position: Position
  offset: number
  effectsOffset: number
  /** How far it is shifted from the edge if it cannot be fixed. */
  shift?: number
}

/** How an element is held in position: fixed, or shifted. */
interface Placement {
  /** Styles to write on it; undefined if nothing changes. */
  styles?: Record<string, unknown>
  shift?: number
  /** The spacer's styles from now on. */
  spacer?: SpacerStyles
}

export interface Plan extends Placement {
  position: Position
  /** How far down it covers the window's top. */
  covered?: number
  hasEffects: boolean
  /** Near a change: measure every frame. */
  isNear: boolean
  event?: 'sticky:stick' | 'sticky:unstick'
}

/**
 * The position of a sticky element (contract menus §§6.4, 6.6) and its distances in px to a change: `toEdge` to reaching its edge, `toEnd`
 * to the end of its parent. Negative once past.
 */
export function locate({ box, size, container, innerHeight }: Geometry, { isTop, offset, shift = 0 }: State) {
  const toEdge = (isTop ? box.top : innerHeight - box.bottom) - shift - offset
  const end = !container ? Number.POSITIVE_INFINITY : isTop ? container.top + container.height : innerHeight - container.top
  const toEnd = end - offset - size
  // Without a box (`display: none`) it cannot stick.
  const isFree = toEdge > 0 || !(box.width || box.height)
  const position: Position = isFree ? 'free' : toEnd > 0 ? 'stuck' : 'pinned'
  return { toEdge, toEnd, position }
}

/** Decides what to write for this layout. */
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
      // A scrolling body clips the thresholds' targets, so measure every frame.
      layout.scrollHeight <= layout.innerHeight ||
      isShifted ||
      // A header at the top of the page is never freed, so it is never near a change.
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
  // At its parent's end, position it again each time: the parent may have grown.
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
      // Positions include the margin; the original moves boxes by their side margin (contract menus §6.5).
      '$margin-inline-start': 0,
    },
  }
}
