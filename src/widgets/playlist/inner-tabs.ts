import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { focusTarget } from '../../dom/focus-keys'
import { isActivationKey } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import { collapseText } from './collapsible-text'

/**
 * Turns the texts beside each video into tabs. `collapsedHeight`, in px, collapses each text; `notify` gets the event type when the visitor
 * expands or collapses one.
 */
export function startInnerTabs(host: HTMLElement, collapsedHeight: number, notify: (type: string) => void): () => void {
  const stops = queryAll(host, '.e-tabs-inner-tabs>.e-tab-content').map((part, n) => startTabs(part, n, collapsedHeight, notify))
  return () => stopAll(stops)
}

function startTabs(part: HTMLElement, n: number, collapsedHeight: number, notify: (type: string) => void): () => void {
  const list = part.querySelector<HTMLElement>('.e-inner-tabs-wrapper')
  const content = part.querySelector<HTMLElement>('.e-inner-tabs-content-wrapper')
  if (!list || !content) return () => {}
  const titles = [...list.children] as HTMLElement[]
  const panels = [...content.children] as HTMLElement[]
  const widgetId = part.closest('[data-id]')?.getAttribute('data-id')
  const writers = createWriters()
  writers.set(list, { role: 'tablist' })
  const select = (index: number) => {
    for (const [i, title] of titles.entries()) {
      const isSelected = i === index
      const panel = panels[i]
      if (panel && !title.id) writers.set(title, { id: `skerry-inner-${widgetId}-${n}-${i}` })
      writers.set(title, { role: 'tab', '.e-active': isSelected, 'aria-selected': isSelected, tabindex: isSelected ? 0 : -1 })
      if (panel)
        writers.set(panel, {
          role: 'tabpanel',
          'aria-labelledby': title.id,
          '.e-active': isSelected,
          hidden: !isSelected,
          $display: isSelected ? 'block' : null,
        })
    }
  }
  select(0)
  const stops = titles.flatMap((title, i) => [
    on(title, 'click', () => select(i)),
    on<KeyboardEvent>(title, 'keydown', (event) => {
      const target = focusTarget(event, i, titles.length, getComputedStyle(list).direction)
      if (target === undefined && !isActivationKey(event)) return
      event.preventDefault()
      if (target === undefined) select(i)
      else titles[target]?.focus()
    }),
  ])
  if (collapsedHeight) stops.push(...panels.map((panel) => collapseText(panel, collapsedHeight, notify)))
  stops.push(writers.stop)
  return () => stopAll(stops)
}
