import { queryAll } from '../../base/query-all'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import type { Parts } from './parts'

/** Shows the selection in titles, panels and texts beside the videos. */
export interface ItemStates {
  select: (index: number) => void
  /** The builder's titles are tabs, with one tab stop. */
  setTabStop: (index: number) => void
  markWatched: (index: number) => void
  stop: () => void
}

export function createItemStates(host: HTMLElement, { items, isHandWritten }: Parts): ItemStates {
  const writers = createWriters()
  const owners = new Map(items.map(({ title }, i) => [title.dataset.tab, i] as const).reverse())
  const innerTabs = queryAll(host, '.e-tabs-inner-tabs>.e-tab-content')
  const setTabStop = (index: number) => {
    if (!isHandWritten) for (const [i, { title }] of items.entries()) writers.set(title, { tabindex: i === index ? 0 : -1 })
  }
  return {
    select: (index) => {
      for (const [i, { title, panel }] of items.entries()) {
        const isSelected = i === index
        const state = isHandWritten ? { 'aria-current': isSelected || null } : { 'aria-selected': isSelected }
        writers.set(title, { '.e-active': isSelected, ...state })
        writers.set(panel, { '.e-active': isSelected, hidden: !isSelected })
        // The builder's stylesheet hides every panel and relies on this inline style. A hand-written panel may have its own `display`.
        if (!isHandWritten) writers.set(panel, { $display: isSelected ? 'block' : null })
      }
      for (const el of innerTabs) {
        const owner = owners.get(el.dataset.tab) ?? -1
        const isShown = owner === index
        if (owner >= 0) writers.set(el, { '.e-active': isShown, hidden: !isShown, $display: isShown ? 'block' : null })
      }
      setTabStop(index)
    },
    setTabStop,
    markWatched: (index) => {
      const title = items[index]?.title
      if (title) writers.set(title, { '.watched-video': true, 'aria-description': translate(texts.watchedVideo, host) })
    },
    stop: writers.stop,
  }
}
