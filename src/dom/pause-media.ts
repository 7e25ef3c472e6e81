import { emit } from '../base/events'
import { whenLoaded } from '../base/lifetime'
import { matchesSelector } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { onMutation } from './observe'

/** Dispatched on a part of the page that is no longer visible, for players that can be paused through their API: these add their elements. */
export const PAUSE_MEDIA = 'skerry:pause-media'
export interface PauseMedia {
  stopped: Set<Element>
}

const MEDIA = 'video,audio,iframe'
const mediaIn = (root: HTMLElement): HTMLElement[] => [
  ...(matchesSelector(root, MEDIA) ? [root] : []),
  ...queryAll<HTMLElement>(root, MEDIA),
]
const hasMedia = (root: HTMLElement) => mediaIn(root).length > 0
const loadElements = () => import('./pause-elements')
type Elements = typeof import('./pause-elements')

/** Pauses the media of a part of the page; `isFirst`: it has never been visible. They stop once their code has loaded. */
function pause(root: HTMLElement, isFirst: boolean, media?: Elements): (isBack: boolean) => void {
  const stopped = new Set<Element>()
  if (!isFirst) emit(root, PAUSE_MEDIA, { stopped } satisfies PauseMedia)
  if (!hasMedia(root)) return () => {}
  if (media) return media.pauseElements(root, isFirst, stopped)
  let restore: ((isBack: boolean) => void) | undefined
  const stopWaiting = whenLoaded(loadElements, ({ pauseElements }) => {
    restore = pauseElements(root, isFirst, stopped)
  })
  return (isBack) => {
    stopWaiting()
    restore?.(isBack)
  }
}

export interface MediaPause {
  /** This part is no longer visible; `isFirst`: it has never been visible. */
  pause: (el: HTMLElement, isFirst?: boolean) => void
  /** It is visible again. */
  resume: (el: HTMLElement) => void
  stop: () => void
}

/** Pauses and resumes media in parts that open and close; pausing twice has no further effect. `root` has parts visible from the start. */
export function createMediaPause(root?: HTMLElement): MediaPause {
  let media: Elements | undefined
  /** Preloads the code that stops media, so that they stop at once. */
  const prepare = (el: HTMLElement) => {
    if (!hasMedia(el)) return
    loadElements().then(
      (loaded) => {
        media = loaded
      },
      () => {},
    )
  }
  if (root) prepare(root)
  const paused = new Map<HTMLElement, ((isBack: boolean) => void)[]>()
  const pauseAlso = (el: HTMLElement, isFirst: boolean, all: ((isBack: boolean) => void)[]) => all.push(pause(el, isFirst, media))
  /** Elements that a script adds to it meanwhile wait, too, in each closed part around them; what has only been moved waits already. */
  const watch = (el: HTMLElement, all: ((isBack: boolean) => void)[]) => {
    const known = new WeakSet<Element>(mediaIn(el))
    const onRecords = (records: MutationRecord[]) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        for (const added of node instanceof HTMLElement ? mediaIn(node) : [])
          if (!known.has(added)) {
            known.add(added)
            pauseAlso(added, true, all)
          }
    }
    return onMutation(el, onRecords, { childList: true, subtree: true })
  }
  const restore = (el: HTMLElement, isBack: boolean) => {
    for (const undo of paused.get(el) ?? []) undo(isBack)
    paused.delete(el)
  }
  return {
    pause: (el, isFirst = false) => {
      if (paused.has(el)) return
      const all: ((isBack: boolean) => void)[] = []
      paused.set(el, all)
      pauseAlso(el, isFirst, all)
      all.push(watch(el, all))
    },
    resume: (el) => {
      prepare(el)
      restore(el, true)
    },
    stop: () => {
      for (const el of [...paused.keys()]) restore(el, false)
    },
  }
}
