import { createElement } from '../../base/create-element'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { createWriters, type Writers } from '../../dom/writers'
import { type CreatePlayer, endTime, type PlayerOptions } from './player'

/** A file's URL with its times in seconds as a media fragment (contract core §10.3): `video.mp4#t=5,9`. */
export const withTimes = (url: string, start = 0, end = 0): string =>
  start || end ? `${url.split('#')[0]}#t=${start}${end ? `,${end}` : ''}` : url

/** The attributes of the video element, in the order to write them: muted and inline before the source. */
export function planAttributes(url: string, options: PlayerOptions): Record<string, string | null> {
  const { start = 0, loop, className, title, mute, inline, controls } = options
  const end = endTime(options)
  return {
    ...(className && { class: className }),
    ...(title && { 'aria-label': title }),
    ...(mute && { muted: '' }),
    ...(inline && { playsinline: '' }),
    ...(controls && { controls: '' }),
    // The browser's own loop would start at 0 and end with the file.
    loop: loop && !start && !end ? '' : null,
    src: withTimes(url, start, end),
  }
}

function writeAttributes(video: HTMLVideoElement, url: string, options: PlayerOptions, { set }: Writers): void {
  const { src, ...others } = planAttributes(url, options)
  set(video, others)
  // On an existing element the attribute alone does not mute.
  if (options.mute) video.muted = true
  set(video, { src })
}

/** Plays a file in a `<video>`, muted and inline before it has a source: phones require that. */
export const hosted: CreatePlayer = async (box, { id }, options, onState, signal) => {
  const { start = 0, loop, video: servedVideo } = options
  const end = endTime(options)
  const video = servedVideo ?? createElement('video')
  const writers = createWriters()
  let hasEnded = false

  const play = () => {
    hasEnded = false
    // `play` also rejects when paused meanwhile, and when the file cannot play, which has its own event.
    video.play()?.catch((error: Error) => {
      if (error.name === 'NotAllowedError') onState('autoplayBlocked')
    })
  }
  const finish = () => {
    if (hasEnded) return
    if (loop) {
      video.currentTime = start
      return play()
    }
    hasEnded = true
    video.pause()
    onState('ended')
  }
  // At the end of a media fragment, browsers pause without an `ended` event.
  const isPastEnd = () => end > 0 && video.currentTime >= end - 0.05
  const listeners: Record<string, () => void> = {
    timeupdate: () => {
      if (isPastEnd()) finish()
    },
    ended: finish,
    pause: () => {
      if (isPastEnd()) finish()
      else onState('paused')
    },
    playing: () => {
      // A visitor who has seeked back reaches the end again.
      if (!isPastEnd()) hasEnded = false
      onState('playing')
    },
    loadeddata: () => {
      // Sound without a picture would be a black box.
      if (!video.videoWidth) onState('failed')
    },
    error: () => onState('failed'),
  }
  const stops = Object.entries(listeners).map(([name, listener]) => on(video, name, listener))
  signal.addEventListener('abort', () => {
    stopAll(stops)
    video.pause()
    writers.stop()
    if (servedVideo) video.load()
    else video.remove()
  })

  writeAttributes(video, id, options, writers)
  if (!servedVideo) box.append(video)
  return { el: video, play, ...controlsOf(video) }
}

const controlsOf = (video: HTMLVideoElement) => ({
  pause: () => video.pause(),
  mute: (isMuted: boolean) => {
    video.muted = isMuted
  },
  seek: (seconds: number) => {
    video.currentTime = seconds
  },
  time: () => video.currentTime,
})
