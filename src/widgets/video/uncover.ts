import { chunks } from '../../chunks'
import { consentFirst } from '../../consent-first'
import { detach } from '../../dom'
import { write } from '../../ledger'
import { on } from '../../services/events'
import { onSight } from '../../services/on-sight'
import { sayMissing } from '../../services/players/missing'
import { autoplayUrl, isFrameUrl } from './overlay'
import { asButton, focus, whenClosed } from './press'

/** A player that is there already, under a cover, which may have been pressed by now, or waiting to be seen. */
export function uncover(
  box: HTMLElement,
  el: HTMLElement,
  overlay: HTMLElement | undefined,
  button: HTMLElement | undefined,
  isPressed: boolean,
): () => void {
  const writer = write(el)
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
    unsay = sayMissing(box, file?.currentSrc)
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
    if (file || isFrameUrl(url)) away.push(consentFirst(box, url, () => play(url)))
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
      onSight(el, () => {
        chunks
          .players()
          .then(({ allowed }) => allowed(waiting.signal))
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
