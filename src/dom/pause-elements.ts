import { closestOf, matchesSelector } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { createWriters } from './writers'

// A chunk, because few parts that open and close contain videos.

/** On a frame that has been unloaded: its URL. */
const HELD_URL = 'data-skerry-src'
/** Embedded players by URL: `youtube.com/embed/…`, `player.vimeo.com/…`, and most others. */
const EMBEDDED_PLAYERS = `iframe:is([src*=player],[src*=embed],[${HELD_URL}])`
/** Those of them that play once loaded. */
const AUTOPLAYING = /[?&](autoplay|autoPlay)=(1|true)/

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

/** It plays automatically again when visible again, if it did before. A closed part in another closed part holds it, too. */
function stopMedia(el: HTMLMediaElement, isFirst: boolean): ((isBack: boolean) => void) | undefined {
  const playsByItself = el.autoplay || el.hasAttribute(HELD)
  const wasPlaying = !el.paused
  if (!playsByItself) {
    el.pause()
    return
  }
  const isUnseen = isFirst || (!el.currentTime && !wasPlaying)
  const { set, stop } = createWriters()
  set(el, { [HELD]: el.getAttribute(HELD) ?? el.getAttribute('preload') ?? '', autoplay: null, preload: 'none' })
  if (wasPlaying) el.pause()
  if (isUnseen) giveUp(el)
  return (isBack) => {
    stop()
    if (isBack && el.isConnected && el.autoplay && (wasPlaying || isUnseen)) el.play().catch(() => {})
  }
}

const urlOf = (el: HTMLElement) => el.getAttribute(HELD_URL) ?? el.getAttribute('src') ?? ''

/** The URL is kept on the element, so that a frame left twice gets it back. */
function stopFrame(el: HTMLElement): () => void {
  const { set, stop } = createWriters()
  set(el, { [HELD_URL]: urlOf(el), src: 'about:blank' })
  return stop
}

/**
 * Stops media in a part of the page that is no longer visible, or not yet: `isFirst`. An embedded player can only be stopped by unloading
 * its page, which reloads when the returned function is called; an autoplaying video resumes. Skips elements in `stopped`, which have been
 * stopped already.
 */
export function pauseElements(root: HTMLElement, isFirst: boolean, stopped: Set<Element>): (isBack: boolean) => void {
  const restores: ((isBack: boolean) => void)[] = []
  for (const el of find<HTMLMediaElement>(root, 'video,audio')) {
    const restore = !isBackground(el) && stopMedia(el, isFirst)
    if (restore) restores.push(restore)
  }
  // A frame outside a page has not loaded.
  for (const el of find(root, EMBEDDED_PLAYERS))
    if (el.isConnected && !stopped.has(el) && !isBackground(el) && (!isFirst || AUTOPLAYING.test(urlOf(el)))) restores.push(stopFrame(el))
  return (isBack) => {
    for (const restore of restores) restore(isBack)
  }
}
