import { script } from '../../base/assets'
import { ofDocument, pageRoot } from '../../base/document'
import { emit, on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { closestOf, matchesSelector, propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { device } from '../../builder/device'
import {
  ADMIN_BAR,
  HANDLES_INSIDE,
  STICKY,
  STICKY_ACTIVE,
  STICKY_EFFECTS,
  STICKY_FREED_EVENT,
  STICKY_PARENT,
  TOP_CONTAINER,
} from '../../builder/selectors'
import { onResize, onScroll } from '../../dom/on-scroll'
import { createWriter } from '../../dom/writer'
import type { Infer } from '../../settings/fields'
import { hasFixedContainingBlock } from './containing-block'
import { FREE, PINNED, STUCK, stickyPosition } from './position'
import { isScrollPaddingOurs, setScrollPadding } from './scroll-padding'
import type { settings } from './settings'
import { createSpacer, needsFit } from './spacer'
import { observeThreshold } from './threshold-observer'

/** Within this many px of a change every frame is measured: an observer alone would show the change a frame or two late. */
const NEAR = 300
/** Milliseconds after the last `resize` event at which a resize is over (specification §9). */
const RESIZE_DEBOUNCE = 300
const page = pageRoot()
/** What measures the room of elements that an empty box of their size does not keep exactly; loaded where there is one. */
let fitting: typeof import('./fit-spacer') | undefined

/** Keeps `host` at an edge of the viewport (contract menus §6); an empty box, the spacer, keeps its room in the flow. */
export function startSticky(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const isTop = given.sticky === 'top'
  const home = propertyOf(host, 'parentElement') as HTMLElement
  /** What the element stays inside of, when it is set to stay in its parent. */
  const container = given.sticky_parent && !matchesSelector(host, TOP_CONTAINER) ? (closestOf(home, STICKY_PARENT) ?? home) : undefined
  const stylesheets = ofDocument('styleSheets').length
  const activeWriter = createWriter(host)
  const stuckWriter = createWriter(host)
  const containerWriter = container && createWriter(container)
  let isActive = false
  /** Until the first time that it is measured. */
  let isNew = true
  let state: number = FREE
  let spacer: HTMLElement | undefined
  let offset = 0
  let effectsOffset = 0
  let homeWidth = 0
  let resizeTimer: ReturnType<typeof setTimeout>
  /** What the thresholds were made for; they are made again when it changes. */
  let thresholdsKey = ''
  const thresholds: (() => void)[] = []
  /** Stops measuring every frame; undefined while the element is far from a change. */
  let stopFollowing: (() => void) | undefined
  /** Where an ancestor is the containing block of fixed elements, the element keeps its place in the flow and is shifted by this many px. */
  let shift: number | undefined
  let shiftAnimation: Animation | undefined

  /** Reads all of the layout first, and returns what writes. */
  const measure = (isSilent?: boolean) => {
    if (!isActive) return () => {}
    const before = state
    const box = (spacer ?? host).getBoundingClientRect()
    // A drawing (`<svg>`) has no such property.
    const size = host.offsetHeight || box.height
    const containerBox = container?.getBoundingClientRect()
    // Without a container these are NaN, and every comparison with them is false.
    const containerTop = (containerBox?.top as number) + (container?.clientTop as number)
    const start = (isTop ? box.top : innerHeight - box.bottom) - (shift ?? 0)
    const end = isTop ? containerTop + (container?.clientHeight as number) : innerHeight - containerTop
    // Without a box (`display: none`) it has no place to leave.
    const next = box.width || box.height ? stickyPosition(start, offset, size, end) : FREE
    const isPinned = next === PINNED
    const css = getComputedStyle(host)
    const { position, width } = css
    // Once it is fixed the browser itself tells: an offset parent then is a containing block that the styles did not show.
    const isShifted = next && (before ? shift !== undefined || (before === STUCK && host.offsetParent) : hasFixedContainingBlock(home))
    const newSpacer = next && !before && !isShifted && createSpacer(host, css)
    // Asked for long before it sticks, as a rule.
    const needsFitting = (newSpacer || isNew) && needsFit(host, css)
    isNew = false
    if (needsFitting && !fitting) stops.push(whenLoaded(() => import('./fit-spacer'), onFittingLoaded))
    const coversTop = isTop && next === STUCK && box.width * 2 > innerWidth && script?.dataset.anchors !== 'off' && isScrollPaddingOurs()
    const frame = isPinned ? (container as HTMLElement) : page
    const frameLeft = isPinned ? (containerBox?.left as number) + frame.clientLeft : 0
    const inset = css.direction === 'rtl' ? frameLeft + frame.clientWidth - box.right : box.left - frameLeft
    // Where the body scrolls it clips what the thresholds observe, so every frame is measured there.
    // A header at the very top of the page is never freed, so it is never near a change.
    const isNear =
      page.scrollHeight <= innerHeight ||
      isShifted ||
      (Math.abs(start - offset) < NEAR && (!isTop || start + scrollY > offset)) ||
      Math.abs(end - offset - size) < NEAR

    return () => {
      // Between reading and writing another element's write may have stopped this one, or changed its state.
      if (!isActive || state !== before) return
      const stick = (styles: Record<string, unknown>) => {
        state = next
        for (const [key, value] of Object.entries(styles)) stuckWriter.set(key, value)
        stuckWriter.set(`.${STICKY_ACTIVE}`, true)
        stuckWriter.set(`.${HANDLES_INSIDE}`, true)
      }
      if (isShifted) {
        if (spacer) free()
        shift = (isPinned ? end - size : offset) - start
        // An animation of `translate`: it counts as no layout shift, and a site's `transition: all` does not animate it a second time.
        shiftAnimation?.cancel()
        shiftAnimation = host.animate({ translate: `0 ${isTop ? shift : -shift}px` }, { fill: 'forwards' })
        stick(position === 'static' ? { $position: 'relative' } : {})
      } else if (next !== before || isPinned) {
        if (next) {
          const fit = needsFitting ? fitting?.measureAround(host) : undefined
          if (!before) stuckWriter.set('$width', width)
          stick({
            $position: isPinned ? 'absolute' : 'fixed',
            '$inset-inline-start': `${inset}px`,
            [`$${given.sticky}`]: isPinned ? null : `${offset}px`,
            [isTop ? '$bottom' : '$top']: isPinned ? '0px' : null,
            '$margin-top': 0,
            '$margin-bottom': 0,
            // The inset is the box's own; the original moves boxes with a side margin by that margin (contract menus §6.5).
            '$margin-inline-start': 0,
          })
          if (isPinned) containerWriter?.set('$position', 'relative')
          else containerWriter?.stop()
          if (newSpacer) {
            spacer = newSpacer
            propertyOf(host, 'after').call(host, newSpacer)
            fit?.(newSpacer)
            // A newly observed element is reported between layout and paint: early enough to notice an unknown containing block.
            const stop = onResize(host, () => {
              stop()
              return measure()
            })
          }
        } else free()
      }
      setScrollPadding(host, coversTop && offset + size)
      activeWriter.set(`.${STICKY_EFFECTS}`, offset - start >= effectsOffset)
      observeThresholds(size)
      if (isNear) stopFollowing ??= onScroll(measure)
      else stopFollowing = void stopFollowing?.()
      // Last, because a listener may unmount.
      if (!isSilent && !before !== !next) emit(host, next ? 'sticky:stick' : 'sticky:unstick')
    }
  }
  const onFittingLoaded = (loaded: typeof fitting) => {
    fitting = loaded
    remeasure()
  }
  /** Measures in the next frame, the first that could show a change, and goes on while the element is near one. */
  const follow = () => {
    stopFollowing?.()
    stopFollowing = onScroll(measure)
  }
  const observeThresholds = (size: number) => {
    const key = [!spacer, offset, effectsOffset, innerHeight, container && size].join()
    if (key === thresholdsKey) return
    thresholdsKey = key
    stopAll(thresholds)
    const observe = (el: Element, at: number, isStart: boolean) =>
      thresholds.push(observeThreshold(el, isTop ? at : innerHeight - at, isStart === isTop, follow))
    for (const by of [NEAR, -NEAR, -effectsOffset]) observe(spacer ?? host, offset + by, true)
    if (container) for (const by of [NEAR, -NEAR]) observe(container, offset + size + by, false)
  }
  const onSizeChange = () => {
    const before = homeWidth
    homeWidth = home.clientWidth
    // Only a new width calls for new measures: a stuck header that shrinks must not move the page (gm0t/react-sticky-el#50).
    if (state && before !== homeWidth) requestAnimationFrame(remeasure)
    // Not in this report: to stick or to come free changes sizes that it is about, which browsers tell of as an error.
    else if (isActive) follow()
  }
  /** Takes the element back to its own place. */
  const free = () => {
    stuckWriter.stop()
    shiftAnimation?.cancel()
    containerWriter?.stop()
    setScrollPadding(host)
    spacer?.remove()
    spacer = shift = undefined
    state = FREE
    thresholdsKey = ''
  }
  /**
   * Takes a stuck element back to its own place, measures it there and, before anything is painted, sticks it again. Every drawing (`<svg>`)
   * in it tells of a `load`, too, and brings nothing new.
   */
  const remeasure = (event?: unknown) => {
    if (!state || (event as { target?: Partial<SVGSVGElement> } | undefined)?.target?.viewBox) return
    free()
    // A stretched section measures itself in its own place (widgets/stretch).
    emit(host, STICKY_FREED_EVENT)
    measure(true)()
    if (!state) emit(host, 'sticky:unstick')
  }
  const activate = () => {
    const current = device().get()
    isActive = !!given.sticky && given.sticky_on.includes(current)
    if (!isActive) return deactivate()
    const adminBar = isTop && queryAll(document, ADMIN_BAR)[0]
    offset = given.sticky_offset[current] + (adminBar && getComputedStyle(adminBar).position === 'fixed' ? adminBar.offsetHeight : 0)
    effectsOffset = given.sticky_effects_offset[current]
    activeWriter.set(`.${STICKY}`, true)
    remeasure()
    // It is measured after the next layout: measuring here would force one. The root's report comes before its own: sticking in that, it would
    // be observed anew too late for the frame, which browsers tell of as an error.
    if (isActive) follow()
  }
  const deactivate = () => {
    isActive = false
    remeasure()
    activeWriter.stop()
    stopAll(thresholds)
    thresholdsKey = ''
    stopFollowing = void stopFollowing?.()
  }

  const stops = [
    on(window, 'resize', () => {
      clearTimeout(resizeTimer)
      resizeTimer = setTimeout(activate, RESIZE_DEBOUNCE)
    }),
    // WebKit runs scripts before the stylesheets are there. Where none has come since, everything stays: a stuck element is measured by a layout.
    on(window, 'load', () => stylesheets === ofDocument('styleSheets').length || activate()),
    on(host, 'load', remeasure, { capture: true }),
    // Not the promise `ready`: asking for it forces a layout.
    on(propertyOf(document, 'fonts'), 'loadingdone', remeasure),
    onResize(home, onSizeChange),
    onResize(host, onSizeChange),
  ]
  activate()
  return () => {
    clearTimeout(resizeTimer)
    stopAll(stops)
    deactivate()
  }
}
