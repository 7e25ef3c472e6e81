import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryFirst } from '../../base/query-all'
import { onMutation } from '../../dom/observe'
import { createWriters } from '../../dom/writers'

/** The minimum height of the list, in px (contract shop §2). */
const MIN_HEIGHT = 120
/** The gap between the cart and the window's lower edge, in px. */
const GAP = 10

/** The height of a list that starts at `top`, with `below` px of cart under it. */
export const listHeight = (top: number, below: number, windowHeight: number): number =>
  Math.max(MIN_HEIGHT, windowHeight - GAP - below - top)

/** Keeps a cart below its button within the window by making its list scroll. The shop's scripts replace the list on each change. */
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
    // A transition may move the cart.
    on(main, 'transitionend', update),
    onMutation(main, update, { childList: true, subtree: true }),
    writers.stop,
  ]
  return () => stopAll(stops)
}
