import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onResize } from '../../dom/on-scroll'
import { createWriter } from '../../dom/writer'

/** Shows the builder's shadow at each end of the list where it can be scrolled on (contract loops §18). */
export function startScrollShadows(host: HTMLElement): () => void {
  const wrapper = host.querySelector<HTMLElement>('.e-tabs-items-wrapper')
  const items = host.querySelector<HTMLElement>('.e-tabs-items')
  if (!wrapper || !items) return () => {}
  const { set, stop } = createWriter(wrapper)
  const update = () => {
    set('.top-shadow', items.scrollTop > 1)
    set('.bottom-shadow', items.scrollTop < items.scrollHeight - items.clientHeight - 1)
  }
  const stops = [on(items, 'scroll', update, { passive: true }), onResize(items, () => update), stop]
  return () => stopAll(stops)
}
