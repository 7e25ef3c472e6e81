/** Where in a text of JSON a setting stands. Forgiving: what cannot be followed has no place, and is not an error. */

const SPACE = /\s*/y
const STRING = /"(?:[^"\\]|\\.)*"/y
const PLAIN = /[^\s,\]}"]+/y

/** Matches at a place; the text that it matches, empty where it does not. */
function at(pattern: RegExp, text: string, place: number): string {
  pattern.lastIndex = place
  return pattern.exec(text)?.[0] ?? ''
}
const afterSpace = (text: string, place: number) => place + at(SPACE, text, place).length

/** The members of the object or array that begins at `start`: the place of each key (of an array's, of the value) and of its value. `end` is where it ends. */
function members(text: string, start: number) {
  const isObject = text[start] === '{'
  const found: { key: string; place: number; value: number }[] = []
  let place = afterSpace(text, start + 1)
  while (place < text.length && text[place] !== '}' && text[place] !== ']') {
    const key = isObject ? at(STRING, text, place) : ''
    const value = isObject ? afterSpace(text, afterSpace(text, place + key.length) + 1) : place
    found.push({ key: key.slice(1, -1), place, value })
    const end = endOf(text, value)
    if (end <= place) return { found, end: text.length }
    place = afterSpace(text, end)
    if (text[place] === ',') place = afterSpace(text, place + 1)
  }
  return { found, end: place + 1 }
}

/** Where the value that begins at `start` ends. */
function endOf(text: string, start: number): number {
  const first = text[start] ?? ''
  if (first === '{' || first === '[') return members(text, start).end
  return start + (at(STRING, text, start) || at(PLAIN, text, start)).length
}

/** The place of the key that a path such as `triggers.exit_intent` leads to; `undefined` where it leads to none. */
export function placeOfKey(text: string, path: string): number | undefined {
  let place = afterSpace(text, 0)
  let found: number | undefined
  for (const name of path.split('.')) {
    if (text[place] !== '{') return undefined
    // Of two with one name the last one counts.
    const member = members(text, place).found.findLast(({ key }) => key === name)
    if (!member) return undefined
    ;({ place: found, value: place } = member)
  }
  return found
}
