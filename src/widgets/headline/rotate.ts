import { stopAll } from '../../base/lifetime'
import { createWriters } from '../../dom/writers'
import { type Letters, splitLetters } from './letters'
import type { HeadlineSettings } from './settings'
import type { Timer } from './timer'

/** Around the words that take turns, and the words. */
export interface Words {
  wrapper: HTMLElement
  words: HTMLElement[]
}
const SELECTED = '.elementor-headline-typing-selected'
/** In ms: how long the wrapper takes to the next word's width, and how long nothing shows before a word is typed (contract loops §11). */
const RESIZE = 400
const PAUSE_BEFORE_TYPING = 800

/** Shows one word after the other. The classes say which; stylesheets do the rest. The returned function restores the words. */
export function startRotation(
  { wrapper, words }: Words,
  { animation_type: type, rotate_iteration_delay: delay, loop }: HeadlineSettings,
  { wait }: Timer,
  isStill: boolean,
): () => void {
  const writers = createWriters()
  const isTyping = type === 'typing'
  const isClip = type === 'clip'
  const hasLetters = isTyping || ['swirl', 'blinds', 'wave'].includes(type)
  const letters: Letters[] = hasLetters && !isStill ? words.map(splitLetters) : []
  const animations = new Set<Animation>()
  let current = Math.max(
    0,
    words.findIndex((word) => word.matches('.elementor-headline-text-active')),
  )
  const activate = (at: number) => {
    current = at
    for (const [i, word] of words.entries())
      writers.set(word, { '.elementor-headline-text-active': i === at, '.elementor-headline-text-inactive': i !== at })
  }
  const widthOf = (at: number) => words[at]?.offsetWidth ?? 0
  const resize = (to: number, duration: number) => {
    const from = wrapper.offsetWidth
    writers.set(wrapper, { $width: `${to}px` })
    const animation = wrapper.animate({ width: [`${from}px`, `${to}px`] }, { duration, easing: 'ease-in-out' })
    animations.add(animation)
    animation.onfinish = () => animations.delete(animation)
  }
  /** The next word's turn after a pause; at the end of a list without a loop the last one stays. */
  const next = (then: (to: number) => void, pause = delay) => {
    if (loop || current < words.length - 1) wait(pause, () => then((current + 1) % words.length))
  }
  const showLetters = (from: number, to: number, at: number, perLetter: number, then: () => void) => {
    if (from !== to) letters[from]?.show(at, false)
    letters[to]?.show(at, true)
    const count = Math.max(letters[from]?.count ?? 0, letters[to]?.count ?? 0)
    if (at + 1 < count) wait(perLetter, () => showLetters(from, to, at + 1, perLetter, then))
    else then()
  }
  const retype = (to: number) => {
    const from = current
    writers.set(wrapper, { [SELECTED]: true })
    wait(0.2 * delay, () => {
      writers.set(wrapper, { [SELECTED]: false })
      activate(-1)
      letters[from]?.showAll(false)
      wait(PAUSE_BEFORE_TYPING, () => {
        activate(to)
        showLetters(to, to, 0, 0.06 * delay, () => next(retype))
      })
    })
  }
  const clip = (to: number) => {
    const reveal = 0.24 * delay
    resize(2, reveal)
    wait(reveal, () => {
      activate(to)
      resize(widthOf(to) + 10, reveal)
      next(clip, reveal + 0.6 * delay)
    })
  }
  const swap = (to: number) => {
    const from = current
    activate(to)
    if (!isReserved()) resize(widthOf(to), RESIZE)
    if (hasLetters) showLetters(from, to, 0, 0.02 * delay, () => next(swap))
    else next(swap)
  }
  // Hand-written words lie in one cell, which is as wide as the widest of them.
  const isReserved = () => /grid/.test(getComputedStyle(wrapper).display)
  if (isStill) activate(loop ? current : words.length - 1)
  else {
    activate(current)
    letters[current]?.showAll(true)
    if (!isTyping && !isClip && !isReserved()) writers.set(wrapper, { $width: `${widthOf(current)}px` })
    if (isTyping || words.length > 1) next(isTyping ? retype : isClip ? clip : swap)
  }
  const stops = [
    () => {
      for (const animation of animations) animation.cancel()
    },
    writers.stop,
    ...letters.map((word) => word.stop),
  ]
  return () => stopAll(stops)
}
