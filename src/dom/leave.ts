import { emit } from '../base/events'
import { closestOf, matchesSelector, propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { createWriter } from './writer'

/** Embedded players, by their addresses: `youtube.com/embed/…`, `player.vimeo.com/…`, and most others. */
const EMBEDDED_PLAYERS = 'iframe:is([src*=player],[src*=embed])'
/** Those of them that play as soon as they have loaded. */
const AUTOPLAYING = /[?&](autoplay|autoPlay)=(1|true)/

/** Announces that a part of the page is left, for players that can stop through their own interface: they add their elements. */
export const LEFT = 'skerry:left'
export interface Left {
  stopped: Set<Element>
}

/** The part may be the film itself. */
const find = <E extends HTMLElement>(root: HTMLElement, selector: string): E[] => [
  ...(matchesSelector(root, selector) ? [root as E] : []),
  ...queryAll<E>(root, selector),
]

/** It plays in the background and looks after itself. */
const isBackground = (el: Element) => closestOf(el, '[class*=background-video]') !== null

/** On a film that waits: its own preload setting, for whoever copies it. */
const HELD = 'data-skerry-preload'

/** Gives copies of waiting films what the originals will get back. */
export function letCopyPlay(copy: Element): void {
  for (const el of queryAll<HTMLMediaElement>(copy, `[${HELD}]`)) {
    const preload = el.getAttribute(HELD)
    el.removeAttribute(HELD)
    el.autoplay = true
    if (preload) el.setAttribute('preload', preload)
    else el.removeAttribute('preload')
  }
}

/** Gives up what has been requested. Without an address in between, Chromium would continue with the old one. */
function giveUp(el: HTMLMediaElement): void {
  const src = el.getAttribute('src')
  el.removeAttribute('src')
  el.load()
  if (src !== null) el.setAttribute('src', src)
}

/** It plays by itself again when it comes back, if it has done so before. */
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

/** The address stays on the element for `stop`, so that a frame that is left twice gets it back. */
function stopFrame(el: HTMLElement): () => void {
  const { set, stop } = createWriter(el)
  set('src', 'about:blank')
  return stop
}

/**
 * Stops films and sound in a part of the page that nobody sees any more, or (`isFirst`) not yet. An embedded player can only be stopped by unloading
 * its page, which loads again when the returned function is called; the same goes for a film that plays by itself.
 */
function leave(root: HTMLElement, isFirst: boolean): (isBack: boolean) => void {
  const stopped = new Set<Element>()
  if (!isFirst) emit(root, LEFT, { stopped } satisfies Left)
  const restores: ((isBack: boolean) => void)[] = []
  for (const el of find<HTMLMediaElement>(root, 'video,audio')) {
    const restore = !isBackground(el) && stopMedia(el, isFirst)
    if (restore) restores.push(restore)
  }
  // A frame outside the page has not loaded.
  for (const el of find(root, EMBEDDED_PLAYERS))
    if (
      el.isConnected &&
      !stopped.has(el) &&
      !isBackground(el) &&
      (!isFirst || AUTOPLAYING.test(propertyOf(el, 'getAttribute').call(el, 'src') ?? ''))
    )
      restores.push(stopFrame(el))
  return (isBack) => {
    for (const restore of restores) restore(isBack)
  }
}

export interface Leaving {
  /** Nobody sees this part any more, or (`isFirst`) nobody has seen it yet. */
  leave: (el: HTMLElement, isFirst?: boolean) => void
  /** The part can be seen again. */
  comeBack: (el: HTMLElement) => void
  stop: () => void
}

/** How parts of the page that open and close treat the films in them: leaving twice changes nothing. */
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
