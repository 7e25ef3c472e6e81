import { on as listen } from '../base/events'
import { createWriter } from '../dom/writer'
import { type CreatePlayer, endTime } from './player'

/** A file with its times as a media fragment (contract core §10.3): `film.mp4#t=5,9`. */
export const withTimes = (url: string, start = 0, end = 0): string =>
  start || end ? `${url.split('#')[0]}#t=${start}${end ? `,${end}` : ''}` : url

/** A file in a video element, muted and in its place before it has a source: that is what phones let play (field V1). */
export const hosted: CreatePlayer = async (box, { id }, wish, on, signal) => {
  const { start = 0, loop, video: served } = wish
  const end = endTime(wish)
  const video = served ?? document.createElement('video')
  const writer = createWriter(video)
  let isOver = false

  const play = () => {
    isOver = false
    // Being paused meanwhile is no refusal, and what is no film says so itself.
    video.play()?.catch((error: Error) => error.name === 'NotAllowedError' && on('refused'))
  }
  const finish = () => {
    if (isOver) return
    if (loop) {
      video.currentTime = start
      return play()
    }
    isOver = true
    video.pause()
    on('ended')
  }
  // A browser stops at the fragment's end without calling it the end.
  const isPast = () => end > 0 && video.currentTime >= end - 0.05
  const events: Record<string, () => void> = {
    timeupdate: () => isPast() && finish(),
    ended: finish,
    pause: () => (isPast() ? finish() : on('paused')),
    playing: () => {
      // A visitor who begins anew comes to another end.
      isOver &&= isPast()
      on('playing')
    },
    // Sound alone is no film; a video element would be a black box.
    loadeddata: () => video.videoWidth || on('failed'),
    error: () => on('failed'),
  }
  const stops = Object.entries(events).map(([name, then]) => listen(video, name, then))
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
    video.pause()
    writer.stop()
    if (served) video.load()
    else video.remove()
  })

  if (wish.className) writer.set('class', wish.className)
  if (wish.title) writer.set('aria-label', wish.title)
  if (wish.mute) {
    writer.set('muted', '')
    video.muted = true
  }
  if (wish.inline) writer.set('playsinline', '')
  if (wish.controls) writer.set('controls', '')
  // With a start or an end of our own the browser's loop would begin at 0.
  writer.set('loop', loop && !start && !end ? '' : null)
  writer.set('src', withTimes(id, start, end))
  if (!served) box.append(video)
  return {
    el: video,
    play,
    pause: () => video.pause(),
    mute: (muted) => {
      video.muted = muted
    },
    seek: (seconds) => {
      video.currentTime = seconds
    },
    time: () => video.currentTime,
  }
}
