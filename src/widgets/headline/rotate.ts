import { stopAll } from '../../base/lifetime'
import { describeElement, report } from '../../base/report'
import { createWriters, type Writers } from '../../dom/writers'
import { type Letters, splitLetters } from './letters'
import type { HeadlineSettings } from './settings'
import type { Timer } from './timer'

export interface Words {
  host: HTMLElement
  wrapper: HTMLElement
  words: HTMLElement[]
}
const SELECTED = '.elementor-headline-typing-selected'
/** In ms: the wrapper's time to resize to the next word, and the pause with nothing visible before typing (contract loops §11). */
const RESIZE = 400
const PAUSE_BEFORE_TYPING = 800

/** Each letter is an element and appears separately: nobody waits for more. */
const MAX_LETTERS = 2000

/** The words' letters; none if there are too many: then whole words rotate. */
function lettersOf(host: HTMLElement, words: HTMLElement[]): Letters[] {
  const count = words.reduce((sum, word) => sum + (word.textContent ?? '').length, 0)
  if (count <= MAX_LETTERS) return words.map(splitLetters)
  report(
    describeElement(host),
    `words: expected at most ${MAX_LETTERS} letters that appear one by one, got ${count}: words appear as a whole`,
  )
  return []
}

/** Rotating words, and the current one. */
interface Turns extends Words {
  settings: HeadlineSettings
  wait: Timer['wait']
  writers: Writers
  /** For words shown letter by letter. */
  letters: Letters[]
  animations: Set<Animation>
  current: number
}

/** Shows one word after another by classes; stylesheets animate them. The returned function restores the words. */
export function startRotation({ host, wrapper, words }: Words, settings: HeadlineSettings, { wait }: Timer, isStill: boolean): () => void {
  const { animation_type: type, loop } = settings
  const writers = createWriters()
  const isTyping = type === 'typing'
  const isClip = type === 'clip'
  const hasLetters = isTyping || ['swirl', 'blinds', 'wave'].includes(type)
  const letters = hasLetters && !isStill ? lettersOf(host, words) : []
  const served = words.findIndex((word) => word.matches('.elementor-headline-text-active'))
  const turns: Turns = { host, wrapper, words, settings, wait, writers, letters, animations: new Set(), current: Math.max(0, served) }
  const { current } = turns
  if (isStill) activate(turns, loop ? current : words.length - 1)
  else {
    activate(turns, current)
    letters[current]?.showAll(true)
    if (!isTyping && !isClip && !isReserved(turns)) writers.set(wrapper, { $width: `${widthOf(turns, current)}px` })
    if (isTyping || words.length > 1) next(turns, isTyping ? retype : isClip ? clip : swap)
  }
  const stops = [
    () => {
      for (const animation of turns.animations) animation.cancel()
    },
    writers.stop,
    ...letters.map((word) => word.stop),
  ]
  return () => stopAll(stops)
}

function activate(turns: Turns, at: number): void {
  turns.current = at
  for (const [i, word] of turns.words.entries())
    turns.writers.set(word, { '.elementor-headline-text-active': i === at, '.elementor-headline-text-inactive': i !== at })
}

const widthOf = ({ words }: Turns, at: number) => words[at]?.offsetWidth ?? 0
/** Hand-written words share one cell, as wide as the widest. */
const isReserved = ({ wrapper }: Turns) => /grid/.test(getComputedStyle(wrapper).display)

function resize({ wrapper, writers, animations }: Turns, to: number, duration: number): void {
  const from = wrapper.offsetWidth
  writers.set(wrapper, { $width: `${to}px` })
  const animation = wrapper.animate({ width: [`${from}px`, `${to}px`] }, { duration, easing: 'ease-in-out' })
  animations.add(animation)
  animation.onfinish = () => animations.delete(animation)
}

/** Moves on to the next word after a pause; without a loop, stops at the last one. */
function next(turns: Turns, then: (turns: Turns, to: number) => void, pause = turns.settings.rotate_iteration_delay): void {
  const { settings, wait, words, current } = turns
  if (settings.loop || current < words.length - 1) wait(pause, () => then(turns, (turns.current + 1) % words.length))
}

function showLetters(turns: Turns, from: number, to: number, at: number, perLetter: number, then: () => void): void {
  const { letters, wait } = turns
  if (from !== to) letters[from]?.show(at, false)
  letters[to]?.show(at, true)
  const count = Math.max(letters[from]?.count ?? 0, letters[to]?.count ?? 0)
  if (at + 1 < count) wait(perLetter, () => showLetters(turns, from, to, at + 1, perLetter, then))
  else then()
}

function retype(turns: Turns, to: number): void {
  const { wrapper, writers, letters, wait, current: from } = turns
  const delay = turns.settings.rotate_iteration_delay
  writers.set(wrapper, { [SELECTED]: true })
  wait(0.2 * delay, () => {
    writers.set(wrapper, { [SELECTED]: false })
    activate(turns, -1)
    letters[from]?.showAll(false)
    wait(PAUSE_BEFORE_TYPING, () => {
      activate(turns, to)
      showLetters(turns, to, to, 0, 0.06 * delay, () => next(turns, retype))
    })
  })
}

function clip(turns: Turns, to: number): void {
  const reveal = 0.24 * turns.settings.rotate_iteration_delay
  resize(turns, 2, reveal)
  turns.wait(reveal, () => {
    activate(turns, to)
    resize(turns, widthOf(turns, to) + 10, reveal)
    next(turns, clip, reveal + 0.6 * turns.settings.rotate_iteration_delay)
  })
}

function swap(turns: Turns, to: number): void {
  const { letters, current: from } = turns
  activate(turns, to)
  if (!isReserved(turns)) resize(turns, widthOf(turns, to), RESIZE)
  if (letters[0]) showLetters(turns, from, to, 0, 0.02 * turns.settings.rotate_iteration_delay, () => next(turns, swap))
  else next(turns, swap)
}
