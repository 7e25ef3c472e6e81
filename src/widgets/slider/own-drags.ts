import { on } from '../../base/events'
import { matchesSelector, propertyOf } from '../../base/property-of'
import type { Stop, SwiperInstance } from './types'

/** Elements with their own use for dragging, such as selecting. */
const OWN_DRAG =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=image],[type=file]),textarea,select,audio,[contenteditable]:not([contenteditable=false]),[role=slider],[role=scrollbar],[draggable=true]'
/** The height in px of a video's native controls, at its lower end. */
const VIDEO_CONTROLS_HEIGHT = 80
/** Swiper's own boxes set `touch-action` too; a nested slider handles its own drags (option `nested`). */
const SWIPERS = '.swiper,.swiper-container,.swiper-wrapper,.swiper-slide'

/** Whether an element scrolls sideways. */
const scrollsSideways = (el: Element) =>
  propertyOf(el, 'scrollWidth') > propertyOf(el, 'clientWidth') + 1 && /auto|scroll/.test(getComputedStyle(el).overflowX)

/** Maps, drawings and models set `touch-action` because they handle drags themselves: the browser does not pan sideways there. */
function followsFinger(el: Element): boolean {
  const { touchAction } = getComputedStyle(el)
  return !!touchAction && !/auto|manipulation|pan-(x|left|right)/.test(touchAction) && !matchesSelector(el, SWIPERS)
}

/** The elements from `target` up to but not including `box`. */
function* between(target: Element, box: Element): Generator<Element> {
  for (let el: Element | null = target; el && el !== box; el = propertyOf(el, 'parentElement')) yield el
}

/** Whether something between `target` and `box` scrolls sideways with the arrow keys; a row of dots does not. */
export const isInScroller = (target: EventTarget | null, box: Element): boolean =>
  target instanceof Element && [...between(target, box)].some((el) => scrollsSideways(el) && !matchesSelector(el, '.swiper-pagination'))

function isOwnDrag(event: PointerEvent, box: Element): boolean {
  // Includes elements inside shadow trees.
  const path = event.composedPath()
  const inside = path.slice(0, path.indexOf(box)).filter((el) => el instanceof Element)
  const film = inside.find((el) => matchesSelector(el, 'video[controls]'))
  if (film) return event.clientY > film.getBoundingClientRect().bottom - VIDEO_CONTROLS_HEIGHT
  return inside.some((el) => matchesSelector(el, OWN_DRAG) || scrollsSideways(el) || followsFinger(el))
}

/** Keeps the slides still while a visitor zooms with two fingers, or drags a range, selects text, moves a map or scrolls a table inside one. */
export function leaveOwnDrags(swiper: SwiperInstance, box: HTMLElement): Stop {
  let isHeld = false
  const hold = (isOwn: boolean) => {
    // A site script may have disabled moves for good.
    if (isOwn === isHeld || (isOwn && !swiper.allowTouchMove)) return
    isHeld = isOwn
    swiper.allowTouchMove = !isOwn
  }
  // A second finger zooms.
  const stop = on<PointerEvent>(box, 'pointerdown', (event) => hold(!event.isPrimary || isOwnDrag(event, box)), { capture: true })
  return () => {
    stop()
    hold(false)
  }
}
