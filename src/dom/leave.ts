import { emit } from '../base/events'
import { whenLoaded } from '../base/lifetime'
import { matchesSelector } from '../base/property-of'
import { queryFirst } from '../base/query-all'

/** Announces that a part of the page is left, for players that can stop through their own interface: they add their elements. */
export const LEFT = 'skerry:left'
export interface Left {
  stopped: Set<Element>
}

const FILMS = 'video,audio,iframe'
const hasFilms = (root: HTMLElement) => matchesSelector(root, FILMS) || queryFirst(root, FILMS) !== null
const loadFilms = () => import('./leave-films')
/** Loads the code that stops films while they can still be seen, so that they stop at once when they are left. */
function prepare(root: HTMLElement): void {
  if (hasFilms(root)) loadFilms().catch(() => {})
}

/** Leaves a part of the page, or has nobody see it yet: `isFirst`. Its films are stopped once the code for that is here. */
function leave(root: HTMLElement, isFirst: boolean): (isBack: boolean) => void {
  const stopped = new Set<Element>()
  if (!isFirst) emit(root, LEFT, { stopped } satisfies Left)
  if (!hasFilms(root)) return () => {}
  let restore: ((isBack: boolean) => void) | undefined
  const stopWaiting = whenLoaded(loadFilms, ({ stopFilms }) => {
    restore = stopFilms(root, isFirst, stopped)
  })
  return (isBack) => {
    stopWaiting()
    restore?.(isBack)
  }
}

export interface Leaving {
  /** This part is no longer visible; `isFirst`: it has never been visible. */
  leave: (el: HTMLElement, isFirst?: boolean) => void
  /** It is visible again. */
  comeBack: (el: HTMLElement) => void
  stop: () => void
}

/** How parts of the page that open and close treat the films in them: leaving twice changes nothing. `root` has parts that can be seen from the start. */
export function createLeaving(root?: HTMLElement): Leaving {
  if (root) prepare(root)
  const left = new Map<HTMLElement, (isBack: boolean) => void>()
  const restore = (el: HTMLElement, isBack: boolean) => {
    left.get(el)?.(isBack)
    left.delete(el)
  }
  return {
    leave: (el, isFirst = false) => {
      if (!left.has(el)) left.set(el, leave(el, isFirst))
    },
    comeBack: (el) => {
      prepare(el)
      restore(el, true)
    },
    stop: () => {
      for (const el of [...left.keys()]) restore(el, false)
    },
  }
}
