import { focusedElement } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode, matchesSelector } from '../../base/property-of'
import { describeElement, report } from '../../base/report'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { holdsFocusedField } from '../../dom/focused-field'
import { isActivationKey } from '../../dom/on-press'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriters } from '../../dom/writers'
import { ownSelector } from '../../ui/own-selector'

const SIDE = 'data-flip-side'
const INTERACTIVE = 'a[href],button,input,select,textarea,summary'
/** The builder's class for a side, which hand-written sides also get. */
const FRONT = ['.elementor-flip-box__front', 'skerry-front'] as const
const BACK = ['.elementor-flip-box__back', 'skerry-back'] as const
const at = (side: string, [served, own]: readonly [string, string]) => ownSelector(`[${SIDE}=${side}] ${served},[${SIDE}=${side}] .${own}`)

/**
 * The page's stylesheet turns the box in one of six ways, and only on hover. These rules show a side for keyboard and touch, whatever the way;
 * transitions run as they do on hover.
 */
const FLIP_CSS = `${at('back', FRONT)},${at('front', BACK)}{opacity:0;pointer-events:none}
${at('back', BACK)},${at('front', FRONT)}{opacity:1;visibility:visible;transform:none;pointer-events:auto}`
/** What a call to action shows only on hover is always visible on devices without hover, and while the focus is inside. */
const CTA_ITEM = '[class*=elementor-animated-item--]'
const CTA_CSS = `${ownSelector(`.elementor-cta:focus-within ${CTA_ITEM}`)}{opacity:1;visibility:visible;transform:none}
@media(hover:none){${ownSelector(`.elementor-cta ${CTA_ITEM}`)}{opacity:1;visibility:visible;transform:none}}`
const still = (selector: string) => `${ownSelector(selector)}{transition:none;animation:none}`

/** Which side shows; undefined if the page's own hover rules decide. */
type Side = 'front' | 'back' | undefined

/** Shows the other side of flip boxes, and everything in calls to action, to visitors who do not hover as well (contract loops §20). */
export function start(host: HTMLElement): () => void {
  const box = matchesSelector(host, '[data-widget]') ? host : host.querySelector<HTMLElement>('.elementor-flip-box')
  if (!box) {
    const stops = [adoptStylesheet(CTA_CSS), ...(prefersReducedMotion() ? [adoptStylesheet(still('.elementor-cta [class]'))] : [])]
    return () => stopAll(stops)
  }
  const back = box.querySelector<HTMLElement>(BACK[0]) ?? (box.lastElementChild as HTMLElement | null)
  const front = box.querySelector<HTMLElement>(FRONT[0]) ?? (box.firstElementChild as HTMLElement | null)
  if (!back || back === front) {
    report(describeElement(host), 'expected a front and a back, found less')
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
  // The focus on a link on the back turns the box, so the box itself needs no tab stop.
  if (matchesSelector(back, INTERACTIVE) || back.querySelector(INTERACTIVE)) writers.set(box, { tabindex: null })
  else {
    const title = front?.querySelector('h1,h2,h3,h4,h5,h6,.elementor-flip-box__layer__title')?.textContent?.trim()
    writers.set(box, { tabindex: 0, role: 'group', 'aria-label': box.getAttribute('aria-label') ?? (title || null) })
  }
  // The focus may have arrived before this code.
  const activeElement = focusedElement()
  if (containsNode(box, activeElement) && activeElement?.matches(':focus-visible')) show('back')
  const stops = [
    adoptStylesheet(FLIP_CSS),
    ...(prefersReducedMotion() ? [adoptStylesheet(still('.elementor-flip-box [class],.skerry-front,.skerry-back'))] : []),
    ...listen(box, () => side, show),
    writers.stop,
  ]
  // Tab may have been pressed before this code arrived.
  if (box.querySelector(':focus-visible')) show('back')
  return () => stopAll(stops)
}

function listen(box: HTMLElement, side: () => Side, show: (side: Side) => void): (() => void)[] {
  let pointer = ''
  /** Whether the back already shows at the pressed place. */
  let wasBack = false
  return [
    on<PointerEvent>(
      box,
      'pointerdown',
      ({ pointerType }) => {
        pointer = pointerType
        wasBack = side() === 'back'
      },
      { capture: true },
    ),
    on<PointerEvent>(box, 'pointerenter', ({ pointerType }) => {
      // From here on, the page's hover rules apply.
      if (pointerType === 'mouse' && !holdsFocusedField(box)) show(undefined)
    }),
    on<MouseEvent>(
      box,
      'click',
      (event) => {
        if (pointer !== 'touch' || !event.detail) return
        if (!wasBack) {
          // The first tap only reveals what can be pressed.
          event.preventDefault()
          event.stopPropagation()
          show('back')
        } else if (!closestTo(event, INTERACTIVE)) show('front')
      },
      { capture: true },
    ),
    on(document, 'click', ({ target }) => {
      if (pointer === 'touch' && side() === 'back' && !containsNode(box, target as Node)) show('front')
    }),
    on(box, 'focusin', ({ target }) => {
      // A select has no visible focus after a press, and its list is drawn over the page: the pointer on it has left the box.
      if ((target as Element).matches(':focus-visible') || holdsFocusedField(box)) show('back')
    }),
    on<FocusEvent>(box, 'focusout', ({ relatedTarget }) => {
      // If the window has lost the focus, it returns to the same element.
      if (containsNode(box, focusedElement())) return
      if (side() === 'back' && pointer !== 'touch' && !containsNode(box, relatedTarget as Node)) show(undefined)
    }),
    on<KeyboardEvent>(box, 'keydown', (event) => {
      pointer = ''
      if (event.key === 'Escape') show('front')
      else if (event.target === box && isActivationKey(event)) {
        event.preventDefault()
        if (!event.repeat) show(side() === 'back' ? 'front' : 'back')
      }
    }),
  ]
}
