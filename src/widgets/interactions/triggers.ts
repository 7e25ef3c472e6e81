import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { onScroll } from '../../dom/on-scroll'
import { whenSeen } from '../../dom/when-seen'
import { createWriter } from '../../dom/writer'
import type { Interaction } from './data'
import { easingOf, type Look, looksOf, progressOf } from './effects'

/** How much of an element is in view until it counts as leaving (contract newer §6.2). */
const LEAVING = 0.85

/** One animation of one element. */
interface Played {
  /** From its start, whatever it is doing. */
  play: () => void
  show: (look: Look | undefined) => void
  stop: () => void
}

/** Without motion an element is at once what it would have become. */
function createPlayed(el: HTMLElement, item: Interaction): Played {
  const writer = createWriter(el)
  const [start, end] = looksOf(item)
  let animation: Animation | undefined
  const cancel = () => {
    const before = animation
    animation = undefined
    before?.cancel()
  }
  const show = (look: Look | undefined) => {
    for (const name of Object.keys(end) as (keyof Look)[]) writer.set(`$${name}`, look?.[name] ?? null)
  }
  return {
    show,
    play: () => {
      cancel()
      if (prefersReducedMotion()) return show(end)
      const current = el.animate([{ ...start }, { ...end }], {
        duration: item.duration,
        delay: item.delay,
        easing: easingOf(item),
        fill: 'both',
      })
      animation = current
      current.onfinish = () => {
        if (animation !== current) return
        show(end)
        cancel()
      }
    },
    stop: () => {
      cancel()
      writer.stop()
    },
  }
}

/** Waits for what starts an animation; before that the element stands as it is. The returned function restores it. */
export function startTrigger(el: HTMLElement, item: Interaction): () => void {
  const played = createPlayed(el, item)
  const stops = [...listen(el, item, played), played.stop]
  return () => stopAll(stops)
}

function listen(el: HTMLElement, item: Interaction, { play, show }: Played): (() => void)[] {
  switch (item.trigger) {
    case 'load':
      return [whenSeen(play)]
    case 'click':
      return [
        on(el, 'pointerdown', play),
        on<KeyboardEvent>(el, 'keydown', ({ key, repeat }) => void (key === 'Enter' && !repeat && play())),
      ]
    case 'hover':
      return [on(el, 'pointerenter', play)]
    case 'scrollIn':
      return [whenSeen(() => whenEntered(el, item, play, show))]
    case 'scrollOut':
      return [
        whileInView(el, LEAVING, (isIn, wasIn) => {
          if (isIn) show(undefined)
          else if (wasIn) play()
        }),
      ]
    case 'scrollOn':
      return prefersReducedMotion() ? [] : [followScroll(el, item)]
    default:
      return []
  }
}

/** Plays when the element comes into view: once, or, with replay, each time, set back where nobody sees it. */
function whenEntered(el: HTMLElement, item: Interaction, play: () => void, show: Played['show']): () => void {
  const stop = whileInView(el, 0, (isIn) => {
    if (isIn) play()
    else if (item.replay && !prefersReducedMotion()) show(looksOf(item)[0])
    if (!item.replay) stop()
  })
  return stop
}

/** Calls `change` when an element comes into view or leaves it, by the part of it that has to be there. */
function whileInView(el: HTMLElement, part: number, change: (isIn: boolean, wasIn: boolean) => void): () => void {
  let wasIn = false
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      const isIn = !!entry && (part ? entry.intersectionRatio >= part : entry.isIntersecting)
      if (isIn === wasIn) return
      change(isIn, wasIn)
      wasIn = isIn
    },
    { threshold: [0, part] },
  )
  observer.observe(el)
  return () => observer.disconnect()
}

/** An animation that stands still, at the place to which the page has been scrolled. */
function followScroll(el: HTMLElement, item: Interaction): () => void {
  const [start, end] = looksOf(item)
  const animation = el.animate([{ ...start }, { ...end }], { duration: 1000, easing: easingOf(item), fill: 'both' })
  animation.pause()
  const stopScrolling = onScroll(() => {
    // The animation itself moves the element.
    const shift = item.direction === 'top' || item.direction === 'bottom' ? new DOMMatrixReadOnly(getComputedStyle(el).transform).m42 : 0
    const { top } = el.getBoundingClientRect()
    const at = progressOf(top - shift, innerHeight, item)
    return () => {
      animation.currentTime = at * 1000
    }
  })
  return () => {
    stopScrolling()
    animation.cancel()
  }
}
