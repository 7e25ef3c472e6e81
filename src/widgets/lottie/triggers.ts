import { isPlainClick, on } from '../../base/events'
import { onScroll } from '../../dom/on-scroll'
import type { Clock } from './clock'
import type { LottieSettings } from './settings'

export interface Parts {
  host: HTMLElement
  stage: HTMLElement
  link: HTMLAnchorElement | null
}
type Stop = () => void
type Trigger = (parts: Parts, clock: Clock, settings: LottieSettings) => Stop

/** 0 to 1: how far a box has come through the viewport from below, or the page has been scrolled; between the two percentages. */
export function progress(box: { top: number; height: number }, view: number, [start, end]: [number, number]): number {
  const percent = (100 * (view - box.top)) / (view + box.height || 1)
  return Math.min(1, Math.max(0, (percent - start) / (end - start || 1)))
}

const AREAS: Record<string, string> = { column: '.elementor-column', section: '.elementor-section', container: '.e-con' }

export const triggers: Record<Exclude<LottieSettings['trigger'], 'bind_to_scroll'>, Trigger> = {
  none: (_, clock) => {
    clock.play()
    return clock.pause
  },
  arriving_to_viewport: ({ stage }, clock, { viewport: [start, end] }) => {
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? clock.play() : clock.pause()), {
      rootMargin: `${end - 100}% 0px ${-start}%`,
    })
    observer.observe(stage)
    return () => observer.disconnect()
  },
  on_click: ({ stage, link }, clock, { link_timeout }) => {
    const to = link ?? stage
    let timer = 0
    const off = on<MouseEvent>(to, 'click', (event) => {
      clock.play(true)
      if (!link?.href || !link_timeout || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      clearTimeout(timer)
      timer = window.setTimeout(() => follow(link), link_timeout)
    })
    return () => {
      off()
      clearTimeout(timer)
    }
  },
  on_hover: ({ host, stage, link }, clock, { hover_area, on_hover_out }) => {
    const area = host.closest<HTMLElement>(AREAS[hover_area] ?? 'not') ?? link ?? stage
    const enter = () => clock.play(true)
    const leave = () => {
      if (on_hover_out === 'reverse') clock.rewind()
      else if (on_hover_out === 'pause') clock.pause()
    }
    // Whoever comes with the keyboard hovers too.
    const stops = [
      on(area, 'pointerenter', enter),
      on(area, 'pointerleave', leave),
      on(area, 'focusin', enter),
      on(area, 'focusout', leave),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** As the link would be followed, without a second click that would only play again. */
function follow({ href, target, rel }: HTMLAnchorElement): void {
  if (target === '_blank') open(href, target, /noopener|noreferrer/.test(rel) ? 'noopener' : '')
  else location.assign(href)
}

/** The scroll position chooses the frame; out of sight that is the first or the last. */
export function bindToScroll(stage: HTMLElement, show: (part: number) => void, { viewport, effects_relative_to }: LottieSettings): Stop {
  const tick = () => {
    const page = document.documentElement
    const isPage = effects_relative_to === 'page'
    const box = isPage ? { top: -scrollY, height: page.scrollHeight } : stage.getBoundingClientRect()
    const room = Math.max(1, page.scrollHeight - innerHeight)
    const part = isPage ? progress({ top: 1 - scrollY / room, height: 0 }, 1, viewport) : progress(box, innerHeight, viewport)
    return () => show(part)
  }
  tick()()
  return onScroll(tick)
}
