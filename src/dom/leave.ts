import { emit } from '../base/events'
import { whenLoaded } from '../base/lifetime'
import { matchesSelector } from '../base/property-of'
import { queryFirst } from '../base/query-all'

/** Embedded players by URL: `youtube.com/embed/…`, `player.vimeo.com/…`, and most others. */
const EMBEDDED_PLAYERS = 'iframe:is([src*=player],[src*=embed])'
/** Those of them that play once loaded. */
const AUTOPLAYING = /[?&](autoplay|autoPlay)=(1|true)/

/** Dispatched when the visitor leaves a part of the page, for players that can be paused through their API: these add their elements. */
export const LEFT = 'skerry:left'
export interface Left {
  stopped: Set<Element>
}

/** The part may itself be the video. */
const find = <E extends HTMLElement>(root: HTMLElement, selector: string): E[] => [
  ...(matchesSelector(root, selector) ? [root as E] : []),
  ...queryAll<E>(root, selector),
]

/** It plays behind a part of the page and handles this itself. */
const isBackground = (el: Element) => closestOf(el, '[class*=background-video]') !== null

/** On a waiting video: its `preload` value, for code that copies it. */
const HELD = 'data-skerry-preload'

/** Gives copies of waiting videos what their originals will get back. */
export function letCopyPlay(copy: Element): void {
  for (const el of queryAll<HTMLMediaElement>(copy, `[${HELD}]`)) {
    const preload = el.getAttribute(HELD)
    el.removeAttribute(HELD)
    el.autoplay = true
    if (preload) el.setAttribute('preload', preload)
    else el.removeAttribute('preload')
  }
}

/** Cancels a request. Without another URL in between, Chromium would continue with the old one. */
function giveUp(el: HTMLMediaElement): void {
  const src = el.getAttribute('src')
  el.removeAttribute('src')
  el.load()
  if (src !== null) el.setAttribute('src', src)
}

/** It plays automatically again when visible again, if it did before. */
function stopMedia(el: HTMLMediaElement, isFirst: boolean): ((isBack: boolean) => void) | undefined {
  const playsByItself = el.autoplay
  const wasPlaying = !el.paused
  if (!playsByItself) {
    el.pause()
    return
  }
  const isUnseen = isFirst || (!el.currentTime && !wasPlaying)
  const { set, stop } = createWriter(el)
  set(HELD, el.getAttribute('preload') ?? '')
  set('autoplay', null)
  set('preload', 'none')
  if (wasPlaying) el.pause()
  if (isUnseen) giveUp(el)
  return (isBack) => {
    stop()
    if (isBack && (wasPlaying || isUnseen)) el.play().catch(() => {})
  }
}

/** The URL is kept on the element, so that a frame left twice gets it back. */
function stopFrame(el: HTMLElement): () => void {
  const { set, stop } = createWriter(el)
  set('src', 'about:blank')
  return stop
}

/**
 * Stops media in a part of the page that is no longer visible, or not yet: `isFirst`. An embedded player can only be stopped by unloading
 * its page, which reloads when the returned function is called; an autoplaying video resumes.
 */
function leave(root: HTMLElement, isFirst: boolean): (isBack: boolean) => void {
  const stopped = new Set<Element>()
  if (!isFirst) emit(root, LEFT, { stopped } satisfies Left)
  const restores: ((isBack: boolean) => void)[] = []
  for (const el of find<HTMLMediaElement>(root, 'video,audio')) {
    const restore = !isBackground(el) && stopMedia(el, isFirst)
    if (restore) restores.push(restore)
  }
  // A frame outside a page has not loaded.
  for (const el of find(root, EMBEDDED_PLAYERS))
    if (
      el.isConnected &&
      !stopped.has(el) &&
      !isBackground(el) &&
      (!isFirst || AUTOPLAYING.test(propertyOf(el, 'getAttribute').call(el, 'src') ?? ''))
    )
      restores.push(stopFrame(el))
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

/** Stops and resumes media in parts of the page that open and close; leaving twice has no further effect. */
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
    comeBack: (el) => {
      prepare(el)
      restore(el, true)
    },
    stop: () => {
      for (const el of [...left.keys()]) restore(el, false)
    },
  }
}
