import { createElement, createSvg } from '../../base/create-element'
import { slide } from '../../dom/slide'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { readIcon } from '../../ui/read-icon'
import type { OutlineItem } from './outline'

/** In ms (contract loops §14). */
export const SLIDE_DURATION = 400

interface HeadingListOptions {
  items: OutlineItem<HTMLElement>[]
  /** The headings' texts and ids, by index. */
  links: { id: string; text: string }[]
  isNumbered: boolean
  /** SVG markup, or icon font classes. */
  icon: string
  isNested: boolean
}

/** Makes a setting's icon with the class, view box and path in its text. */
function createIcon(html: string): Element {
  const { path, classes, viewBox } = readIcon(html)
  if (!path) return createElement('i', { 'aria-hidden': 'true', class: classes })
  return createSvg('svg', { 'aria-hidden': 'true', class: classes, viewBox }, createSvg('path', { d: path }))
}

/**
 * Makes links to headings, with the elements and classes that sites style (contract loops §14). `update` marks the current heading, and shows
 * the sublists of `openItems`; all if undefined.
 */
export function createHeadingList({ items, links, isNumbered, icon, isNested }: HeadingListOptions) {
  const texts: HTMLElement[] = []
  const sublists = new Map<number, HTMLElement>()
  const createList = (list: typeof items, level = 0): HTMLElement => {
    const el = createElement(isNumbered ? 'ol' : 'ul', { class: 'elementor-toc__list-wrapper' })
    el.style.display = 'block'
    for (const { index, children } of list) {
      const top = isNested && !level ? ' elementor-toc__top-level' : ''
      const href = `#${links[index]?.id}`
      const link = createElement('a', { class: `elementor-toc__list-item-text${top}`, href, 'data-toc-index': `${index}` })
      link.textContent = links[index]?.text ?? ''
      texts[index] = link
      const marker = !isNumbered && icon ? [createIcon(icon)] : []
      const item = createElement('li', { class: 'elementor-toc__list-item' })
      item.append(createElement('div', { class: 'elementor-toc__list-item-text-wrapper' }, ...marker, link))
      if (children[0]) {
        const sublist = createList(children, level + 1)
        sublists.set(index, sublist)
        item.append(sublist)
      }
      el.append(item)
    }
    return el
  }
  const el = createList(items)
  /** By sublist; unknown until the first update, which does not slide. */
  const hidden = new Map<HTMLElement, boolean>()
  const setHidden = (list: HTMLElement, isHidden: boolean) => {
    const wasHidden = hidden.get(list)
    if (wasHidden === isHidden) return
    hidden.set(list, isHidden)
    const show = () => {
      list.style.display = hidden.get(list) ? 'none' : 'block'
    }
    if (wasHidden === undefined || prefersReducedMotion()) return show()
    list.style.display = 'block'
    slide(list, !isHidden, SLIDE_DURATION).onfinish = show
  }
  return {
    el,
    update: (current: number | undefined, openItems?: number[]) => {
      for (const [i, link] of texts.entries()) {
        link.classList.toggle('elementor-item-active', i === current)
        if (i === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
      for (const [index, list] of sublists) setHidden(list, !!openItems && !openItems.includes(index))
    },
  }
}
