import { isPageHidden } from '../../base/document'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { closestOf, containsNode } from '../../base/property-of'
import { announceOpened } from '../../dom/disclosure/events'
import { followParts } from '../../dom/disclosure/follow-parts'
import { createIds, DEFAULT_DURATION, findOwn, planHidden } from '../../dom/disclosure/parts'
import { createMediaPause, type MediaPause } from '../../dom/pause-media'
import { slide } from '../../dom/slide'
import { createWriters, type Writers } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { CLASSIC_TITLE } from '../../page/selectors'
import { findItems, type Item } from './accordion-items'
import { planAccordionKey, planOpen } from './accordion-plan'
import { type AccordionSettings, accordionSettings } from './settings'

export { accordionSettings as settings }

/** An accordion and its state. */
interface Accordion {
  host: HTMLElement
  items: Item[]
  writers: Writers
  media: MediaPause
  isNested: boolean
  isOneAtATime: boolean
  duration: number
  slides: Map<Item, Animation>
  /** While printing, all panels are shown. */
  isPrinting: boolean
  /** The names by which the browser closes others of the same one. */
  names: ReadonlyMap<HTMLElement, string>
  /** Of each panel that has been opened or closed, which of both. */
  changed: Map<HTMLElement, boolean>
}

const idOf = createIds('skerry-item')

/** Whether a link or field in the title handles the event. */
function isInteractive(target: EventTarget | null, { title, button }: Item): boolean {
  const el = closestOf(target as Element, 'a[href],button,input,select,textarea,label')
  return el !== null && el !== button && title.contains(el)
}

/** Starts classic accordions and toggles, and `<details>` accordions, the builder's and hand-written (contract media §§6, 7, 9). */
export function start(host: HTMLElement, settings: AccordionSettings): () => void {
  const changed: Accordion['changed'] = new Map()
  return followParts(
    host,
    () => findOwn(host, `details,summary,${CLASSIC_TITLE},.elementor-tab-content`),
    () => startOnParts(host, settings, changed),
  )
}

function startOnParts(host: HTMLElement, settings: AccordionSettings, changed: Accordion['changed']): () => void {
  const { items, withoutTitle } = findItems(host)
  const writers = createWriters()
  const isClassic = items.some(({ details }) => !details)
  const isToggle = findOwn(host, '.elementor-toggle').length > 0
  const accordion: Accordion = {
    host,
    items,
    writers,
    media: createMediaPause(host),
    isNested: findOwn(host, '.e-n-accordion').length > 0,
    isOneAtATime: !isToggle && (isClassic || settings.max_items_expended === 'one'),
    duration: isClassic ? DEFAULT_DURATION : settings.n_accordion_animation_duration,
    slides: new Map(),
    isPrinting: false,
    names: new Map(
      items.flatMap(({ details }) => (details?.hasAttribute('name') ? [[details, details.getAttribute('name') as string]] : [])),
    ),
    changed,
  }
  for (const panel of withoutTitle) writers.set(panel, { $display: 'block' })
  for (const item of items) describe(writers, item)
  const [first] = items
  if (isClassic && !isToggle && first) setOpen(accordion, first, true, false)
  for (const item of items) if (!item.details) showContent(writers, item, item.isOpen)
  for (const item of items) move(accordion, item, changed.get(item.panel) ?? item.isOpen, false)
  for (const { panel, isOpen } of items) if (!isOpen) accordion.media.pause(panel, true)
  const stops = [
    ...listen(accordion),
    whenLoaded(
      () => import('../../dom/disclosure/revealing'),
      ({ startRevealing }) =>
        startRevealing(host, {
          reveal: (target) => reveal(accordion, target),
          onPrint: (isPrinting) => print(accordion, isPrinting),
        }),
    ),
    () => {
      for (const animation of accordion.slides.values()) animation.cancel()
    },
    accordion.media.stop,
    writers.stop,
  ]
  return () => stopAll(stops)
}

function showContent(writers: Writers, { details, panel }: Item, isShown: boolean): void {
  if (details) writers.set(details, { open: isShown })
  else writers.set(panel, { ...planHidden(isShown), $display: isShown ? 'block' : null })
}

/** Shows everything while the page is printed. Of `<details>` with one name the browser would leave one open. */
function print(accordion: Accordion, isPrinting: boolean): void {
  const { items, writers, names } = accordion
  accordion.isPrinting = isPrinting
  const setNames = () => {
    for (const [details, name] of names) writers.set(details, { name: isPrinting ? null : name })
  }
  if (isPrinting) setNames()
  for (const item of items) showContent(writers, item, item.isOpen || isPrinting)
  if (!isPrinting) setNames()
}

