import { on } from '../../base/events'
import { requireConsent } from '../../consent/require-consent'
import { detach } from '../../dom/move'
import { onVisible } from '../../dom/on-visible'
import { createWriter } from '../../dom/writer'
import { showUnavailable } from '../../players/unavailable'
import { autoplayUrl, isFrameUrl } from './overlay'
import { asButton, focus, whenClosed } from './play-button'

/** A player that is there already, under a cover, which may have been pressed by now, or waiting to be seen. */
export function revealPlayer(
  box: HTMLElement,
  el: HTMLElement,
  overlay: HTMLElement | undefined,
  button: HTMLElement | undefined,
  isPressed: boolean,
): () => void {
  const writer = createWriter(el)
  let isOver = false
  let unsay = () => {}
  const stops = [writer.stop, () => unsay()]
  const away: (() => void)[] = []
  const back = () => {
    for (const stop of away.splice(0)) stop()
  }
  const lazy = el.dataset.lazyLoad ?? ''
  const file = el.matches('video') ? (el as HTMLVideoElement) : null
  const say = () => {
    unsay()
    unsay = showUnavailable(box, file?.currentSrc)
  }
  const fail = (error?: Error) => {
    // Who ended it, or another press, has given it back already.
    if (isOver || error?.name === 'AbortError') return
    back()
    // What takes its place has the focus again.
    if (document.activeElement === file || document.activeElement === document.body) button?.focus({ preventScroll: true })
    if (error?.name !== 'NotAllowedError') say()
  }
  const play = (url: string) => {
    unsay()
    // Sound alone would be a black box.
    if (file) file.play().then(() => file.readyState && !file.videoWidth && fail(), fail)
    else writer.set('src', autoplayUrl(url))
    away.push(detach(overlay as HTMLElement), () => file?.pause())
    focus(el)
  }
  const press = () => {
    const url = lazy || el.getAttribute('src') || ''
    // A second press takes the place of the first, whose question may still be on its way.
    back()
    if (file || isFrameUrl(url)) away.push(requireConsent(box, url, () => play(url)))
  }
  if (overlay) {
    stops.push(
      asButton(button as HTMLElement),
      on(overlay, 'click', press),
      // A popup gives frames their page back when it opens again: then the one before the press.
      whenClosed(el, () => {
        if (file) return
        writer.stop()
        back()
      }),
    )
    if (isPressed) press()
  } else if (file) {
    const look = () => file.error && say()
    stops.push(
      on(file, 'error', look),
      on(file, 'loadeddata', () => unsay()),
    )
    look()
  } else if (isFrameUrl(lazy) && !el.getAttribute('src')) {
    const waiting = new AbortController()
    stops.push(
      () => waiting.abort(),
      onVisible(el, () => {
        import('../../players')
          .then(({ untilAllowed }) => untilAllowed(waiting.signal))
          .then(
            () => writer.set('src', lazy),
            () => {},
          )
      }),
    )
  }
  return () => {
    isOver = true
    back()
    for (const stop of stops) stop()
  }
}
