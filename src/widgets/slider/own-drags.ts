import { on } from '../../base/events'
import { matchesSelector, propertyOf } from '../../base/property-of'
import type { Stop, SwiperInstance } from './types'

/** What a finger or mouse drags in, or selects in, for its own sake. */
const OWN_DRAG =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=image],[type=file]),textarea,select,audio,[contenteditable]:not([contenteditable=false]),[role=slider],[role=scrollbar],[draggable=true]'
/** The height in px, at its lower end, of what the browser lays over a film to drag in. */
const FILM_CONTROLS = 80
/** Swiper's own boxes say what is dragged in them, and a slider in a slide sees to itself (option `nested`). */
const SWIPERS = '.swiper,.swiper-container,.swiper-wrapper,.swiper-slide'

/** Whether an element scrolls sideways. */
const scrollsSideways = (el: Element) =>
  propertyOf(el, 'scrollWidth') > propertyOf(el, 'clientWidth') + 1 && /auto|scroll/.test(getComputedStyle(el).overflowX)

/** Maps, drawings and models say by their style that they follow the finger themselves. */
const followsFinger = (el: Element) => /none|pan-y/.test(getComputedStyle(el).touchAction) && !matchesSelector(el, SWIPERS)

/** The elements from `target` up to `box`, which is not one of them. */
function* between(target: Element, box: Element): Generator<Element> {
  for (let el: Element | null = target; el && el !== box; el = propertyOf(el, 'parentElement')) yield el
}

/** Whether something between `target` and `box` scrolls sideways by the arrow keys; a row of dots does not. */
export const isInScroller = (target: EventTarget | null, box: Element): boolean =>
  target instanceof Element && [...between(target, box)].some((el) => scrollsSideways(el) && !matchesSelector(el, '.swiper-pagination'))

function isOwnDrag(event: PointerEvent, box: Element): boolean {
  // Of an element with a shadow tree also what is in that.
  const path = event.composedPath()
  const inside = path.slice(0, path.indexOf(box)).filter((el) => el instanceof Element)
  const film = inside.find((el) => matchesSelector(el, 'video[controls]'))
  if (film) return event.clientY > film.getBoundingClientRect().bottom - FILM_CONTROLS
  return inside.some((el) => matchesSelector(el, OWN_DRAG) || scrollsSideways(el) || followsFinger(el))
}

/** Leaves the slides where they are while a visitor drags a range, selects a text, moves a map or scrolls a table in one of them. */
export function leaveOwnDrags(swiper: SwiperInstance, box: HTMLElement): Stop {
  let isHeld = false
  const hold = (isOwn: boolean) => {
    // A script of the site may have turned moves off for good.
    if (isOwn === isHeld || (isOwn && !swiper.allowTouchMove)) return
    isHeld = isOwn
    swiper.allowTouchMove = !isOwn
  }
  const stop = on<PointerEvent>(box, 'pointerdown', (event) => hold(isOwnDrag(event, box)), { capture: true })
  return () => {
    stop()
    hold(false)
  }
}
