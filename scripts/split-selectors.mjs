/**
 * Writes selectors so that browsers can look rules up. A browser files a rule under a class, an attribute or a tag of the element that it is
 * for; one whose last part is a list, `:where(.a, .b)`, it asks of every element of the page. Each alternative becomes a selector of its own.
 */
import { transform } from 'lightningcss'

/** A list of more alternatives stays as it is: the file would grow for little. */
const MOST = 12

/** The stylesheet with its lists split. `:is()` weighs as much as its heaviest alternative, so it is split where all weigh the same. */
export function splitSelectors(css) {
  const { code } = transform({
    filename: 'skerry.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        const found = alternatives(selector)
        return found.length > 1 && found.length <= MOST ? found : undefined
      },
    },
  })
  return code.toString()
}

/** Every selector that `selector`, a list of the parser's components, stands for. */
function alternatives(selector) {
  return selector.reduce(
    (found, part) => {
      const parts = isList(part) ? part.selectors.flatMap(alternatives).map((one) => ({ ...part, selectors: [one] })) : [part]
      return found.flatMap((before) => parts.map((one) => [...before, one]))
    },
    [[]],
  )
}

function isList({ type, kind, selectors }) {
  if (type !== 'pseudo-class') return false
  return kind === 'where' || (kind === 'is' && new Set(selectors.map(weight)).size === 1)
}

/** Specificity as one number. */
function weight(selector) {
  return selector.reduce((sum, part) => sum + weightOf(part), 0)
}

function weightOf({ type, kind, selectors }) {
  if (type === 'id') return 1e6
  if (type === 'class' || type === 'attribute') return 1e3
  if (type === 'type' || type === 'pseudo-element') return 1
  if (type !== 'pseudo-class' || kind === 'where') return 0
  return /^(is|not|has)$/.test(kind) ? Math.max(...selectors.map(weight)) : 1e3
}
