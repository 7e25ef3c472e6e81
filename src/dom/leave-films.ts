import { closestOf, matchesSelector, propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { createWriter } from './writer'

// A chunk: few parts of pages that open and close have films in them.

/** Embedded players by their addresses: `youtube.com/embed/…`, `player.vimeo.com/…`, and most others. */
const EMBEDDED_PLAYERS = 'iframe:is([src*=player],[src*=embed])'
/** Of those, the ones that play as soon as they are loaded. */
const AUTOPLAYING = /[?&](autoplay|autoPlay)=(1|true)/

/** Such a part may be the film itself. */
const find = <E extends HTMLElement>(root: HTMLElement, selector: string): E[] => [
  ...(matchesSelector(root, selector) ? [root as E] : []),
  ...queryAll<E>(root, selector),
]

/** It plays behind a part of the page, and looks after itself. */
const isBackground = (el: Element) => closestOf(el, '[class*=background-video]') !== null

/** On a film that waits: what it says of loading ahead, for whoever copies it. */
const HELD = 'data-skerry-preload'

/** Gives a copy of films that wait what their originals will have again. */
export function letCopyPlay(copy: Element): void {
  for (const el of queryAll<HTMLMediaElement>(copy, `[${HELD}]`)) {
    const preload = el.getAttribute(HELD)
    el.removeAttribute(HELD)
    el.autoplay = true
    if (preload) el.setAttribute('preload', preload)
    else el.removeAttribute('preload')
  }
}

/** What has been requested is given up. Without an address in between, Chromium would go on with what it has. */
function giveUp(el: HTMLMediaElement): void {
  const src = el.getAttribute('src')
  el.removeAttribute('src')
  el.load()
  if (src !== null) el.setAttribute('src', src)
}

/** It plays by itself again when it is there again, as far as it has done so before. */
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

/** The address stays in the element for `stop`, so that a frame which is left twice gets it back. */
function stopFrame(el: HTMLElement): () => void {
  const { set, stop } = createWriter(el)
  set('src', 'about:blank')
  return stop
}

/**
 * Stops films and sound in a part of the page that nobody sees any more, or not yet: `isFirst`. An embedded player can only be stopped by
 * unloading its page, which loads again when the returned function is called; so a film that plays by itself does. Those in `stopped` have
 * been stopped already.
 */
export function stopFilms(root: HTMLElement, isFirst: boolean, stopped: Set<Element>): (isBack: boolean) => void {
  const restores: ((isBack: boolean) => void)[] = []
  for (const el of find<HTMLMediaElement>(root, 'video,audio')) {
    const restore = !isBackground(el) && stopMedia(el, isFirst)
    if (restore) restores.push(restore)
  }
  // One that is in no page has not loaded.
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
