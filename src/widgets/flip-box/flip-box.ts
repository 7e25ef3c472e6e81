import { focusedElement } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { describeElement, report } from '../../base/report'
import { holdsFocusedField } from '../../dom/focused-field'
import { isActivationKey } from '../../dom/on-press'
import { adoptStylesheet, onPaper } from '../../dom/stylesheet'
import { createWriters } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { ownSelector } from '../../ui/own-selector'

const SIDE = 'data-flip-side'
const INTERACTIVE = 'a[href],button,input,select,textarea,summary'
/** The builder's class for a side, and ours for a hand-written one. */
const FRONT = ['.elementor-flip-box__front', 'skerry-front'] as const
const BACK = ['.elementor-flip-box__back', 'skerry-back'] as const
const at = (side: string, [served, own]: readonly [string, string]) => ownSelector(`[${SIDE}=${side}] ${served},[${SIDE}=${side}] .${own}`)

/**
 * The page's stylesheet flips the box on hover only, in one of six ways. For all of them, these rules set the visible side for keyboard and
 * touch; the transitions are those of hover.
 */
const FLIP_CSS = `${at('back', FRONT)},${at('front', BACK)}{opacity:0;pointer-events:none}
${at('back', BACK)},${at('front', FRONT)}{opacity:1;visibility:visible;transform:none;pointer-events:auto}`
/** The builder's stylesheet lays one side over the other; paper is drawn before a side has faded in. */
const ON_PAPER = onPaper(`.elementor-flip-box{height:auto}
:is(${FRONT[0]},${BACK[0]},.${FRONT[1]},.${BACK[1]}){transition:none}
:is(${FRONT[0]},${BACK[0]},.${FRONT[1]},.${BACK[1]}){opacity:1;visibility:visible;transform:none}
:is(${FRONT[0]},${BACK[0]}){position:static;height:auto}`)
/** Content that a call to action shows on hover is always visible on touch devices, and while focused. */
const CTA_ITEM = '[class*=elementor-animated-item--]'
const CTA_CSS = `${ownSelector(`.elementor-cta:focus-within ${CTA_ITEM}`)}{opacity:1;visibility:visible;transform:none}
@media(hover:none){${ownSelector(`.elementor-cta ${CTA_ITEM}`)}{opacity:1;visibility:visible;transform:none}}`
const still = (selector: string) => `${ownSelector(selector)}{transition:none;animation:none}`

/** The visible side; undefined leaves it to the page's hover rules. */
type Side = 'front' | 'back' | undefined

/** Shows the back of flip boxes and all of a call to action to visitors who do not hover (contract loops §20). */
export function start(host: HTMLElement): () => void {
  const box = host.matches('[data-widget]') ? host : host.querySelector<HTMLElement>('.elementor-flip-box')
  if (!box) {
    const stops = [adoptStylesheet(CTA_CSS), ...(prefersReducedMotion() ? [adoptStylesheet(still('.elementor-cta [class]'))] : [])]
    return () => stopAll(stops)
  }
  const back = box.querySelector<HTMLElement>(BACK[0]) ?? (box.lastElementChild as HTMLElement | null)
  const front = box.querySelector<HTMLElement>(FRONT[0]) ?? (box.firstElementChild as HTMLElement | null)
  if (!back || back === front) {
    report(describeElement(host), `expected a front and a back, found ${front ? 'only one' : 'neither'}`)
    return () => {}
  }
  const writers = createWriters()
  if (box === host) {
    if (front) writers.set(front, { [`.${FRONT[1]}`]: true })
    writers.set(back, { [`.${BACK[1]}`]: true })
  }
  let side: Side
  const show = (next: Side) => {
    side = next
    writers.set(box, { [SIDE]: next ?? null })
  }
  // Focusing a link on the back flips the box, so the box needs no tab stop.
  if (back.matches(INTERACTIVE) || back.querySelector(INTERACTIVE)) writers.set(box, { tabindex: null })
  else {
    const title = front?.querySelector('h1,h2,h3,h4,h5,h6,.elementor-flip-box__layer__title')?.textContent?.trim()
    writers.set(box, { tabindex: 0, role: 'group', 'aria-label': box.getAttribute('aria-label') ?? (title || null) })
  }
  // The focus may have come before this code.
  const activeElement = focusedElement()
  if (box.contains(activeElement) && activeElement?.matches(':focus-visible')) show('back')
  const turning: Turning = { box, side: () => side, show, pointer: '', escaped: null }
  const stops = [
    adoptStylesheet(FLIP_CSS + ON_PAPER),
    ...(prefersReducedMotion() ? [adoptStylesheet(still('.elementor-flip-box [class],.skerry-front,.skerry-back'))] : []),
    ...listenToPointer(turning),
    ...listenToFocus(turning, back),
    writers.stop,
  ]
  // Tab may have been pressed before this code loaded.
  if (box.querySelector(':focus-visible')) show('back')
  return () => stopAll(stops)
}

