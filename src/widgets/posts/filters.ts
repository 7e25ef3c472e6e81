import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { focusTarget } from '../../dom/focus-keys'
import { onPress } from '../../dom/on-press'
import { createWriters, type Writers } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { MENU_ACTIVE as ACTIVE } from '../../page/selectors'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { containerOf, itemsOf } from './grid'

const ALL = '__all'
/** How long items move, in ms (contract loops §6). */
const DURATION = 450

/** Animates items to their new places. */
function createMoves(writers: Writers) {
  /** Maps each running animation to the function that restores its item's styles. */
  const running = new Map<Animation, () => void>()
  const animate = (item: HTMLElement, frames: Keyframe[], putBack = () => {}) => {
    const animation = item.animate(frames, { duration: prefersReducedMotion() ? 0 : DURATION, easing: 'ease' })
    running.set(animation, putBack)
    return animation
  }
  /** Shrinks an item in its old place, above the others. */
  const leave = (item: HTMLElement, from: DOMRect, frame: DOMRect) => {
    if (prefersReducedMotion()) return
    const place = { display: 'block', position: 'absolute', margin: 0, width: `${from.width}px`, height: `${from.height}px` }
    const at = { left: `${from.left - frame.left}px`, top: `${from.top - frame.top}px` }
    writers.set(item, Object.fromEntries(Object.entries({ ...place, ...at }).map(([name, value]) => [`$${name}`, value])))
    const putBack = () =>
      writers.set(item, Object.fromEntries(['position', 'margin', 'width', 'height', 'left', 'top'].map((name) => [`$${name}`, null])))
    animate(item, [{}, { opacity: 0, scale: 0.2 }], putBack).onfinish = ({ target }) => {
      running.delete(target as Animation)
      putBack()
      writers.set(item, { $display: 'none' })
    }
  }
  return {
    /** Restores the items at once: by the time of the `cancel` event an item may have its next animation. */
    cancelAll: () => {
      for (const [animation, putBack] of running) {
        animation.cancel()
        putBack()
      }
      running.clear()
    },
    /** Moves an item from its previous place, if it was shown. */
    move: (item: HTMLElement, from: DOMRect | undefined, frame: DOMRect) => {
      if (item.style.display === 'none') {
        if (from) leave(item, from, frame)
        return
      }
      if (!from) {
        animate(item, [{ opacity: 0, scale: 0.2 }, {}])
        return
      }
      const to = item.getBoundingClientRect()
      if (from.x !== to.x || from.y !== to.y) animate(item, [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, {}])
    },
  }
}

/** Starts a portfolio's filters: other items shrink away, the rest move up (contract loops §6). `onChange` runs after each change. */
export function startFilters(host: HTMLElement, onChange: () => void): () => void {
  const writers = createWriters()
  const moves = createMoves(writers)
  const filters = queryAll(host, '.elementor-portfolio__filter')
  const list = filters[0]?.parentElement
  /** Radio buttons have one tab stop: the checked one, or the first. */
  const describe = (chosen: HTMLElement | undefined) => {
    for (const el of filters)
      writers.set(el, { role: 'radio', 'aria-checked': el === chosen, tabindex: el === (chosen ?? filters[0]) ? 0 : -1 })
  }
  const choose = (chosen: HTMLElement) => {
    const { filter = ALL } = chosen.dataset
    const container = containerOf(host)
    if (!container) return
    const items = itemsOf(container)
    const before = new Map(items.map((item) => [item, item.offsetParent ? item.getBoundingClientRect() : undefined]))
    moves.cancelAll()
    for (const el of filters) writers.set(el, { [`.${ACTIVE}`]: el === chosen })
    describe(chosen)
    for (const item of items) {
      const isShown = filter === ALL || item.classList.contains(`elementor-filter-${filter}`)
      writers.set(item, { [`.${ACTIVE}`]: isShown, $display: isShown ? null : 'none' })
    }
    onChange()
    const frame = container.getBoundingClientRect()
    for (const item of items) moves.move(item, before.get(item), frame)
  }
  if (list) {
    // The filters work as radio buttons: exactly one is checked.
    writers.set(list, { role: 'radiogroup', 'aria-label': translate(texts.filter, host) })
    const container = containerOf(host)
    if (container && getComputedStyle(container).position === 'static') writers.set(container, { $position: 'relative' })
  }
  describe(filters.find((el) => el.classList.contains(ACTIVE)))
  const stops = filters.flatMap((el, i) => [
    onPress(el, () => choose(el)),
    on<KeyboardEvent>(el, 'keydown', (event) => {
      const target = filters[focusTarget(event, i, filters.length, getComputedStyle(host).direction) ?? -1]
      if (!target) return
      event.preventDefault()
      target.focus()
      choose(target)
    }),
  ])
  stops.push(moves.cancelAll, writers.stop)
  return () => stopAll(stops)
}
