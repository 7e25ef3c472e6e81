import { focusedElement } from '../../base/document'
import { queryAll } from '../../base/query-all'
import { focus } from '../../dom/focusable'
import type { Writers } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { BAR_PAUSE } from './selectors'

/** Of a pair of buttons, the one that resumes. */
export const BAR_PLAY = '.e-floating-bars__play-button'

export interface Pausing {
  isPaused: () => boolean
  /** Set by the visitor. */
  setPaused: (isPaused: boolean) => void
  /** Temporary. */
  setHeld: (isHeld: boolean) => void
  /** Call when what moves has changed. */
  update: () => void
}

/**
 * Lets visitors pause endless motion in a bar (WCAG 2.2.2), and starts paused under reduced motion. A single button toggles; of two, one
 * replaces the other and takes its focus.
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
