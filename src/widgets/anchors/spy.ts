import { onScroll } from '../../dom/on-scroll'
import { queryAll } from '../../dom/query-all'
import { createWriter } from '../../dom/writer'
import { targetOf } from './find'

/**
 * Between which scroll positions a section counts as the one in view: from where its top passes the middle of the window,
 * to where its end does; a menu anchor has no height, so it lasts for 300 px (contract menus §1.8).
 */
export function span(top: number, height: number, view: number, isAnchor: boolean): [number, number] {
  return [Math.floor(top - Math.ceil(view / 2)), Math.floor(isAnchor ? top + 300 : top + height - view / 2)]
}

/** Follows the scroll position; writes a class for stylesheets and `aria-current` for everybody else. */
export function start(host: HTMLElement): () => void {
  const links = queryAll<HTMLAnchorElement>(host, 'a[href*="#"]').flatMap((link) => {
    const target = targetOf(link)
    const item = link.closest<HTMLElement>('.e-anchor')
    return target ? [{ link, target, marks: createWriter(link), item: item && createWriter(item) }] : []
  })
  const look = () => {
    const now = links.map(({ target }) => {
      const { top, height } = target.getBoundingClientRect()
      const [from, to] = span(top + scrollY, height, innerHeight, target.matches('.elementor-menu-anchor'))
      return scrollY >= from && scrollY < to
    })
    return () => {
      links.forEach(({ link, marks, item }, i) => {
        // A place on the page is never "page": what the server said of it goes, too (contract menus §11.4).
        marks.set('aria-current', now[i] ? 'location' : null)
        if (item) item.set('.e-current', now[i])
        else if (link.matches('.elementor-item-anchor')) marks.set('.elementor-item-active', now[i])
      })
    }
  }
  look()()
  const stop = onScroll(look)
  return () => {
    stop()
    for (const { marks, item } of links) {
      marks.stop()
      item?.stop()
    }
  }
}
