import { isPageHidden } from '../../base/document'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { containsNode } from '../../dom/contains-node'
import { focusTarget } from '../../dom/focus-keys'
import { isActivationKey } from '../../dom/on-press'
import { slide } from '../../dom/slide'
import { createWriters } from '../../dom/writers'
import { findItems, type Item } from './accordion-items'
import { type AccordionSettings, accordionSettings } from './accordion-settings'
import { DEFAULT_DURATION } from './duration'
import { announceOpened } from './events'
import { createIds, findOwn, HIDDEN } from './parts'

export { accordionSettings as settings }

const idOf = createIds('skerry-item')

/** What works by itself in the title of an item: a link, a field. */
function isInteractive(target: EventTarget | null, { title, button }: Item): boolean {
  const el = (target as Element).closest('a[href],button,input,select,textarea,label')
  return el !== null && el !== button && title.contains(el)
}

/** Classic accordions and toggles, and accordions of `<details>`, the builder's and hand-written ones (contract media §§6, 7, 9). */
export function start(host: HTMLElement, settings: AccordionSettings): () => void {
  const { items, withoutTitle } = findItems(host)
  const writers = createWriters()
  const isClassic = items.some(({ details }) => !details)
  const isToggle = findOwn(host, '.elementor-toggle').length > 0
  const isNested = findOwn(host, '.e-n-accordion').length > 0
  const isOneAtATime = !isToggle && (isClassic || settings.max_items_expended === 'one')
  const duration = isClassic ? DEFAULT_DURATION : settings.n_accordion_animation_duration
  const slides = new Map<Item, Animation>()
  let isPrinting = false

  const showContent = ({ details, panel }: Item, isShown: boolean) => {
    if (details) writers.set(details, { open: isShown })
    else writers.set(panel, { hidden: isShown ? null : HIDDEN, $display: isShown ? 'block' : null })
  }
  const describe = ({ title, button, panel, details, isOpen }: Item) => {
    const isTitle = button === title
    if (!details) {
      // A heading stays a heading, with the button inside.
      writers.set(title, { role: isTitle ? 'button' : null, '.elementor-active': isOpen, 'aria-expanded': null, 'aria-controls': null })
      if (!isTitle) writers.set(title, { tabindex: null })
      const link = title.querySelector<HTMLElement>('a[tabindex]')
      if (isTitle && link) writers.set(link, { tabindex: -1 })
      writers.set(panel, { '.elementor-active': isOpen })
    }
    // Read once: an element without an id gets a new one each time.
    const panelId = idOf(panel)
    writers.set(button, {
      id: idOf(button),
      ...(details ? {} : { role: 'button' }),
      tabindex: 0,
      'aria-expanded': isOpen,
      'aria-controls': panel === details ? null : panelId,
    })
    if (panel !== details) writers.set(panel, { id: panelId, role: 'region', 'aria-labelledby': button.id })
  }
  const setOpen = (item: Item, isOpen: boolean, isAnimated = true) => {
    if (isOpen && isOneAtATime) for (const other of items) if (other !== item) setOpen(other, false, isAnimated)
    if (item.isOpen === isOpen) return
    item.isOpen = isOpen
    describe(item)
    const running = slides.get(item)
    const elapsed = Number(running?.currentTime ?? duration)
    if (running) running.onfinish = null
    running?.cancel()
    slides.delete(item)
    const finish = () => {
      slides.delete(item)
      if (!isPrinting) showContent(item, item.isOpen)
      announceOpened()
    }
    if (!isAnimated || !duration || prefersReducedMotion() || isPageHidden()) return finish()
    showContent(item, true)
    const animation = slide(item.details ?? item.panel, isOpen, duration, elapsed)
    slides.set(item, animation)
    animation.onfinish = finish
  }
  const reveal = (target: Element) => {
    const item = items.find(({ title, panel, details }) => containsNode(details ?? panel, target) || title.contains(target))
    if (!item || item.isOpen) return
    const before = items.filter(({ isOpen }) => isOpen)
    setOpen(item, true, false)
    return () => {
      if (item.isOpen) for (const other of items) setOpen(other, before.includes(other), false)
    }
  }
  const itemAt = (target: EventTarget | null) => items.find(({ title }) => title.contains(target as Node))
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    const inside = isNested && key === 'Escape' ? items.find(({ details }) => details?.contains(target as Node)) : undefined
    const item = itemAt(target) ?? inside
    if (event.defaultPrevented || !item || (isInteractive(target, item) && !inside)) return
    if (inside) {
      if (!item.isOpen) return
      item.button.focus()
      setOpen(item, false)
    } else if (isActivationKey(event)) {
      // The browser clicks on a summary itself.
      if (item.details) return
      if (!event.repeat) setOpen(item, !item.isOpen)
    } else {
      const next = focusTarget(event, items.indexOf(item), items.length, getComputedStyle(host).direction)
      if (next === undefined) return
      items[next]?.button.focus()
    }
    event.preventDefault()
  }
  for (const panel of withoutTitle) writers.set(panel, { $display: 'block' })
  for (const item of items) describe(item)
  const [first] = items
  if (isClassic && !isToggle && first) setOpen(first, true, false)
  for (const item of items) if (!item.details) showContent(item, item.isOpen)
  const stops = [
    on(host, 'keydown', onKeyDown),
    on<MouseEvent>(host, 'click', (event) => {
      const item = itemAt(event.target)
      if (!item || event.defaultPrevented || isInteractive(event.target, item)) return
      event.preventDefault()
      setOpen(item, !item.isOpen)
    }),
    // A browser opens `<details>` by itself for what it has found there, and so do scripts.
    ...items.flatMap((item) =>
      item.details
        ? on(item.details, 'toggle', () => {
            if (item.details && !slides.has(item) && !isPrinting && item.details.open !== item.isOpen)
              setOpen(item, item.details.open, false)
          })
        : [],
    ),
    whenLoaded(
      () => import('./reach'),
      ({ startReach }) =>
        startReach(host, {
          reveal,
          onPrint: (printing) => {
            isPrinting = printing
            for (const item of items) showContent(item, item.isOpen || printing)
          },
        }),
    ),
    () => {
      for (const animation of slides.values()) animation.cancel()
    },
    writers.stop,
  ]
  return () => stopAll(stops)
}
