import { emit } from '../base/events'
import { whenLoaded } from '../base/lifetime'
import { matchesSelector } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { onMutation } from './observe'

/** Dispatched when the visitor leaves a part of the page, for players that can be paused through their API: these add their elements. */
export const LEFT = 'skerry:left'
export interface Left {
  stopped: Set<Element>
}

const FILMS = 'video,audio,iframe'
/** What leave-films.ts writes on films that wait. */
const HELD_FILMS = '[data-skerry-preload],[data-skerry-src]'
const hasFilms = (root: HTMLElement) => matchesSelector(root, FILMS) || queryFirst(root, FILMS) !== null
/** Whether its films wait already, and it has only been moved. */
const isHeld = (root: HTMLElement) => matchesSelector(root, HELD_FILMS) || queryFirst(root, HELD_FILMS) !== null
const loadFilms = () => import('./leave-films')
type Films = typeof import('./leave-films')

/** Leaves a part of the page; `isFirst`: it has never been visible. Its videos stop once their code has loaded. */
function leave(root: HTMLElement, isFirst: boolean, films?: Films): (isBack: boolean) => void {
  const stopped = new Set<Element>()
  if (!isFirst) emit(root, LEFT, { stopped } satisfies Left)
  if (!hasFilms(root)) return () => {}
  if (films) return films.stopFilms(root, isFirst, stopped)
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

/** Stops and resumes media in parts that open and close; leaving twice has no further effect. `root` has parts visible from the start. */
export function createLeaving(root?: HTMLElement): Leaving {
  let films: Films | undefined
  /** Preloads the code that stops videos, so that they stop at once when left. */
  const prepare = (el: HTMLElement) => {
    if (!hasFilms(el)) return
    loadFilms().then(
      (loaded) => {
        films = loaded
      },
      () => {},
    )
  }
  if (root) prepare(root)
  const left = new Map<HTMLElement, ((isBack: boolean) => void)[]>()
  const leaveAlso = (el: HTMLElement, isFirst: boolean, all: ((isBack: boolean) => void)[]) => all.push(leave(el, isFirst, films))
  /** Films that a script adds to it meanwhile wait, too. */
  const watch = (el: HTMLElement, all: ((isBack: boolean) => void)[]) =>
    onMutation(
      el,
      (records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) if (node instanceof HTMLElement && hasFilms(node) && !isHeld(node)) leaveAlso(node, true, all)
      },
      { childList: true, subtree: true },
    )
  const restore = (el: HTMLElement, isBack: boolean) => {
    for (const undo of left.get(el) ?? []) undo(isBack)
    left.delete(el)
  }
  return {
    leave: (el, isFirst = false) => {
      if (left.has(el)) return
      const all: ((isBack: boolean) => void)[] = []
      left.set(el, all)
      leaveAlso(el, isFirst, all)
      all.push(watch(el, all))
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
