/** Finds a setting's place in JSON text. Forgiving: what cannot be followed has no place, and is not an error. */

const SPACE = /\s*/y
const STRING = /"(?:[^"\\]|\\.)*"/y
const PLAIN = /[^\s,\]}"]+/y

/** Matches at a place; returns the matched text, or empty. */
function at(pattern: RegExp, text: string, place: number): string {
  pattern.lastIndex = place
  return pattern.exec(text)?.[0] ?? ''
}
const afterSpace = (text: string, place: number) => place + at(SPACE, text, place).length

/** The members of the object or array at `start`: the places of each key (in an array, of the value) and value. `end` is where it ends. */
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

/** The end of the value at `start`. */
function endOf(text: string, start: number): number {
  const first = text[start] ?? ''
  if (first === '{' || first === '[') return members(text, start).end
  return start + (at(STRING, text, start) || at(PLAIN, text, start)).length
}

/** The place of the key at a path such as `triggers.exit_intent`; `undefined` if there is none. */
export function placeOfKey(text: string, path: string): number | undefined {
  let place = afterSpace(text, 0)
  let found: number | undefined
  for (const name of path.split('.')) {
    if (text[place] !== '{') return undefined
    // Of duplicate keys the last counts.
    const member = members(text, place).found.findLast(({ key }) => key === name)
    if (!member) return undefined
    ;({ place: found, value: place } = member)
  }
  return found
}
