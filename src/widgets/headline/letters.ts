import { createElement } from '../../base/create-element'
import { piecesOf } from '../../base/letters'
import { replaceContents } from '../../dom/replace-contents'

const IN = 'elementor-headline-animation-in'
const OUT = 'elementor-headline-animation-out'

/** The letters of a word, each in its own element (joined letters share one), which stylesheets show and hide (contract loops §11). */
export interface Letters {
  count: number
  show: (at: number, isShown: boolean) => void
  showAll: (isShown: boolean) => void
  /** Restores the word. */
  stop: () => void
}

export function splitLetters(word: HTMLElement): Letters {
  const text = word.textContent ?? ''
  const letters = piecesOf(text.trim().replace(/\s+/g, ' ')).map((letter) => {
    const el = createElement('span', { class: 'elementor-headline-dynamic-letter' })
    // A lone space would collapse.
    el.textContent = letter === ' ' ? '\u00a0' : letter
    return el
  })
  // Keep the served space around a word: without it a space beside the word gets its place, which counts as a layout shift although nothing
  // visibly moves.
  const [before = '', after = ''] = [/^\s/, /\s$/].map((space) => (space.test(text) ? ' ' : ''))
  const stop = replaceContents(word, before, ...letters, after)
  const show = (at: number, isShown: boolean) => {
    letters[at]?.classList.toggle(IN, isShown)
    letters[at]?.classList.toggle(OUT, !isShown)
  }
  return {
    count: letters.length,
    show,
    showAll: (isShown) => {
      for (const i of letters.keys()) show(i, isShown)
    },
    stop,
  }
}
