/** A step of a program; `next` is the index of the following step, `-1` a match. */
export type Step =
  | { kind: 'character'; test: (character: string) => boolean; next: number }
  | { kind: 'either'; first: number; second: number }
  | { kind: 'place'; test: (text: string, at: number) => boolean; next: number }
  | { kind: 'look'; program: Program; behind: boolean; negated: boolean; next: number }
  /** Start or end of a group; recorded only for groups with back-references. */
  | { kind: 'mark'; mark: number; next: number }
  | { kind: 'forget'; from: number; to: number; next: number }
  | { kind: 'again'; group: number; next: number }
export interface Program {
  steps: Step[]
  start: number
}

/** The longest expression in characters, and the largest program after unrolling counted repetitions. */
const MAX_SOURCE = 2000
const MAX_STEPS = 5000

/** Part of an expression: adds its steps, leading to `next`, and returns the index of the first. */
type Part = (program: Program, next: number) => number

interface Reader {
  source: string
  at: number
  /** Groups opened so far, the numbers of named ones, and the total number. */
  opened: number
  names: Map<string, number>
  groups: number
  /** Groups with back-references, and groups inside lookarounds. */
  wanted: Set<number>
  inLook: Set<number>
}

const add = ({ steps }: Program, step: Step): number => {
  if (steps.length >= MAX_STEPS) throw Error('too large')
  return steps.push(step) - 1
}

/** Compiles a regular expression without flags. Throws if the browser would, and on unsupported syntax. */
export function parsePattern(source: string): Program {
  // Lets the browser reject invalid expressions; it never runs them.
  new RegExp(source)
  if (source.length > MAX_SOURCE) throw Error('too long')
  const opening = /\\.|\[(?:\\.|[^\]])*\]|(\((?!\?)|\(\?<(?![=!])([^>]*)>)/gs
  const groups = [...source.matchAll(opening)].filter(([, group]) => group)
  const names = new Map(groups.flatMap(([, , name], i) => (name ? [[name, i + 1] as const] : [])))
  const reader: Reader = { source, at: 0, opened: 0, names, groups: groups.length, wanted: new Set(), inLook: new Set() }
  const whole = readAlternatives(reader)
  if ([...reader.wanted].some((group) => reader.inLook.has(group))) throw Error('a reference to what only looks')
  const program: Program = { steps: [], start: -1 }
  program.start = whole(program, -1)
  return program
}

const take = (reader: Reader, pattern: RegExp): RegExpExecArray | null => {
  const sticky = new RegExp(pattern, 'y')
  sticky.lastIndex = reader.at
  const found = sticky.exec(reader.source)
  if (found) reader.at = sticky.lastIndex
  return found
}

function readAlternatives(reader: Reader): Part {
  let all = readSequence(reader)
  while (take(reader, /\|/)) {
    const [before, after] = [all, readSequence(reader)]
    all = (program, next) => add(program, { kind: 'either', first: before(program, next), second: after(program, next) })
  }
  return all
}

function readSequence(reader: Reader): Part {
  const parts: Part[] = []
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source.charAt(reader.at))) {
    const firstGroup = reader.opened + 1
    const part = readPart(reader)
    parts.push(readRepetition(reader, part, firstGroup))
  }
  return (program, next) => parts.reduceRight((to, part) => part(program, to), next)
}

