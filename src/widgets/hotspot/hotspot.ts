import { focusedElement } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { holdsFocusedField } from '../../dom/focused-field'
import { isActivationKey } from '../../dom/on-press'
import { onVisible } from '../../dom/on-visible'
import { createWriters, type Writers } from '../../dom/writers'
import { device } from '../../page/device'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { choice, flag, type Infer, number, responsive } from '../../settings/fields'

/** A tooltip's position, and where it enters from. */
const POSITIONS = ['top', 'right', 'bottom', 'left'] as const

export const settings = {
  /**
   * What shows a tooltip: a click, or the mouse; `none` shows them all the time.
   * @only builder
   */
  tooltip_trigger: responsive(choice(['click', 'mouseenter', 'none'], 'click')),
  /**
   * The side of its point on which a tooltip appears.
   * @only builder
   */
  tooltip_position: responsive(choice(POSITIONS, 'top')),
  /**
   * Lets the points appear one after the other.
   * @only builder
   */
  hotspot_sequenced_animation: flag(),
  /**
   * Milliseconds until all points have appeared.
   * @unit ms
   * @example 2000
   * @only builder
   */
  hotspot_sequenced_animation_duration: number(1000, 0, 60_000),
}
type HotspotSettings = Infer<typeof settings>

const ACTIVE = '.e-hotspot--active'
let count = 0

interface Spot {
  el: HTMLElement
  button: HTMLElement
  tooltip: HTMLElement
  isLink: boolean
}

const findSpots = (host: HTMLElement): Spot[] =>
  queryAll(host, '.e-hotspot:not(.e-hotspot--no-tooltip)').flatMap((el) => {
    const button = el.querySelector<HTMLElement>('.e-hotspot__button')
    const tooltip = el.querySelector<HTMLElement>('.e-hotspot__tooltip')
    if (button && tooltip) return [{ el, button, tooltip, isLink: el.matches('a[href]') }]
    report(
      describeElement(host),
      `.e-hotspot: expected an .e-hotspot__button and an .e-hotspot__tooltip, found ${button || tooltip ? 'one' : 'none'} of them`,
    )
    return []
  })

/**
 * Points on a picture (contract loops §15). Tooltips open one at a time by mouse, touch or keyboard; Escape or an outside press closes
 * them.
 */
export function start(host: HTMLElement, settings: HotspotSettings): () => void {
  const writers = createWriters()
  const spots = findSpots(host)
  if (!host.querySelector<HTMLElement>('.e-hotspot')) report(describeElement(host), 'expected an .e-hotspot for each point, found none')
  const triggerNow = () => settings.tooltip_trigger[device().get()]
  let active: Spot | undefined

  const update = () => {
    const isAlwaysShown = triggerNow() === 'none'
    const from = settings.tooltip_position[device().get()]
    for (const { el, button, isLink, tooltip } of spots) {
      const isActive = el === active?.el
      writers.set(el, { [ACTIVE]: isActive, '.e-hotspot--show-tooltip': isAlwaysShown || null })
      if (isLink || isAlwaysShown) writers.set(isLink ? el : button, { 'aria-describedby': tooltip.id })
      else writers.set(button, { 'aria-expanded': isActive, 'aria-controls': tooltip.id })
      if (/direction/.test(tooltip.className))
        writers.set(
          tooltip,
          Object.fromEntries(POSITIONS.map((name) => [`.e-hotspot--tooltip-animation-from-${name}`, name === from || null])),
        )
    }
  }
  const activate = (spot: Spot | undefined) => {
    if (spot === active) return
    active = spot
    update()
  }
  describe(spots, writers)
  update()

  const stops = [
    ...listen(host, { spots, triggerNow, active: () => active, activate }),
    device().subscribe(update),
    startSequence(host, settings, writers),
    writers.stop,
  ]
  return () => stopAll(stops)
}

function describe(spots: Spot[], writers: Writers): void {
  for (const spot of spots) {
    const { el, button, tooltip, isLink } = spot
    writers.set(tooltip, { id: tooltip.id || `skerry-hotspot-${++count}` })
    if (isLink) continue
    const hasName = button.textContent?.trim() || button.querySelector('[alt]:not([alt=""])')
    writers.set(button, { role: 'button', tabindex: 0, 'aria-labelledby': hasName ? null : tooltip.id })
    if (el.matches('[tabindex]')) writers.set(el, { tabindex: null })
  }
}

