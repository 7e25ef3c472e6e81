import { isPlainClick, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onScroll } from '../../dom/on-scroll'
import { onVisibilityChange } from '../../dom/on-visible'
import { pageScroll } from '../../dom/scrolling-element'
import type { Parts } from './container'
import type { Playback } from './playback'
import type { LottieSettings } from './settings'

type Trigger = (parts: Parts, playback: Playback, settings: LottieSettings) => () => void

const HOVER_AREAS: Partial<Record<LottieSettings['hover_area'], string>> = {
  column: '.elementor-column',
  section: '.elementor-section',
  container: '.e-con',
}

export const triggers: Record<Exclude<LottieSettings['trigger'], 'bind_to_scroll'>, Trigger> = {
  none: (_, playback) => {
    playback.play()
    return playback.pause
  },
  arriving_to_viewport: ({ container }, playback, { viewport: [start, end] }) =>
    onVisibilityChange(container, (isVisible) => (isVisible ? playback.play() : playback.pause()), `${end - 100}% 0px ${-start}%`),
  on_click: ({ container, link }, playback, { link_timeout }) => {
    let timer = 0
    const removeListener = on<MouseEvent>(link ?? container, 'click', (event) => {
      playback.play(true)
      if (!link?.href || !link_timeout || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      clearTimeout(timer)
      timer = window.setTimeout(() => follow(link), link_timeout)
    })
    return () => {
      removeListener()
      clearTimeout(timer)
    }
  },
  on_hover: ({ host, container, link }, playback, { hover_area, on_hover_out }) => {
    const selector = HOVER_AREAS[hover_area]
    const area = (selector && host.closest<HTMLElement>(selector)) || link || container
    const onEnter = () => playback.play(true)
    const onLeave = () => {
      if (on_hover_out === 'reverse') playback.rewind()
      else if (on_hover_out === 'pause') playback.pause()
    }
    // Focus counts as hovering, for keyboard users.
    const stops = [
      on(area, 'pointerenter', onEnter),
      on(area, 'pointerleave', onLeave),
      on(area, 'focusin', onEnter),
      on(area, 'focusout', onLeave),
    ]
    return () => stopAll(stops)
  },
}

/** Follows a link as the browser would. Clicking it again would only replay the animation. */
function follow({ href, target, rel }: HTMLAnchorElement): void {
  if (target === '_blank') open(href, target, /noopener|noreferrer/.test(rel) ? 'noopener' : '')
  else location.assign(href)
}

/** How far a box has moved up through a viewport of height `viewHeight`: 0 at `start` percent or less, 1 at `end` percent or more. */
export function scrollProgress(box: { top: number; height: number }, viewHeight: number, [start, end]: [number, number]): number {
  const percent = (100 * (viewHeight - box.top)) / (viewHeight + box.height || 1)
  return Math.min(1, Math.max(0, (percent - start) / (end - start || 1)))
}

/** Binds the frame to the scroll position; `show` gets the progress, from 0 to 1, even out of view. */
export function bindToScroll(
  container: HTMLElement,
  show: (progress: number) => void,
  { viewport, effects_relative_to }: LottieSettings,
): () => void {
  const pageProgress = () => {
    const { y, range } = pageScroll()
    return scrollProgress({ top: 1 - y / Math.max(1, range), height: 0 }, 1, viewport)
  }
  const update = () => {
    const progress =
      effects_relative_to === 'page' ? pageProgress() : scrollProgress(container.getBoundingClientRect(), innerHeight, viewport)
    return () => show(progress)
  }
  update()()
  return onScroll(update)
}
