import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { findLinkTarget } from '../../dom/find-by-hash'
import { onScroll } from '../../dom/on-scroll'
import { createWriter } from '../../dom/writer'

/** A menu anchor has no height: it counts until its top is this many px above the window's top (contract menus §1.8). */
const ANCHOR_RANGE = 300

/**
 * The scroll positions, in px, between which a section counts as the one in view: from where its top passes the middle of the window to where its end
 * does (contract menus §1.8).
 */
export function currentRange(top: number, height: number, viewportHeight: number, isAnchor: boolean): [start: number, end: number] {
  const end = isAnchor ? top + ANCHOR_RANGE : top + height - viewportHeight / 2
  return [Math.floor(top - Math.ceil(viewportHeight / 2)), Math.floor(end)]
}

/** Marks the links whose target is in view: with a class for stylesheets and with `aria-current` for assistive technology. */
export function start(host: HTMLElement): () => void {
  const links = queryAll<HTMLAnchorElement>(host, 'a[href*="#"]').flatMap((link) => {
    const target = findLinkTarget(link)
    const item = link.closest<HTMLElement>('.e-anchor')
    return target ? [{ link, target, linkWriter: createWriter(link), itemWriter: item && createWriter(item) }] : []
  })
  const update = () => {
    const isCurrent = links.map(({ target }) => {
      const { top, height } = target.getBoundingClientRect()
      const [start, end] = currentRange(top + scrollY, height, innerHeight, target.matches('.elementor-menu-anchor'))
      return scrollY >= start && scrollY < end
    })
    return () => {
      links.forEach(({ link, linkWriter, itemWriter }, i) => {
        // A place on the page is never `aria-current="page"`, so what the server wrote there is removed, too (contract menus §11.4).
        linkWriter.set('aria-current', isCurrent[i] ? 'location' : null)
        if (itemWriter) itemWriter.set('.e-current', isCurrent[i])
        else if (link.matches('.elementor-item-anchor')) linkWriter.set('.elementor-item-active', isCurrent[i])
      })
    }
  }
  const stops = [onScroll(update), ...links.flatMap(({ linkWriter, itemWriter }) => [linkWriter.stop, () => itemWriter?.stop()])]
  return () => stopAll(stops)
}