interface Spots {
  spots: Spot[]
  triggerNow: () => string
  /** The point whose tooltip is open. */
  active: () => Spot | undefined
  activate: (spot: Spot | undefined) => void
}

function listen(host: HTMLElement, { spots, triggerNow, active, activate }: Spots): (() => void)[] {
  const spotAt = (target: EventTarget | null) => spots.find(({ el }) => el.contains(target as Node))
  const spotOfButton = (target: EventTarget | null) => spots.find(({ button }) => button.contains(target as Node))
  /** A press on a linked point follows the link; in click mode it would have no tooltip, so it opens on hover. */
  const isHoverable = (spot: Spot) => triggerNow() === 'mouseenter' || (triggerNow() === 'click' && spot.isLink)
  // The pointer may have come before this code.
  const hovered = spots.find(({ button }) => button.matches(':hover'))
  if (hovered && isHoverable(hovered) && matchMedia('(hover:hover)').matches) activate(hovered)
  return [
    on<PointerEvent>(host, 'pointerover', ({ target, pointerType }) => {
      const spot = spotOfButton(target)
      // A tap is handled as a click.
      if (spot && pointerType === 'mouse' && isHoverable(spot)) activate(spot)
    }),
    on<PointerEvent>(host, 'pointerout', ({ target, relatedTarget, pointerType }) => {
      const spot = spotAt(target)
      // The pointer may move onto the tooltip (WCAG 1.4.13).
      if (
        spot &&
        pointerType === 'mouse' &&
        isHoverable(spot) &&
        spot === active() &&
        !spot.el.contains(relatedTarget as Node) &&
        !holdsFocusedField(spot.el)
      )
        activate(undefined)
    }),
    on(host, 'focusin', ({ target }) => {
      const spot = spotAt(target)
      if (spot && isHoverable(spot) && matchesSelector(target as Element, ':focus-visible')) activate(spot)
    }),
    on<FocusEvent>(host, 'focusout', ({ relatedTarget }) => {
      const spot = active()
      // When the window loses the focus, the focus returns to the same element later.
      if (spot && isHoverable(spot) && !spot.el.contains(relatedTarget as Node) && !spot.el.contains(focusedElement())) activate(undefined)
    }),
    on<PointerEvent>(document, 'click', ({ target, pointerType }) => {
      const spot = spotOfButton(target)
      if (!spot) {
        if (!active()?.el.contains(target as Node)) activate(undefined)
      } else if (!spot.isLink && triggerNow() !== 'none')
        // Hovering has already opened it; closing on click under the pointer would surprise.
        activate(active() === spot && !(isHoverable(spot) && pointerType === 'mouse') ? undefined : spot)
    }),
    on<KeyboardEvent>(host, 'keydown', (event) => {
      const spot = spotOfButton(event.target)
      if (!spot || spot.isLink || triggerNow() === 'none' || !isActivationKey(event)) return
      event.preventDefault()
      if (!event.repeat) activate(active() === spot ? undefined : spot)
    }),
    on<KeyboardEvent>(document, 'keydown', (event) => {
      const spot = active()
      if (event.key !== 'Escape' || !spot || event.defaultPrevented) return
      // A popup around the picture stays, also where it has the focus while the pointer shows the tooltip.
      if (host.contains(event.target as Node) || spot.el.matches(':hover')) event.preventDefault()
      activate(undefined)
    }),
  ]
}

/** Shows the points one by one once the picture is in view. */
function startSequence(host: HTMLElement, settings: HotspotSettings, writers: Writers): () => void {
  const spots = queryAll(host, '.e-hotspot')
  if (!settings.hotspot_sequenced_animation || prefersReducedMotion()) return () => {}
  return onVisible(host, () => {
    spots.forEach((spot, i) => {
      writers.set(spot, { '$animation-delay': `${(i * settings.hotspot_sequenced_animation_duration) / spots.length}ms` })
    })
  })
}
