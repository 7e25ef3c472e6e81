import { emit } from '../base/events'
import { whenLoaded } from '../base/lifetime'
import { matchesSelector } from '../base/property-of'
import { queryFirst } from '../base/query-all'

/** What is said where a part of the page is left, for players that stop by their own interface: they add their elements. */
export const LEFT = 'skerry:left'
export interface Left {
  stopped: Set<Element>
}

const FILMS = 'video,audio,iframe'

/** Leaves a part of the page, or has nobody see it yet: `isFirst`. Its films are stopped once the code for that is here. */
function leave(root: HTMLElement, isFirst: boolean): (isBack: boolean) => void {
  const stopped = new Set<Element>()
  if (!isFirst) emit(root, LEFT, { stopped } satisfies Left)
  if (!matchesSelector(root, FILMS) && !queryFirst(root, FILMS)) return () => {}
  let restore: ((isBack: boolean) => void) | undefined
  const stopWaiting = whenLoaded(
    () => import('./leave-films'),
    ({ stopFilms }) => {
      restore = stopFilms(root, isFirst, stopped)
    },
  )
  return (isBack) => {
    stopWaiting()
    restore?.(isBack)
  }
}

export interface Leaving {
  /** Nobody sees this part any more; `isFirst`: nobody has seen it yet. */
  leave: (el: HTMLElement, isFirst?: boolean) => void
  /** It can be seen again. */
  comeBack: (el: HTMLElement) => void
  stop: () => void
}

/** What parts of the page that open and close do with the films in them: left is left. */
export function createLeaving(): Leaving {
  const left = new Map<HTMLElement, (isBack: boolean) => void>()
  const restore = (el: HTMLElement, isBack: boolean) => {
    left.get(el)?.(isBack)
    left.delete(el)
  }
  return {
    leave: (el, isFirst = false) => {
      if (!left.has(el)) left.set(el, leave(el, isFirst))
    },
    comeBack: (el) => restore(el, true),
    stop: () => {
      for (const el of [...left.keys()]) restore(el, false)
    },
  }
}
