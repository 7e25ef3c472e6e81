import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { focusTarget } from '../../dom/focus-keys'
import { isActivationKey } from '../../dom/on-press'
import { createWriter } from '../../dom/writer'
import { collapseText } from './collapsible-text'

/**
 * Makes the texts beside each video tabs. With a `collapsedHeight`, in px, each text is collapsed to it; `notify` gets the event's type when
 * the visitor expands or collapses one.
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
  const widgetId = part.closest<HTMLElement>('[data-id]')?.dataset.id
  const listWriter = createWriter(list)
  const titleWriters = titles.map(createWriter)
  const panelWriters = panels.map(createWriter)
  listWriter.set('role', 'tablist')
  const select = (index: number) => {
    for (const [i, title] of titles.entries()) {
      const isSelected = i === index
      const titleWriter = titleWriters[i]
      titleWriter?.set('role', 'tab')
      titleWriter?.set('.e-active', isSelected)
      titleWriter?.set('aria-selected', isSelected)
      titleWriter?.set('tabindex', isSelected ? 0 : -1)
      const panelWriter = panelWriters[i]
      if (!panelWriter) continue
      if (!title.id) titleWriter?.set('id', `skerry-inner-${widgetId}-${n}-${i}`)
      panelWriter.set('role', 'tabpanel')
      panelWriter.set('aria-labelledby', title.id)
      panelWriter.set('.e-active', isSelected)
      panelWriter.set('hidden', !isSelected)
      panelWriter.set('$display', isSelected ? 'block' : null)
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
  for (const writer of [listWriter, ...titleWriters, ...panelWriters]) stops.push(writer.stop)
  return () => stopAll(stops)
}