/** `*`, `+`, `?`, `{2,5}`. Greedy or lazy does not affect whether there is a match. */
function readRepetition(reader: Reader, once: Part, firstGroup: number): Part {
  const found = take(reader, /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/)
  if (!found) return once
  const [, sign, least, comma, most] = found
  const min = sign ? (sign === '+' ? 1 : 0) : Number(least)
  const max = sign ? (sign === '?' ? 1 : Number.POSITIVE_INFINITY) : most ? Number(most) : comma ? Number.POSITIVE_INFINITY : min
  const lastGroup = reader.opened
  /** Each repetition clears the captures of its groups. */
  const part: Part = (program, next) => {
    const start = once(program, next)
    return lastGroup < firstGroup || !keepsMarks(reader)
      ? start
      : add(program, { kind: 'forget', from: 2 * firstGroup, to: 2 * lastGroup + 2, next: start })
  }
  return (program, next) => {
    let to = next
    if (max === Number.POSITIVE_INFINITY) {
      const loop = { kind: 'either', first: next, second: next } satisfies Step as Extract<Step, { kind: 'either' }>
      to = add(program, loop)
      loop.first = part(program, to)
    } else for (let i = min; i < max; i++) to = add(program, { kind: 'either', first: part(program, to), second: next })
    for (let i = 0; i < min; i++) to = part(program, to)
    return to
  }
}

const keepsMarks = ({ wanted }: Reader) => wanted.size > 0

const WORD = /\w/
const isEdge = (text: string, at: number) => WORD.test(text.charAt(at - 1)) !== WORD.test(text.charAt(at))

function readPart(reader: Reader): Part {
  if (take(reader, /\^/)) return place((_, at) => at === 0)
  if (take(reader, /\$/)) return place((text, at) => at === text.length)
  if (take(reader, /\\b/)) return place(isEdge)
  if (take(reader, /\\B/)) return place((text, at) => !isEdge(text, at))
  const found = take(reader, /\(\?(<?)([=!])|\(\?:|\(\?<[^>]*>|\((?!\?)/)
  if (found) return readGroup(reader, found)
  return readReference(reader) ?? readCharacter(reader)
}

const place =
  (test: (text: string, at: number) => boolean): Part =>
  (program, next) =>
    add(program, { kind: 'place', test, next })

function readGroup(reader: Reader, [opening, behind, sign]: RegExpExecArray): Part {
  const group = /^\(\?(?!<[^=!])/.test(opening) ? 0 : ++reader.opened
  const firstInside = reader.opened + 1
  const inside = readAlternatives(reader)
  take(reader, /\)/)
  if (sign) {
    for (let i = firstInside; i <= reader.opened; i++) reader.inLook.add(i)
    const looked: Program = { steps: [], start: -1 }
    return (program, next) => {
      // The same for every repetition.
      if (!looked.steps.length) looked.start = inside(looked, -1)
      return add(program, { kind: 'look', program: looked, behind: Boolean(behind), negated: sign === '!', next })
    }
  }
  return (program, next) => {
    if (!group || !keepsMarks(reader)) return inside(program, next)
    const end = add(program, { kind: 'mark', mark: 2 * group + 1, next })
    return add(program, { kind: 'mark', mark: 2 * group, next: inside(program, end) })
  }
}

/** `\1`, `\k<name>`: a group's text again. A number without a group is a character. */
function readReference(reader: Reader): Part | undefined {
  const { at } = reader
  const [, number, name] = take(reader, /\\(?:([1-9]\d*)|k<([^>]*)>)/) ?? []
  const group = number ? Number(number) : name === undefined ? 0 : (reader.names.get(name) ?? 0)
  if (!group || group > reader.groups) {
    reader.at = at
    return undefined
  }
  reader.wanted.add(group)
  return (program, next) => add(program, { kind: 'again', group, next })
}

/** A character or character class: the browser decides with an expression of just that. */
function readCharacter(reader: Reader): Part {
  const [token] =
    take(reader, /\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:[0-3][0-7]{0,2}|[4-7][0-7]?|x[\da-fA-F]{2}|u[\da-fA-F]{4}|c[a-zA-Z]|[\s\S])|[\s\S]/) ?? []
  if (!token || token === '(') throw Error('not understood')
  const single = new RegExp(`^${token === '{' || token === '}' || token === ']' ? `\\${token}` : token}$`)
  return (program, next) => add(program, { kind: 'character', test: (character) => single.test(character), next })
}
