import { focusedElement } from '../../base/document'
import { queryAll } from '../../base/query-all'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { focus } from '../../dom/focusable'
import type { Writers } from '../../dom/writers'
import { BAR_PAUSE } from './selectors'

/** Of a pair, the one that goes on. */
export const BAR_PLAY = '.e-floating-bars__play-button'

export interface Pausing {
  isPaused: () => boolean
  /** As the visitor wants it. */
  setPaused: (isPaused: boolean) => void
  /** For a while. */
  setHeld: (isHeld: boolean) => void
  /** What moves has changed. */
  update: () => void
}

/**
 * What moves in a bar without end can be stopped (WCAG 2.2.2), and stands still from the beginning for visitors who want less motion. One
 * button is pressed or not; of two, one takes the other's place, and the focus goes with it.
 */
export function createPausing(host: HTMLElement, writers: Writers): Pausing {
  const players = queryAll(host, BAR_PLAY)
  const pausers = queryAll(host, BAR_PAUSE)
  let isPaused = prefersReducedMotion()
  let isHeld = false
  const update = () => {
    for (const animation of host.getAnimations({ subtree: true })) {
      const { target } = (animation.effect ?? {}) as Partial<KeyframeEffect>
      // Only endless animations: an entrance ends by itself.
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) continue
      if (!(animation instanceof CSSAnimation)) {
        if (isPaused || isHeld) animation.pause()
        else if (animation.playState === 'paused') animation.play()
      } else if (target instanceof HTMLElement) writers.set(target, { '$animation-play-state': isPaused || isHeld ? 'paused' : null })
    }
    for (const el of pausers)
      writers.set(el, players[0] ? { $display: isPaused ? 'none' : null } : { 'aria-pressed': isPaused, '.is-paused': isPaused || null })
    for (const el of players) writers.set(el, { $display: isPaused ? shown : 'none' })
  }
  // The page's stylesheet may hide it until something moves.
  const shown = players[0] && getComputedStyle(players[0]).display === 'none' ? 'inline-flex' : null
  return {
    isPaused: () => isPaused,
    setPaused: (value) => {
      isPaused = value
      const hadFocus = [...pausers, ...players].includes(focusedElement() as HTMLElement)
      update()
      const next = players[0] && (isPaused ? players : pausers)[0]
      if (hadFocus && next) focus(next)
    },
    setHeld: (value) => {
      isHeld = value
      update()
    },
    update,
  }
}
