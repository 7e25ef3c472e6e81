import { createElement } from '../../base/create-element'
import { piecesOf } from '../../base/letters'
import { replaceContents } from '../../dom/replace-contents'

const IN = 'elementor-headline-animation-in'
const OUT = 'elementor-headline-animation-out'

/** The letters of a word, each in an element of its own (joined ones together), which stylesheets show and hide (contract loops §11). */
export interface Letters {
  count: number
  show: (at: number, isShown: boolean) => void
  showAll: (isShown: boolean) => void
  /** Puts the word back as it was. */
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
  // The space that the server writes around a word stays: without it, the browser gives its space to a space beside the word and counts that as a
  // layout shift, although nothing visibly moves.
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
