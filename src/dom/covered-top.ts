import { ADMIN_BAR, STICKY_ACTIVE } from '../builder/selectors'

/** How many px at the top are covered: the admin bar and the tallest stuck bar (contract core §14.2; containers count too, §24). */
export function coveredTop(): number {
  let tallest = 0
  for (const el of document.querySelectorAll<HTMLElement>(`.${STICKY_ACTIVE}`)) {
    // Not what hangs at the bottom or rests at its parent's end, nor a sidebar: they cover no target.
    const { top } = el.getBoundingClientRect()
    if (!el.style.bottom && top > -1 && top * 2 < innerHeight && el.offsetWidth * 2 > innerWidth)
      tallest = Math.max(tallest, el.offsetHeight)
  }
  return tallest + (document.getElementById(ADMIN_BAR)?.offsetHeight ?? 0)
}

/** A computed length in px; `auto` is none. */
export const computedLength = (el: Element, name: string): number => Number.parseFloat(getComputedStyle(el).getPropertyValue(name)) || 0
