import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { findLinkTarget } from '../../dom/find-by-hash'
import { onScroll } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'

/** A menu anchor has no height: it counts until its top is this many px above the window's top (contract menus §1.8). */
const ANCHOR_RANGE = 300

/**
 * The scroll range, in px, in which a section is current: from its top passing the window's middle until its end does (contract menus
 * §1.8).
 */
export function currentRange(top: number, height: number, viewportHeight: number, isAnchor: boolean): [start: number, end: number] {
  const end = isAnchor ? top + ANCHOR_RANGE : top + height - viewportHeight / 2
  return [Math.floor(top - Math.ceil(viewportHeight / 2)), Math.floor(end)]
}

/** Marks the links whose target is in view, by a class for stylesheets and `aria-current` for assistive technology. */
export function start(host: HTMLElement): () => void {
  const links = queryAll<HTMLAnchorElement>(host, 'a[href*="#"]').flatMap((link) => {
    const target = findLinkTarget(link)
    return target ? [{ link, target, item: link.closest<HTMLElement>('.e-anchor') }] : []
  })
  const writers = createWriters()
  const update = () => {
    const isCurrent = links.map(({ target }) => {
      const { top, height } = target.getBoundingClientRect()
      const [start, end] = currentRange(top + scrollY, height, innerHeight, matchesSelector(target, '.elementor-menu-anchor'))
      return scrollY >= start && scrollY < end
    })
    return () => {
      links.forEach(({ link, item }, i) => {
        // An anchor is never `aria-current="page"`, so override the server's value (contract menus §11.4).
        writers.set(link, { 'aria-current': isCurrent[i] ? 'location' : null })
        if (item) writers.set(item, { '.e-current': isCurrent[i] })
        else if (link.matches('.elementor-item-anchor')) writers.set(link, { '.elementor-item-active': isCurrent[i] })
      })
    }
  }
  const stops = [onScroll(update), writers.stop]
  return () => stopAll(stops)
}
