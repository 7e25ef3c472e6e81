import { focusedElement } from '../../base/document'
import { isForBrowser, on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { announceKey, announceOpened, announceTab } from '../../dom/disclosure/events'
import { followParts } from '../../dom/disclosure/follow-parts'
import { createIds, DEFAULT_DURATION, hasTabStop } from '../../dom/disclosure/parts'
import { fitWidth } from '../../dom/fit-width'
import { isTab } from '../../dom/is-tab'
import { createMediaPause, type MediaPause } from '../../dom/pause-media'
import { createWriters, type Writers } from '../../dom/writers'
import { device } from '../../page/device'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { choice, type Infer, responsive } from '../../settings/fields'
import { describeLists, isColumn } from './tab-lists'
import { findTabs, partsOf, type TabsParts } from './tabs-parts'
import { type KeyLayout, planTabKey, planTabPanel, planTitle, type TabsState } from './tabs-plan'

export const settings = {
  /**
   * How the tabs are aligned in their row.
   * @only builder
   */
  tabs_justify_horizontal: responsive(choice(['start', 'center', 'end', 'stretch'], 'start')),
  /**
   * Lets visitors scroll sideways through a row of tabs that is too long.
   * @only builder
   */
  horizontal_scroll: responsive(choice(['disable', 'enable'], 'disable')),
}
type TabsSettings = Infer<typeof settings>

/** Tabs and their state. */
interface Tabs extends TabsParts, TabsState {
  host: HTMLElement
  writers: Writers
  media: MediaPause
  /** Called with each panel that opens. */
  onSelect: (panel: HTMLElement) => void
}

const idOf = createIds('skerry-tab')

/**
 * Starts classic, nested and hand-written tabs: arrow keys move the focus; Enter, Space and clicks select. In an accordion layout the
 * titles are tabs in a column (contract media §§5, 8, 16).
 */
export function start(host: HTMLElement, settings: TabsSettings): () => void {
  let open: HTMLElement | undefined
  const onSelect = (panel: HTMLElement) => {
    open = panel
  }
  return followParts(
    host,
    () => partsOf(host),
    () => startOnParts(host, settings, onSelect, open),
  )
}

/** `open`: the panel that the visitor had open before. */
function startOnParts(host: HTMLElement, settings: TabsSettings, onSelect: Tabs['onSelect'], open?: HTMLElement): () => void {
  const found = findTabs(host)
  const { root, lists, parts, withoutTitle } = found
  const writers = createWriters()
  // Nothing could open this panel, so it stays visible.
  for (const panel of withoutTitle) writers.set(panel, { $display: 'block', hidden: null, '.e-active': !!root })
  const byVisitor = parts.findIndex(({ panel }) => panel === open)
  const byServer = parts.findIndex(({ titles: [title] }) => title?.getAttribute('aria-selected') === 'true')
  const selected = byVisitor < 0 ? Math.max(0, byServer) : byVisitor
  const tabs: Tabs = { ...found, host, writers, media: createMediaPause(host), onSelect, selected, tabStop: selected, isPrinting: false }
  render(tabs)
  for (const { panel } of parts) if (panel !== parts[selected]?.panel) tabs.media.pause(panel, true)
  if (root) writers.set(root, { '.e-activated': true, 'data-touch-mode': String(Object.hasOwn(window, 'ontouchstart')) })
  const stops = [
    ...(parts.length ? [describeLists(host, lists, parts, writers)] : []),
    ...listen(tabs),
    // Hand-written tab lists scroll.
    ...(root ? [] : [fitWidth(host)]),
    whenLoaded(
      () => import('../../dom/disclosure/revealing'),
      ({ startRevealing }) =>
        startRevealing(host, {
          reveal: (target) =>
            select(
              tabs,
              parts.findIndex(({ titles, panel }) => panel.contains(target) || titles.includes(target as HTMLElement)),
            ),
          onPrint: (isPrinting) => {
            tabs.isPrinting = isPrinting
            render(tabs)
          },
        }),
    ),
  ]
  if (root && lists[0]) stops.push(startDragging(lists[0], settings))
  stops.push(tabs.media.stop, writers.stop)
  return () => stopAll(stops)
}

/** The index of the tab whose title contains `target`. */
const indexOf = ({ parts }: Tabs, target: EventTarget | null) =>
  parts.findIndex(({ titles }) => titles.some((title) => title.contains(target as Node)))

function render(tabs: Tabs): void {
  const { parts, kind, writers } = tabs
  for (const [i, { titles, panel }] of parts.entries()) {
    const panelId = idOf(panel)
    for (const title of titles) writers.set(title, { id: idOf(title), ...planTitle(i, kind, tabs), 'aria-controls': panelId })
    const layout = { titleId: titles[0]?.id, hasTabStop: hasTabStop(panel), hasFocus: panel === focusedElement() }
    writers.set(panel, { id: panelId, ...planTabPanel(i, kind, tabs, layout) })
  }
}

/** Selects a tab; the returned function restores the previous one while this one is still selected. */
function select(tabs: Tabs, index: number): (() => void) | undefined {
  const { host, parts, kind, media, selected: before } = tabs
  if (index === before || !parts[index]) return
  const { panel, titles } = parts[index]
  const topOf = () => titles.map((title) => title.getBoundingClientRect().top).find(Boolean) ?? 0
  const top = topOf()
  const left = parts[before]?.panel
  if (left) media.pause(left)
  tabs.tabStop = tabs.selected = index
  tabs.onSelect(panel)
  render(tabs)
  media.resume(panel)
  // In a column, closing a tall panel above would push the title off screen.
  const shift = topOf() - top
  if (shift) scrollBy({ top: shift, behavior: 'instant' })
  if (!prefersReducedMotion()) panel.animate({ opacity: [0, 1] }, DEFAULT_DURATION)
  if (kind === 'nested') announceTab(host, panel)
  else announceOpened()
  return () => {
    if (tabs.selected === index) select(tabs, before)
  }
}

function listen(tabs: Tabs): (() => void)[] {
  const { host } = tabs
  const moveTabStop = (index: number) => {
    tabs.tabStop = index < 0 ? tabs.selected : index
    render(tabs)
  }
  return [
    on<KeyboardEvent>(host, 'keydown', (event) => onKeyDown(tabs, event)),
    on<MouseEvent>(host, 'click', (event) => {
      const index = indexOf(tabs, event.target)
      if (index < 0 || isForBrowser(event)) return
      event.preventDefault()
      select(tabs, index)
    }),
    on(host, 'focusin', ({ target }) => moveTabStop(indexOf(tabs, target))),
    on<FocusEvent>(host, 'focusout', ({ relatedTarget }) => moveTabStop(indexOf(tabs, relatedTarget))),
  ]
}

function onKeyDown(tabs: Tabs, event: KeyboardEvent): void {
  const { host, parts, kind } = tabs
  if (event.defaultPrevented) return
  if (isTab(event)) {
    // The panel may have gained a tab stop, such as a slider's arrows.
    render(tabs)
    return
  }
  const index = indexOf(tabs, event.target)
  const slot = parts[index]?.titles.findIndex((title) => title.contains(event.target as Node)) ?? 0
  const titles = parts.map((part) => part.titles[slot] ?? (part.titles[0] as HTMLElement))
  const { select: chosen, focus } = planTabKey(event, kind, tabs, readKeyLayout(tabs, titles, index, event.target as Node))
  if (chosen !== undefined) {
    if (kind === 'nested') announceKey(host, parts[chosen]?.titles[0]?.dataset.tabIndex)
    select(tabs, chosen)
  } else if (focus !== undefined) titles[focus]?.focus()
  else return
  event.preventDefault()
}

/** Measures layout only for keys on a title: in a panel the visitor may be typing. */
function readKeyLayout({ host, parts, selected }: Tabs, titles: HTMLElement[], index: number, target: Node): KeyLayout {
  const panel = parts[selected]?.panel
  return {
    index,
    count: titles.length,
    isInSelectedPanel: !!panel && panel.contains(target),
    isColumn: index >= 0 && isColumn(titles),
    direction: index < 0 ? '' : getComputedStyle(host).direction,
  }
}

/** Titles that overflow scroll sideways, on the devices for which the setting says so (contract media §8.3). */
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
