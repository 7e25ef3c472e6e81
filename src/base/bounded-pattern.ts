/**
 * Matches regular expressions from settings with the browser's engine, but only those that cannot hang it. The engine backtracks: `(a+)+$`
 * takes minutes on thirty letters, and anyone can choose the text by linking to the page. So the longest search is estimated first.
 */

/** How many characters are read, and how long an expression may be. */
const MAX_TEXT = 200
const MAX_SOURCE = 1000
/** How many steps a search may take: about 20 ms. */
const MAX_STEPS = 2_000_000
/** In how many places an unbounded repetition can end. They come one after another, so three of them have 200³ / 3! ways, not 200³. */
const PLACES = 110

const TOKEN =
  /\\(?:\d+|k<\w*>|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w*>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gs
const REPETITION = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??$/
const REFERENCE = /^\\(?:\d|k<)/
const LOOKAROUND = /^\(\?<?[=!]/
/** What cannot be compared with the atom before it: sets, anchors, groups, and escapes that stand for something else. */
const NO_CHARACTER = /^(?:[.^$|()[]|\\\w)/

/** Part of an expression: in how many ways it can match in one place, and how many steps it takes to try them all. */
interface Part {
  ways: number
  steps: number
}

/** A part with its repetition. What can match in several ways may be repeated only a few times. */
function repeat({ ways, steps }: Part, repetition: string): Part {
  if (repetition.startsWith('?')) return { ways: ways + 1, steps }
  const [, least, comma, most] = REPETITION.exec(repetition) ?? []
  const min = Number(least ?? (repetition.startsWith('+') ? 1 : 0))
  const max = least === undefined || (comma && !most) ? Number.POSITIVE_INFINITY : Number(most || least)
  const combined = ways > 1 ? ways ** max : 1
  return { ways: Math.min(max - min + 1, PLACES) * combined, steps: Math.min(max, min + PLACES) * steps * combined }
}

/** Whether a repetition of `atom` can end only in one place, because the character that must follow is none of its own: `[^&]*&`. */
const endsOnce = (atom: string, next = '', afterNext = ''): boolean =>
  next !== '' &&
  !NO_CHARACTER.test(next) &&
  !REFERENCE.test(atom) &&
  !/^(?:[*?]|\{0)/.test(afterNext) &&
  !new RegExp(`^${atom}$`).test(next.slice(-1))

interface Group {
  opening: string
  /** The alternatives before the last, combined, and what has been read of the last. */
  others?: Part
  last: Part
}
const wholeOf = ({ others, last }: Group): Part => (others ? { ways: others.ways + last.ways, steps: others.steps + last.steps } : last)

/** The most steps that a search for an expression in 200 characters takes. */
function stepsOf(source: string): number {
  const tokens = source.match(TOKEN) ?? []
  // Read backwards, nothing is known of what comes next.
  const isForward = !/\(\?<[=!]/.test(source)
  const start = (opening = ''): Group => ({ opening, last: { ways: 1, steps: 1 } })
  let group = start()
  const around: Group[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as string
    if (token.startsWith('(')) {
      // Flags change what the rest means.
      if (token === '(' && tokens[i + 1]?.startsWith('?')) return Number.POSITIVE_INFINITY
      around.push(group)
      group = start(token)
      continue
    }
    if (token === '|') {
      group = { ...start(group.opening), others: wholeOf(group) }
      continue
    }
    const isGroup = token === ')' && around.length > 0
    let part = isGroup ? wholeOf(group) : { ways: 1, steps: REFERENCE.test(token) ? MAX_TEXT : 1 }
    if (isGroup) {
      // What only looks is not tried again in another way.
      if (LOOKAROUND.test(group.opening)) part = { ways: 1, steps: part.steps }
      group = around.pop() as Group
    }
    if (REPETITION.test(tokens[i + 1] ?? '')) {
      i++
      part = repeat(part, tokens[i] as string)
      if (isForward && !isGroup && endsOnce(token, tokens[i + 1], tokens[i + 2])) part = { ways: 1, steps: part.steps }
    }
    const { ways, steps } = group.last
    group.last = { ways: ways * part.ways, steps: steps + ways * part.steps }
  }
  return wholeOf(group).steps * (tokens[0] === '^' && !group.others ? 1 : PLACES)
}

/** Whether the expression matches within the first 200 characters. Throws if it is invalid, or if the search could take long. */
export function matchesPattern(source: string, text: string): boolean {
  // These do not change whether there is a match, only how long it takes to find none.
  const needed = source.replace(/^\.\*\??/, '').replace(/(^|[^\\])\.\*$/, '$1')
  if (source.length > MAX_SOURCE || !(stepsOf(needed) <= MAX_STEPS)) throw Error('it could take too long')
  return new RegExp(needed).test(text.slice(0, MAX_TEXT))
}
