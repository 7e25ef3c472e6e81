import { useLayoutEffect, useRef } from 'react'
import { slide } from '../../dom/slide'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { readIcon } from '../../ui/read-icon'
import type { OutlineItem } from './outline'

/** Renders a setting's icon with the class, view box and path in its text. */
function SettingIcon({ html }: { html: string }) {
  const { path, classes, viewBox } = readIcon(html)
  if (!path) return <i aria-hidden className={classes} />
  return (
    <svg aria-hidden className={classes} viewBox={viewBox}>
      <path d={path} />
    </svg>
  )
}

/** In ms (contract loops §14). */
export const SLIDE_DURATION = 400

export interface HeadingListProps {
  items: OutlineItem<HTMLElement>[]
  /** The headings' texts and ids, by index. */
  links: { id: string; text: string }[]
  /** The index of the current heading. */
  current: number | undefined
  isNumbered: boolean
  /** SVG markup, or icon font classes. */
  icon: string
  isNested: boolean
  /** The items whose sublists are open; all if undefined. */
  openItems?: number[] | undefined
}

/** Renders links to headings with the elements and classes that sites style (contract loops §14). */
export function HeadingList(props: HeadingListProps & { level?: number; isHidden?: boolean }) {
  const { items, links, current, isNumbered, icon, isNested, openItems, level = 0, isHidden = false } = props
  const list = useRef<HTMLOListElement>(null)
  const wasHidden = useRef(isHidden)
  useLayoutEffect(() => {
    if (wasHidden.current === isHidden) return
    wasHidden.current = isHidden
    const { current: el } = list
    if (!el || prefersReducedMotion() || !el.animate) return
    el.style.display = 'block'
    const animation = slide(el, !isHidden, SLIDE_DURATION)
    animation.onfinish = () => {
      if (wasHidden.current) el.style.display = 'none'
    }
  }, [isHidden])
  const Tag = (isNumbered ? 'ol' : 'ul') as 'ol'
  return (
    <Tag ref={list} className="elementor-toc__list-wrapper" style={{ display: isHidden ? 'none' : 'block' }}>
      {items.map(({ index, children }) => (
        <li key={index} className="elementor-toc__list-item">
          <div className="elementor-toc__list-item-text-wrapper">
            {!isNumbered && icon && <SettingIcon html={icon} />}
            <a
              className={`elementor-toc__list-item-text${isNested && !level ? ' elementor-toc__top-level' : ''}${index === current ? ' elementor-item-active' : ''}`}
              href={`#${links[index]?.id}`}
              data-toc-index={index}
              aria-current={index === current ? 'location' : undefined}
            >
              {links[index]?.text}
            </a>
          </div>
          {children[0] && <HeadingList {...props} items={children} level={level + 1} isHidden={openItems && !openItems.includes(index)} />}
        </li>
      ))}
    </Tag>
  )
}
