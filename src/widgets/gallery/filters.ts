import { closestTo, emit, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { isActivationKey } from '../../dom/on-press'
import { createWriters, type Writers } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { addStatus } from '../../ui/add-status'
import { animateFlip } from './flip'
import { filterTag, GALLERY_FILTER, type Gallery, groupAttributeOf, type Item } from './parts'

const GALLERY_FILTERS = '.elementor-gallery__titles-container'

/** In ms: the builder's class for moving pictures stays a little longer than the move. */
const ANIMATED_FOR = 400

/** A hand-written gallery has its own groups. Pictures without one, or with the lightbox off, keep theirs. */
const handWrittenGroup = (group: Item['group'], tag: string) => (tag && group && group !== 'off' ? `${tag}_${group}` : group)

/** Only for filters that are not buttons: there the browser turns keys into clicks. */
function clickByKey(event: KeyboardEvent): void {
  const filter = closestTo(event, `:is(${GALLERY_FILTER}):not(button)`)
  if (!filter || !isActivationKey(event)) return
  event.preventDefault()
  if (!event.repeat) filter.click()
}

/**
 * Makes the filters toggle buttons, for clicks, Enter and Space. A picture that does not match leaves the layout, the tab order and the
 * lightbox group (contract loops §7.3): each filter has its own group. `show` lays out the remaining pictures, first for the filter pressed
 * in the markup, or else the first.
 */
export function startFilters(
  host: HTMLElement,
  { isHandWritten, box, items, filters }: Gallery,
  writers: Writers,
  show: (items: Item[]) => void,
): () => void {
  const first = filters.find((filter) => filter.getAttribute('aria-pressed') === 'true') ?? filters[0]
  if (!first) return () => {}
  const hiddenWriters = createWriters()
  const status = addStatus(host)
  for (const group of queryAll(host, GALLERY_FILTERS)) writers.set(group, { role: 'group' })

  const groupOf = ({ group }: Item, tag: string) => (isHandWritten ? handWrittenGroup(group, tag) : `${tag || 'all'}_${host.dataset.id}`)
  const applyFilter = (filter: HTMLElement): Item[] => {
    const tag = filterTag(filter)
    for (const each of filters) {
      const isPressed = each === filter
      writers.set(each, { 'aria-pressed': isPressed, ...(!isHandWritten && { '.elementor-item-active': isPressed }) })
    }
    const isShown = (item: Item) => !tag || item.tags.includes(tag)
    const shown = items.filter(isShown)
    for (const item of items)
      if (isShown(item)) hiddenWriters.release(item.el)
      else hiddenWriters.set(item.el, { $display: 'none', ...(!isHandWritten && { '.e-gallery-item--hidden': true }) })
    for (const item of shown) if (item.link) writers.set(item.link, { [groupAttributeOf(isHandWritten)]: groupOf(item, tag) })
    show(shown)
    return shown
  }
  const setAnimated = (isAnimated: boolean) => {
    if (!isHandWritten) writers.set(box, { '.e-gallery--animated': isAnimated })
  }
  let timer = 0
  const onClick = (event: MouseEvent) => {
    const filter = closestTo(event, GALLERY_FILTER)
    if (!filter || filter.getAttribute('aria-pressed') === 'true') return
    let shown: Item[] = []
    setAnimated(!prefersReducedMotion())
    animateFlip(
      items.map((item) => item.el),
      () => {
        shown = applyFilter(filter)
      },
    )
    clearTimeout(timer)
    timer = window.setTimeout(setAnimated, ANIMATED_FOR, false)
    status.say(`${filter.textContent.trim()}: ${shown.length} / ${items.length}`)
    emit(host, 'skerry:gallery:filtered', { filter: filterTag(filter), shown: shown.length })
  }

  applyFilter(first)
  const stops = [on(host, 'click', onClick), on(host, 'keydown', clickByKey), () => clearTimeout(timer), hiddenWriters.stop, status.remove]
  return () => stopAll(stops)
}
