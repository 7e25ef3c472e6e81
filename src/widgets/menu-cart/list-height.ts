import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryFirst } from '../../base/query-all'
import { onMutation } from '../../dom/observe'
import { createWriters } from '../../dom/writers'

/** In px: at least this much of the list is visible in any window (contract shop §2). */
const LEAST = 120
/** In px: the space between the cart and the lower edge of the window. */
const GAP = 10

/** How high a list may be that begins at `top`, with `below` of the cart under it. */
export const listHeight = (top: number, below: number, windowHeight: number): number => Math.max(LEAST, windowHeight - GAP - below - top)

/** A cart below its button ends above the lower edge of the window, so its list scrolls. The shop's scripts insert a new list at each change. */
export function fitList(main: HTMLElement): () => void {
  const writers = createWriters()
  let list: HTMLElement | null = null
  const update = () => {
    const now = queryFirst(main, '.elementor-menu-cart__products')
    if (list && list !== now) writers.release(list)
    list = now
    if (!list) return
    const { top, bottom } = list.getBoundingClientRect()
    const below = main.getBoundingClientRect().bottom - bottom
    writers.set(list, { '$max-height': `${listHeight(top, below, innerHeight)}px` })
  }
  update()
  const stops = [
    on(window, 'resize', update),
    // The cart may move into its place with a transition.
    on(main, 'transitionend', update),
    onMutation(main, update, { childList: true, subtree: true }),
    writers.stop,
  ]
  return () => stopAll(stops)
}
