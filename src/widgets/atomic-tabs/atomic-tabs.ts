import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { hasTabStop } from '../../dom/disclosure/parts'
import { createMediaPause } from '../../dom/pause-media'
import { createWriters } from '../../dom/writers'
import { replayKey } from '../../runtime/early-keys'
import { type Infer, text } from '../../settings/fields'
import { findParts, firstChosen } from './parts'
import { planAtomicTabKey, planAtomicTabPanel, planTab, type TabsState } from './plan'

export const settings = {
  /**
   * The id of the tab that is open at first.
   * @example "e-tab-2"
   * @only builder
   */
  'default-active-tab': text(),
}

/** Arrow keys move the focus, clicks select; an address or link to an element in a closed panel opens the panel. */
export function start(host: HTMLElement, { 'default-active-tab': named }: Infer<typeof settings>): () => void {
  const parts = findParts(host)
  const tabs = parts.map(({ tab }) => tab)
  const writers = createWriters()
  const media = createMediaPause(host)
  const chosen = firstChosen(tabs, named)
  const state: TabsState = { chosen, tabStop: chosen, isPrinting: false }
  const update = (changes: Partial<TabsState> = {}) => {
    Object.assign(state, changes)
    for (const [i, { tab, panel }] of parts.entries()) {
      writers.set(tab, planTab(i, state))
      writers.set(panel, planAtomicTabPanel(i, state, hasTabStop(panel)))
    }
  }
  const show = (index: number) => {
    const [left, panel] = [parts[state.chosen]?.panel, parts[index]?.panel]
    if (left) media.pause(left)
    update({ chosen: index, tabStop: index })
    if (panel) media.resume(panel)
  }
  const choose = (index: number) => {
    const before = state.chosen
    if (index < 0 || index === before) return
    show(index)
    return () => {
      if (state.chosen === index) show(before)
    }
  }
  update()
  for (const [i, { panel }] of parts.entries()) if (i !== chosen) media.pause(panel, true)
  const stops = [
    ...listen(host, tabs, choose, (index) => update({ tabStop: index < 0 ? state.chosen : index })),
    whenLoaded(
      () => import('../../dom/disclosure/revealing'),
      ({ startRevealing }) =>
        startRevealing(host, {
          reveal: (target) => choose(parts.findIndex(({ tab, panel }) => panel.contains(target) || tab === target)),
          onPrint: (isPrinting) => update({ isPrinting }),
        }),
    ),
    media.stop,
    writers.stop,
  ]
  replayKey(host)
  return () => stopAll(stops)
}

function listen(host: HTMLElement, tabs: HTMLElement[], choose: (index: number) => void, moveTabStop: (index: number) => void) {
  const indexOf = (target: EventTarget | null) => tabs.findIndex((tab) => tab.contains(target as Node | null))
  return [
    on(host, 'click', ({ target }) => choose(indexOf(target))),
    on<KeyboardEvent>(host, 'keydown', (event) => {
      const to = planAtomicTabKey(event, indexOf(event.target), tabs.length, getComputedStyle(host).direction)
      if (event.defaultPrevented || to === undefined) return
      event.preventDefault()
      tabs[to]?.focus()
    }),
    on(host, 'focusin', ({ target }) => moveTabStop(indexOf(target))),
    on<FocusEvent>(host, 'focusout', ({ relatedTarget }) => moveTabStop(indexOf(relatedTarget))),
  ]
}