/** What the listeners of a box share. */
interface Turning {
  box: HTMLElement
  side: () => Side
  show: (side: Side) => void
  /** The kind of the latest press; empty after a key. */
  pointer: string
  /** What had the focus as Escape showed the front, until the focus moves: in the browser's other tabs it has only been away. */
  escaped: Element | null
}

const hasEscaped = ({ escaped }: Turning) => escaped !== null && focusedElement() === escaped

function listenToPointer(turning: Turning): (() => void)[] {
  const { box, side, show } = turning
  /** The back was already visible where the press landed. */
  let wasBack = false
  return [
    on<PointerEvent>(
      box,
      'pointerdown',
      ({ pointerType }) => {
        turning.pointer = pointerType
        wasBack = side() === 'back'
      },
      { capture: true },
    ),
    on<PointerEvent>(box, 'pointerenter', ({ pointerType }) => {
      // From here the page's hover rules apply.
      if (pointerType === 'mouse' && (hasEscaped(turning) || !holdsFocusedField(box))) show(undefined)
    }),
    on<MouseEvent>(
      box,
      'click',
      (event) => {
        if (turning.pointer !== 'touch' || !event.detail) return
        if (!wasBack) {
          // The first tap reveals what can be pressed.
          event.preventDefault()
          event.stopPropagation()
          show('back')
        } else if (!closestTo(event, INTERACTIVE)) show('front')
      },
      { capture: true },
    ),
    on(document, 'click', ({ target }) => {
      if (turning.pointer === 'touch' && side() === 'back' && !box.contains(target as Node)) show('front')
    }),
  ]
}

function listenToFocus(turning: Turning, back: HTMLElement): (() => void)[] {
  const { box, side, show } = turning
  const isBackByFocus = () => side() === 'back' && turning.pointer !== 'touch'
  let timer = 0
  const soon = (turn: () => unknown) => {
    clearTimeout(timer)
    timer = window.setTimeout(turn)
  }
  return [
    on(box, 'focusin', ({ target }) => {
      if (hasEscaped(turning)) return
      turning.escaped = null
      // A select has no visible focus after a press, and its list is drawn over the page, so the pointer leaves the box.
      if (matchesSelector(target as Element, ':focus-visible') || holdsFocusedField(box)) show('back')
    }),
    on<FocusEvent>(box, 'focusout', ({ relatedTarget }) => {
      // When the window loses the focus, the focus returns to the same element later.
      if (box.contains(focusedElement())) return
      turning.escaped = null
      if (isBackByFocus() && !box.contains(relatedTarget as Node)) show(undefined)
    }),
    // A frame that takes or loses the focus tells the page nothing, but its window; some browsers move the focus only afterwards.
    on(window, 'blur', () => soon(() => !hasEscaped(turning) && holdsFocusedField(back) && show('back'))),
    on(window, 'focus', () => soon(() => isBackByFocus() && !box.contains(focusedElement()) && show(undefined))),
    () => clearTimeout(timer),
    on<KeyboardEvent>(box, 'keydown', (event) => {
      turning.pointer = ''
      if (event.key === 'Escape') {
        // What an overlay around the box shows stays: this press is for the back.
        if (side() === 'back' || (!side() && box.matches(':hover'))) event.preventDefault()
        turning.escaped = focusedElement()
        show('front')
      } else if (event.target === box && isActivationKey(event)) {
        event.preventDefault()
        if (!event.repeat) show(side() === 'back' ? 'front' : 'back')
      }
    }),
  ]
}
