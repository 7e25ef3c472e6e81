import { focusedElement } from '../../base/document'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { device } from '../../builder/device'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { CLASSIC_TITLE } from '../../builder/selectors'
import { containsNode } from '../../dom/contains-node'
import { findByHash } from '../../dom/find-by-hash'
import { focusTarget } from '../../dom/focus-keys'
import { isTab } from '../../dom/is-tab'
import { isActivationKey } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import { DEFAULT_DURATION } from './duration'
import { announceKey, announceOpened, announceTab } from './events'
import { createIds, findOwn, HIDDEN, hasTabStop, pair } from './parts'
import { describeLists, isColumn } from './tab-lists'
import { type TabsSettings, tabsSettings } from './tabs-settings'

export { tabsSettings as settings }

const idOf = createIds('skerry-tab')

/**
 * Classic, nested and hand-written tabs: arrow keys move the focus, Enter, Space and clicks choose. Where the layout is an accordion's,
 * its titles are tabs in a column (contract media §§5, 8, 16).
 */
export function start(host: HTMLElement, settings: TabsSettings): () => void {
  const lists = findOwn(host, '.elementor-tabs-wrapper,.elementor-tabs-content-wrapper,.e-n-tabs-heading,[data-tabs-list]')
  const root = findOwn(host, '.e-n-tabs')[0]
  const isClassic = findOwn(host, '.elementor-tabs').length > 0
  const isHandWritten = !root && !isClassic
  const titles = findOwn(host, `${CLASSIC_TITLE},.e-n-tab-title,[data-tabs-list] a`)
  const linked = (title: HTMLElement) => findByHash((title as HTMLAnchorElement).hash ?? '')
  const { parts, withoutTitle } = pair(
    host,
    titles,
    isHandWritten
      ? titles.map(linked).filter((panel): panel is HTMLElement => containsNode(host, panel) && panel !== null)
      : findOwn(host, '.elementor-tab-content,.e-n-tabs-content>*'),
    (title) => (isHandWritten ? linked(title)?.id : (title.dataset.tab ?? title.dataset.tabIndex)),
    (panel, i) => (isHandWritten ? panel.id : (panel.dataset.tab ?? `${i + 1}`)),
  )
  const writers = createWriters()
  // Such a panel could never be opened, so it stays visible.
  for (const panel of withoutTitle) writers.set(panel, { $display: 'block', hidden: null, '.e-active': !!root })
  let selected = Math.max(
    0,
    parts.findIndex(({ titles }) => titles[0]?.getAttribute('aria-selected') === 'true'),
  )
  /** The title that Tab comes to: the selected one, or the one that has the focus. */
  let tabStop = selected
  let isPrinting = false
  const render = () => {
    for (const [i, { titles, panel }] of parts.entries()) {
      const isSelected = i === selected
      const isShown = isSelected || isPrinting
      const panelId = idOf(panel)
      for (const title of titles)
        writers.set(title, {
          id: idOf(title),
          role: 'tab',
          tabindex: i === tabStop ? 0 : -1,
          'aria-selected': isSelected,
          'aria-controls': panelId,
          'aria-expanded': null,
          '.elementor-active': isClassic && isSelected,
        })
      writers.set(panel, {
        id: panelId,
        role: 'tabpanel',
        // A closed panel is no stop, although `until-found` leaves it a box. One that has the focus keeps it.
        tabindex: isShown && (!hasTabStop(panel) || panel === focusedElement()) ? 0 : null,
        'aria-labelledby': titles[0]?.id,
        hidden: isShown ? null : HIDDEN,
        ...(isClassic && { '.elementor-active': isSelected, $display: isShown ? 'block' : null }),
        ...(root && { '.e-active': isShown }),
      })
    }
  }
  const select = (index: number) => {
    const before = selected
    if (index === before || !parts[index]) return
    const { panel, titles } = parts[index]
    const topOf = () => titles.map((title) => title.getBoundingClientRect().top).find(Boolean) ?? 0
    const top = topOf()
    tabStop = selected = index
    render()
    // Above a title in a column the panel that closes was perhaps taller than the window.
    const shift = topOf() - top
    if (shift) scrollBy({ top: shift, behavior: 'instant' })
    if (!prefersReducedMotion()) panel.animate({ opacity: [0, 1] }, DEFAULT_DURATION)
    if (root) announceTab(host, panel)
    else announceOpened()
    return () => {
      if (selected === index) select(before)
    }
  }
  const indexOf = (target: EventTarget | null) => parts.findIndex(({ titles }) => titles.some((title) => title.contains(target as Node)))
  const reveal = (target: Element) =>
    select(parts.findIndex(({ titles, panel }) => containsNode(panel, target) || titles.includes(target as HTMLElement)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    // Something in the panel may have become a stop since, as a slider's arrows have.
    if (isTab(event)) return render()
    const index = indexOf(event.target)
    const part = parts[index]
    if (!part) {
      // Escape moves the focus from a nested tab's panel to its title. The prevented default keeps a popup around the tabs open.
      const panel = parts[selected]?.panel
      const isInside = panel && containsNode(panel, event.target as Node)
      if (!root || !isInside || event.key !== 'Escape') return
      parts[selected]?.titles[0]?.focus()
    } else if (isActivationKey(event)) {
      if (root) announceKey(host, part.titles[0]?.dataset.tabIndex)
      select(index)
    } else {
      const slot = part.titles.findIndex((title) => title.contains(event.target as Node))
      const titles = parts.map((other) => other.titles[slot] ?? (other.titles[0] as HTMLElement))
      const column = isColumn(titles)
      // In nested tabs all four arrows move, as they always have.
      if (!root && /^Arrow(Up|Down)$/.test(event.key) && !column) return
      const direction = (root || !column) && getComputedStyle(host).direction
      const next = focusTarget(event, index, titles.length, direction)
      if (next === undefined) return
      titles[next]?.focus()
    }
    event.preventDefault()
  }
  const moveTabStop = (index: number) => {
    tabStop = index < 0 ? selected : index
    render()
  }
  render()
  if (root) writers.set(root, { '.e-activated': true, 'data-touch-mode': String(Object.hasOwn(window, 'ontouchstart')) })
  const stops = [
    ...(parts.length ? [describeLists(host, lists, parts, writers)] : []),
    on(host, 'keydown', onKeyDown),
    on<MouseEvent>(host, 'click', (event) => {
      const index = indexOf(event.target)
      if (index < 0) return
      event.preventDefault()
      select(index)
    }),
    on(host, 'focusin', ({ target }) => moveTabStop(indexOf(target))),
    on<FocusEvent>(host, 'focusout', ({ relatedTarget }) => moveTabStop(indexOf(relatedTarget))),
    whenLoaded(
      () => import('./reach'),
      ({ startReach }) =>
        startReach(host, {
          reveal,
          onPrint: (printing) => {
            isPrinting = printing
            render()
          },
        }),
    ),
  ]
  if (root && lists[0]) stops.push(startDragging(lists[0], settings))
  stops.push(writers.stop)
  return () => stopAll(stops)
}

/** Titles that overflow scroll sideways, on the devices where the setting says so (contract media §8.3). */
function startDragging(list: HTMLElement, { horizontal_scroll: scroll, tabs_justify_horizontal: justify }: TabsSettings): () => void {
  let stop = () => {}
  const restart = () => {
    stop()
    const mode = device().get()
    stop = () => {}
    if (scroll[mode] === 'enable')
      stop = whenLoaded(
        () => import('../../dom/drag-heading'),
        (m) => m.dragHeading(list, justify[mode] === 'end', '--n-tabs-heading-justify-content'),
      )
  }
  const stopWatchingDevice = device().subscribe(restart)
  restart()
  return () => {
    stopWatchingDevice()
    stop()
  }
}
