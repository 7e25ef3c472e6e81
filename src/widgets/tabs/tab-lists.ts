import { createElement } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import type { Part } from '../../dom/disclosure/parts'
import { onResize } from '../../dom/on-scroll'
import type { Writers } from '../../dom/writers'

/** Whether the titles are stacked: the second is below the first. */
export function isColumn([first, second]: HTMLElement[]): boolean {
  if (!first || !second) return false
  const a = first.getBoundingClientRect()
  return a.height > 0 && second.getBoundingClientRect().top >= a.bottom
}

/** The name of the element around a list in `host`, for a list without a name. */
function nameOf(host: HTMLElement, list: HTMLElement | undefined): Record<string, string> {
  const named = list?.closest('[aria-label],[aria-labelledby]')
  if (!named || !host.contains(named)) return {}
  const name = named.hasAttribute('aria-labelledby') ? 'aria-labelledby' : 'aria-label'
  return { [name]: named.getAttribute(name) ?? '' }
}

/**
 * Gives each list its role and orientation. The second list of classic tabs mixes panels with titles, which a `tablist` must not, so an
 * empty element of ours owns those titles whenever they are visible.
 */
export function describeLists(host: HTMLElement, lists: HTMLElement[], parts: Part[], writers: Writers): () => void {
  const [list, between] = lists
  const titlesOf = (slot: number) => parts.flatMap(({ titles }) => titles[slot] ?? [])
  const owner = createElement('span')
  if (between) {
    owner.className = 'skerry-ui'
    owner.role = 'tablist'
    owner.setAttribute('aria-orientation', 'vertical')
    owner.setAttribute(
      'aria-owns',
      titlesOf(1)
        .map(({ id }) => id)
        .join(' '),
    )
    host.append(owner)
    writers.set(between, { role: null, 'aria-orientation': null })
  }
  const name = nameOf(host, list)
  for (const [key, value] of Object.entries(name)) owner.setAttribute(key, value)
  if (list) writers.set(list, { role: 'tablist', ...name })
  const stopUpdating = onResize(host, () => {
    const orientation = isColumn(titlesOf(0)) ? 'vertical' : null
    const isSecondHidden = !titlesOf(1)[0]?.getClientRects().length
    return () => {
      if (list) writers.set(list, { 'aria-orientation': orientation })
      owner.hidden = isSecondHidden
    }
  })
  return () => stopAll([stopUpdating, () => owner.remove()])
}