/** Writes roles and states. */
function describe(writers: Writers, { title, button, panel, details, isOpen }: Item): void {
  const isTitle = button === title
  if (!details) {
    // A heading keeps its role, with the button inside.
    writers.set(title, { role: isTitle ? 'button' : null, '.elementor-active': isOpen, 'aria-expanded': null, 'aria-controls': null })
    if (!isTitle) writers.set(title, { tabindex: null })
    const link = title.querySelector<HTMLElement>('a[tabindex]')
    if (isTitle && link) writers.set(link, { tabindex: -1 })
    writers.set(panel, { '.elementor-active': isOpen })
  }
  // Called once: each call creates a new id for an element without one.
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

/** Opens or closes an item, closing others if only one may be open. */
function setOpen(accordion: Accordion, item: Item, isOpen: boolean, isAnimated = true): void {
  const { items, isOneAtATime } = accordion
  const areOpen = items.map((other) => other.isOpen)
  for (const index of planOpen(areOpen, items.indexOf(item), isOpen, isOneAtATime)) {
    const changed = items[index] as Item
    move(accordion, changed, changed === item && isOpen, isAnimated)
  }
}

/** Opens or closes one item; a running animation reverses. */
function move(accordion: Accordion, item: Item, isOpen: boolean, isAnimated: boolean): void {
  const { writers, media, duration, slides } = accordion
  // A listener may have done so while another item was closing.
  if (item.isOpen === isOpen) return
  item.isOpen = isOpen
  accordion.changed.set(item.panel, isOpen)
  describe(writers, item)
  if (isOpen) media.resume(item.panel)
  else media.pause(item.panel)
  const running = slides.get(item)
  const elapsed = Number(running?.currentTime ?? duration)
  if (running) running.onfinish = null
  running?.cancel()
  slides.delete(item)
  const finish = () => {
    slides.delete(item)
    if (!accordion.isPrinting) showContent(writers, item, item.isOpen)
    announceOpened()
  }
  if (!isAnimated || !duration || prefersReducedMotion() || isPageHidden()) {
    finish()
    return
  }
  showContent(writers, item, true)
  const animation = slide(item.details ?? item.panel, isOpen, duration, elapsed)
  slides.set(item, animation)
  animation.onfinish = finish
}

/** Opens the item around `target` without animation; returns the undo. */
function reveal(accordion: Accordion, target: Element): (() => void) | undefined {
  const { items } = accordion
  const item = items.find(({ title, panel, details }) => containsNode(details ?? panel, target) || title.contains(target))
  if (!item || item.isOpen) return
  const before = items.filter(({ isOpen }) => isOpen)
  setOpen(accordion, item, true, false)
  return () => {
    if (item.isOpen) for (const other of items) setOpen(accordion, other, before.includes(other), false)
  }
}

const itemAt = ({ items }: Accordion, target: EventTarget | null) => items.find(({ title }) => title.contains(target as Node))

function listen(accordion: Accordion): (() => void)[] {
  const { host, items, slides } = accordion
  return [
    on<KeyboardEvent>(host, 'keydown', (event) => onKeyDown(accordion, event)),
    on<MouseEvent>(host, 'click', (event) => {
      const item = itemAt(accordion, event.target)
      if (!item || event.defaultPrevented || isInteractive(event.target, item)) return
      event.preventDefault()
      setOpen(accordion, item, !item.isOpen)
    }),
    // Find-in-page and scripts can open `<details>`. Its event does not bubble.
    on(
      host,
      'toggle',
      ({ target }) => {
        const item = items.find(({ details }) => details === target)
        if (item?.details && !slides.has(item) && !accordion.isPrinting && item.details.open !== item.isOpen)
          setOpen(accordion, item, item.details.open, false)
      },
      { capture: true },
    ),
  ]
}

function onKeyDown(accordion: Accordion, event: KeyboardEvent): void {
  const { host, items, isNested } = accordion
  const { key, target } = event
  const inside = isNested && key === 'Escape' ? items.find(({ details }) => details?.contains(target as Node)) : undefined
  const item = itemAt(accordion, target) ?? inside
  if (event.defaultPrevented || !item) return
  const planned = planAccordionKey(event, {
    index: items.indexOf(item),
    count: items.length,
    isOpen: item.isOpen,
    isDetails: !!item.details,
    isNested: !!inside,
    isInteractive: isInteractive(target, item),
    direction: getComputedStyle(host).direction,
  })
  if (!planned) return
  const { focus, open } = planned
  if (focus !== undefined) items[focus]?.button.focus()
  if (open !== undefined) setOpen(accordion, item, open)
  event.preventDefault()
}
