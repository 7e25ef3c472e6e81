import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onScroll } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import type { Interaction } from './data'
import { easingOf, iterationsOf, progressOf, type Styles, stylesOf } from './effects'
import { whileInView } from './in-view'
import { placeOf } from './place'

/** The visible fraction below which an element counts as leaving (contract newer §6.2). */
const LEAVING = 0.85

/** One animation of one element. */
interface Played {
  /** Plays from the start. */
  play: () => void
  /** Stops the animation and shows the element as at its start or end, or as served. */
  show: (as: 'start' | 'end' | 'served') => void
  /** The element is not in its place. */
  isMoved: () => boolean
  stop: () => void
}

/** Without motion an element gets its end state at once. */
function createPlayed(el: HTMLElement, item: Interaction): Played {
  const writers = createWriters()
  const [start, end] = stylesOf(item)
  let animation: Animation | undefined
  const cancel = () => {
    animation?.cancel()
    animation = undefined
  }
  const show: Played['show'] = (as) => {
    cancel()
    const styles = { start, end, served: undefined }[as]
    // The site's own transition would start from the served state, briefly showing a hidden element again.
    writers.set(el, { $transition: as === (item.type === 'in' ? 'start' : 'end') ? 'none' : null })
    for (const name of Object.keys(end) as (keyof Styles)[]) writers.set(el, { [`$${name}`]: styles?.[name] ?? null })
  }
  return {
    show,
    play: () => {
      cancel()
      if (prefersReducedMotion()) return show('end')
      animation = el.animate([{ ...start }, { ...end }], {
        duration: item.duration,
        delay: item.delay,
        iterations: iterationsOf(item),
        easing: easingOf(item),
        fill: 'both',
      })
      // A cancelled animation does not finish.
      animation.onfinish = () => show('end')
    },
    isMoved: () => 'transform' in end && getComputedStyle(el).transform !== 'none',
    stop: () => {
      cancel()
      writers.stop()
    },
  }
}

/** Waits for the trigger of an animation. The returned function restores the element. */
export function startTrigger(el: HTMLElement, item: Interaction): () => void {
  const played = createPlayed(el, item)
  const stops = [...listen(el, item, played), played.stop]
  return () => stopAll(stops)
}

function listen(el: HTMLElement, item: Interaction, played: Played): (() => void)[] {
  const { play, show, isMoved } = played
  switch (item.trigger) {
    case 'load':
      play()
      return []
    case 'click':
      return [
        on(el, 'pointerdown', play),
        on<KeyboardEvent>(el, 'keydown', ({ key, repeat }) => void (key === 'Enter' && !repeat && play())),
      ]
    case 'hover':
      return [on(el, 'pointerenter', play)]
    case 'scrollIn':
      return [whenEntered(el, item, played)]
    case 'scrollOut':
      return [
        whileInView(el, LEAVING, isMoved, (isIn, wasIn) => {
          if (isIn) show('served')
          else if (wasIn) play()
        }),
      ]
    case 'scrollOn':
      return prefersReducedMotion() ? [] : [followScroll(el, item)]
    default:
      return []
  }
}

/** Plays when the element comes into view: once or, with replay, each time, reset while out of view. */
function whenEntered(el: HTMLElement, item: Interaction, { play, show, isMoved }: Played): () => void {
  const stop = whileInView(el, 0, isMoved, (isIn) => {
    if (isIn) play()
    else if (item.replay && !prefersReducedMotion()) show('start')
    if (!item.replay) stop()
  })
  return stop
}

/** An animation controlled by the scroll position. */
function followScroll(el: HTMLElement, item: Interaction): () => void {
  const [start, end] = stylesOf(item)
  const animation = el.animate([{ ...start }, { ...end }], { duration: 1000, easing: easingOf(item), fill: 'both' })
  animation.pause()
  const stopScrolling = onScroll(() => {
    const at = progressOf(placeOf(el).top, innerHeight, item)
    return () => {
      animation.currentTime = at * 1000
    }
  })
  return () => {
    stopScrolling()
    animation.cancel()
  }
}
