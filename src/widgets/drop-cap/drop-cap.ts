import { createElement } from '../../base/create-element'
import { isJoinedToNext, lettersOf } from '../../base/letters'
import { onMutation } from '../../dom/observe'

/** No letter has more characters. */
const MAX_LENGTH = 100

/**
 * Splits a paragraph's text into its first letter, with punctuation, and the rest. Leading spaces of the rest would collapse after the
 * float, so they become non-breaking.
 */
export function splitFirstLetter(text: string): [letter: string, rest: string] | undefined {
  const trimmed = text.trimStart()
  const [letter] = lettersOf(trimmed.slice(0, MAX_LENGTH))
  if (!letter) return undefined
  const after = trimmed.slice(letter.length)
  // On its own it would have another shape.
  if (isJoinedToNext(letter, after)) return undefined
  const [whole, space = '', spaces = ''] = /^(\s?)(\s*)/.exec(after) ?? ['']
  return [letter + space, spaces.replace(/\s/g, '\u00a0') + after.slice(whole.length)]
}

/** Wraps the first paragraph's first letter, for the stylesheet to enlarge (contract media §15). */
export function start(host: HTMLElement): () => void {
  const paragraph = host.querySelector<HTMLElement>('p')
  const text = paragraph?.firstChild
  if (!paragraph || !(text instanceof Text)) return () => {}
  let { written, restore } = split(text)
  // A framework may change the text of the same node.
  const stopObserving = onMutation(
    paragraph,
    () => {
      if (!text.parentNode || text.data === written) return
      restore(text.data)
      ;({ written, restore } = split(text))
    },
    { characterData: true, subtree: true },
  )
  return () => {
    stopObserving()
    restore()
  }
}

/** `written` is the text that stays in its node. */
function split(text: Text): { written: string; restore: (now?: string) => void } {
  const served = text.data
  const parts = splitFirstLetter(served)
  if (!parts) return { written: served, restore: () => {} }
  const cap = createElement('span', { class: 'elementor-drop-cap' })
  const letter = createElement('span', { class: 'elementor-drop-cap-letter' })
  letter.textContent = parts[0]
  cap.append(letter)
  text.before(cap)
  text.data = parts[1]
  const restore = (now = served) => {
    // A translator has replaced the rest with its own text, which includes the letter.
    if (!text.parentNode) return cap.replaceWith(...letter.childNodes)
    cap.remove()
    text.data = now
  }
  return { written: parts[1], restore }
}
