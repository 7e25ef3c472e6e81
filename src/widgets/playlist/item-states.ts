import { queryAll } from '../../base/query-all'
import { createWriter } from '../../dom/writer'
import { uiText } from '../../ui/translate'
import type { Parts } from './parts'

/** What the titles, the panels and the texts beside the videos show of the selection. */
export interface ItemStates {
  select: (index: number) => void
  /** Of the builder's titles, which are tabs, the Tab key reaches one. */
  setTabStop: (index: number) => void
  markWatched: (index: number) => void
  stop: () => void
}

export function createItemStates(host: HTMLElement, { items, isHandWritten }: Parts): ItemStates {
  const titles = items.map(({ title }) => createWriter(title))
  const panels = items.map(({ panel }) => createWriter(panel))
  const innerTabs = queryAll(host, '.e-tabs-inner-tabs>.e-tab-content').map((el) => ({ tab: el.dataset.tab, ...createWriter(el) }))
  const setTabStop = (index: number) => {
    if (!isHandWritten) for (const [i, title] of titles.entries()) title.set('tabindex', i === index ? 0 : -1)
  }
  return {
    select: (index) => {
      for (const [i, title] of titles.entries()) {
        const isSelected = i === index
        title.set('.e-active', isSelected)
        if (isHandWritten) title.set('aria-current', isSelected || null)
        else title.set('aria-selected', isSelected)
      }
      for (const [i, panel] of panels.entries()) {
        panel.set('.e-active', i === index)
        panel.set('hidden', i !== index)
        // The builder's stylesheet hides every panel, and counts on this style. A hand-written one may have a display of its own.
        if (!isHandWritten) panel.set('$display', i === index ? 'block' : null)
      }
      for (const { tab, set } of innerTabs) {
        const owner = items.findIndex(({ title }) => title.dataset.tab === tab)
        if (owner < 0) continue
        set('.e-active', owner === index)
        set('hidden', owner !== index)
        set('$display', owner === index ? 'block' : null)
      }
      setTabStop(index)
    },
    setTabStop,
    markWatched: (index) => {
      titles[index]?.set('.watched-video', true)
      titles[index]?.set('aria-description', uiText('watchedVideo', ['Watched', 'Obejrzany'], host))
    },
    stop: () => {
      for (const writer of [...titles, ...panels, ...innerTabs]) writer.stop()
    },
  }
}
