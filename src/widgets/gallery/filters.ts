import { emit, on } from '../../base/events'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { GALLERY_FILTER, GALLERY_FILTERS, GALLERY_GROUP } from '../../builder/selectors'
import { animateFlip } from './flip'
import { type Gallery, type Item, tagOf } from './parts'
import { createWriters, type Writers } from './writers'

/**
 * Filters: buttons that are pressed or not, by click, Enter and Space. What does not match leaves the layout, the tab order and the
 * lightbox's group (contract loops §7.3), which each filter has of its own. `show` lays out what is left.
 */
export function startFilters(host: HTMLElement, { byHand, box, items, filters }: Gallery, pen: Writers, show: (items: Item[]) => void) {
  const first = filters.find((f) => f.ariaPressed === 'true') ?? filters[0]
  if (!first) return () => {}
  const hidden = createWriters()
  const status = document.createElement('div')
  status.role = 'status'
  status.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
  host.append(status)
  for (const group of host.querySelectorAll<HTMLElement>(GALLERY_FILTERS)) pen.put(group, { role: 'group' })

  const choose = (filter: HTMLElement): Item[] => {
    const tag = tagOf(filter)
    for (const each of filters)
      pen.put(each, { 'aria-pressed': each === filter, ...(!byHand && { '.elementor-item-active': each === filter }) })
    const shown = items.filter((item) => !tag || item.tags.includes(tag))
    for (const item of items)
      if (shown.includes(item)) hidden.free(item.el)
      else hidden.put(item.el, { $display: 'none', ...(!byHand && { '.e-gallery-item--hidden': true }) })
    for (const { link, group } of shown) {
      // By hand, everything is the group as written; a picture alone or without a lightbox stays so.
      const own = byHand ? (group && group !== 'off' && tag ? `${tag}_${group}` : group) : `${tag || 'all'}_${host.dataset.id}`
      if (link) pen.put(link, { [GALLERY_GROUP[+byHand] as string]: own })
    }
    show(shown)
    return shown
  }
  choose(first)

  const animate = (is: boolean) => byHand || pen.put(box, { '.e-gallery--animated': is })
  let timer = 0
  const stops = [
    on<MouseEvent>(host, 'click', ({ target }) => {
      const filter = (target as Element).closest<HTMLElement>(GALLERY_FILTER)
      if (!filter || filter.ariaPressed === 'true') return
      let shown: Item[] = []
      animate(!prefersReducedMotion())
      animateFlip(
        items.map((item) => item.el),
        () => {
          shown = choose(filter)
        },
      )
      clearTimeout(timer)
      timer = window.setTimeout(animate, 400, false)
      status.textContent = `${filter.textContent.trim()}: ${shown.length} / ${items.length}`
      emit(host, 'skerry:gallery:filtered', { filter: tagOf(filter), shown: shown.length })
    }),
    on<KeyboardEvent>(host, 'keydown', (event) => {
      const { key, target, repeat } = event
      // What is a button already clicks by itself.
      const filter = (target as Element).closest<HTMLElement>(`:is(${GALLERY_FILTER}):not(button)`)
      if (!filter || (key !== 'Enter' && key !== ' ')) return
      event.preventDefault()
      if (!repeat) filter.click()
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    hidden.stop()
    status.remove()
  }
}
