import { focusedElement, pageBody } from '../../base/document'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { detach } from '../../dom/move'
import { createWriters, type Writers } from '../../dom/writers'
import { requireConsent } from '../../media/consent/require-consent'
import { showUnavailable } from '../../media/players/unavailable'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { autoplayUrl, isIframeUrl } from './iframe-url'
import { focusPlayer, hasGoneOn } from './keyboard'
import { onLeft, onPopupClosed } from './popup-closed'
import { whenShown } from './when-shown'

/** The URL that the server holds back until the iframe should load. */
const lazyUrl = (el: HTMLElement) => el.dataset.lazyLoad ?? ''

/** A player from the server under an overlay. */
interface Covered {
  box: HTMLElement
  el: HTMLElement
  /** The `<video>`, if the player plays a file. */
  video: HTMLVideoElement | null
  overlay: HTMLElement
  button: HTMLElement
  writers: Writers
  isStopped: boolean
  removeNotice: () => void
  /** Undo the last click: restore the overlay and pause the video, or remove the consent prompt. */
  restores: (() => void)[]
}

/** Reveals the server's player when its overlay is clicked. `isClicked`: the click has already happened. */
export function revealOnClick(
  box: HTMLElement,
  el: HTMLElement,
  overlay: HTMLElement,
  button: HTMLElement,
  isClicked: boolean,
): () => void {
  const video = el instanceof HTMLVideoElement ? el : null
  const covered: Covered = {
    box,
    el,
    video,
    overlay,
    button,
    writers: createWriters(),
    isStopped: false,
    removeNotice: () => {},
    restores: [],
  }
  const onClick = () => {
    const url = lazyUrl(el) || el.getAttribute('src') || ''
    // A second click replaces the first, whose consent prompt may still be loading.
    stopAll(covered.restores)
    if (video || isIframeUrl(url)) covered.restores.push(requireConsent(box, url, () => play(covered, url)))
  }
  const cover = () => {
    if (video) return
    // Becoming visible again restores iframe URLs; without this, the one from before the click.
    covered.writers.stop()
    stopAll(covered.restores)
    describe(covered)
  }
  const stops = [
    on(overlay, 'click', onClick),
    onPopupClosed(el, cover),
    onLeft(el, cover),
    covered.writers.stop,
    () => covered.removeNotice(),
  ]
  describe(covered)
  if (isClicked) onClick()
  return () => {
    covered.isStopped = true
    stopAll(covered.restores)
    stopAll(stops)
  }
}

/** Keeps the keyboard out of the covered player. */
const setCovered = ({ el, writers }: Covered, isCovered: boolean) => writers.set(el, { inert: isCovered || null })

function describe(covered: Covered): void {
  const { box, el, overlay, writers } = covered
  setCovered(covered, true)
  if (!el.hasAttribute('aria-label') && !el.title)
    writers.set(el, { 'aria-label': overlay.querySelector('img')?.alt || translate(texts.video, box) })
}

function play(covered: Covered, url: string): void {
  const { el, video, overlay, writers, restores } = covered
  const isStillThere = !hasGoneOn(overlay)
  covered.removeNotice()
  if (video)
    video.play().then(
      () => {
        // Sound without a picture would be a black box.
        if (video.readyState && !video.videoWidth) onFailed(covered)
      },
      (error) => onFailed(covered, error),
    )
  else writers.set(el, { src: autoplayUrl(url) })
  setCovered(covered, false)
  restores.push(
    detach(overlay),
    () => setCovered(covered, true),
    () => video?.pause(),
  )
  // A video without controls is not a tab stop but can take the focus.
  if (!el.matches('iframe,[controls]')) writers.set(el, { tabindex: '-1' })
  if (isStillThere) focusPlayer(el)
}

function onFailed(covered: Covered, error?: Error): void {
  const { box, video, button, restores } = covered
  // `pause` aborted `play`: we stopped, or another click already restored the overlay.
  if (covered.isStopped || error?.name === 'AbortError') return
  stopAll(restores)
  // The overlay is back in the video's place, so its button gets the focus.
  if (focusedElement() === video || focusedElement() === pageBody()) button.focus({ preventScroll: true })
  if (error?.name === 'NotAllowedError') return
  covered.removeNotice()
  covered.removeNotice = showUnavailable(box, video?.currentSrc)
}

/** Handles a server player without an overlay: reports a file that cannot play; loads an iframe when it comes into view. */
export function loadOrReport(box: HTMLElement, el: HTMLElement): () => void {
  if (el instanceof HTMLVideoElement) return reportErrors(box, el)
  const url = lazyUrl(el)
  return isIframeUrl(url) && !el.getAttribute('src') ? loadInView(el, url) : () => {}
}

function reportErrors(box: HTMLElement, video: HTMLVideoElement): () => void {
  let removeNotice = () => {}
  const check = () => {
    if (!video.error) return
    removeNotice()
    removeNotice = showUnavailable(box, video.currentSrc)
  }
  const stops = [on(video, 'error', check), on(video, 'loadeddata', () => removeNotice()), () => removeNotice()]
  check()
  return () => stopAll(stops)
}

function loadInView(el: HTMLElement, url: string): () => void {
  const writers = createWriters()
  const controller = new AbortController()
  const stops = [() => controller.abort(), writers.stop]
  const load = () => {
    stops.push(
      whenLoaded(
        () => import('../../media/players').then(({ untilAllowed }) => untilAllowed(controller.signal)),
        () => writers.set(el, { src: url }),
      ),
    )
  }
  stops.push(whenShown(el, load))
  return () => stopAll(stops)
}
