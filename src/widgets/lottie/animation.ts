import { stopAll } from '../../base/lifetime'
import { report } from '../../base/report'
import { onVisibilityChange, onVisible } from '../../dom/on-visible'
import { whenActivated } from '../../dom/when-activated'
import { prefersReducedMotion } from '../../page/reduced-motion'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { addPauseButton } from '../../ui/add-pause-button'
import { makeButton, type Parts, prepareContainer } from './container'
import { loadAnimation } from './load'
import { createPlayback } from './playback'
import type { Player } from './player'
import type { LottieSettings } from './settings'
import { bindToScroll, triggers } from './triggers'

/**
 * Loads an animation (with `lazyload` only within 200 px below the viewport, contract loops §19), draws it and connects its trigger. If any
 * of that fails, reports it and restores the served markup.
 */
export function startAnimation(host: HTMLElement, settings: LottieSettings, url: string): () => void {
  const stops: (() => void)[] = []
  // Not `whenLoaded`: drawing the prepared container also takes time.
  let isStopped = false
  const stop = () => {
    isStopped = true
    stopAll(stops)
  }
  const load = async () => {
    try {
      const renderer = settings.renderer === 'canvas' ? import('./canvas') : import('./svg')
      const [data, { draw }] = await Promise.all([loadAnimation(url), renderer])
      if (isStopped) return
      const { parts, restore } = prepareContainer(host)
      stops.push(restore)
      const player = await draw(parts.container, data)
      stops.unshift(player.stop)
      // Stopped while drawing: the player was created afterwards and still exists.
      if (isStopped) stop()
      else stops.unshift(...startPlayback(parts, player, settings))
    } catch (error) {
      stop()
      report('lottie', `${url}: ${error}`, error)
    }
  }
  if (settings.lazyload) stops.push(onVisible(host, load, '0px 0px 200px'))
  else void load()
  return stop
}

function startPlayback(parts: Parts, { frames, frameRate, showFrame }: Player, settings: LottieSettings): (() => void)[] {
  const { trigger, loop, number_of_times: times, reverse_animation: reverse, play_speed, start_point, end_point } = settings
  const frameAt = (percent: number) => (frames * Math.min(100, Math.max(0, percent))) / 100
  const from = frameAt(start_point.size)
  // Frames count from 0, so frame `frames` does not exist.
  const to = Math.min(Math.max(from, frameAt(end_point.size)), frames - 0.01)
  const isInteractive = trigger === 'on_click' || trigger === 'on_hover'
  if (prefersReducedMotion()) {
    // A still picture: the first frame if the animation waits for the visitor, the middle of a loop, the end if it plays once.
    showFrame(isInteractive ? from : loop ? (from + to) / 2 : to)
    return []
  }
  showFrame(from)
  if (trigger === 'bind_to_scroll') return [bindToScroll(parts.container, (progress) => showFrame(from + progress * (to - from)), settings)]
  const framesPerMillisecond = (Math.min(240, frameRate) / 1000) * Math.min(20, Math.max(0.01, play_speed.size))
  const playback = createPlayback(showFrame, { from, to, loop, times, reverse }, framesPerMillisecond)
  const stops = [
    whenActivated(() => triggers[trigger](parts, playback, settings)),
    playback.stop,
    onVisibilityChange(parts.container, playback.setVisible),
  ]
  // The visitor controls click and hover animations, unless hovering only starts one that then continues.
  const isUnattended = !isInteractive || (trigger === 'on_hover' && settings.on_hover_out === 'default')
  if (loop && !times && isUnattended && !parts.host.closest<HTMLElement>('a,button'))
    // At the top, because captions are at the bottom.
    stops.push(addPauseButton(parts.host, 'skerry-lottie-pause', 'inset-block:8px auto;inset-inline:auto 8px', playback.setHeld))
  if (trigger === 'on_click' && !parts.link) stops.push(makeButton(parts, translate(texts.playAnimation, parts.host)))
  return stops
}
