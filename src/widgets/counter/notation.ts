/** A number's notation. */
export interface Notation {
  /** The number of digits after the decimal mark. */
  decimals: number
  /** The thousands separator; empty for none. */
  group: string
  /** The decimal mark. */
  point: string
}

/** Inserts the separators of `notation` into plain digits (`-1234567.50`, as from `toFixed`). */
export function groupDigits(plain: string, { group, point }: Pick<Notation, 'group' | 'point'>): string {
  const [integer = '', fraction] = plain.split('.')
  return integer.replace(/\B(?=(\d{3})+$)/g, () => group) + (fraction === undefined ? '' : point + fraction)
}

/** Formats a number. Without decimals it is truncated, so that a count does not reach its end too early (contract media §10). */
export function writeNumber(value: number, notation: Notation): string {
  const plain = (notation.decimals ? value : Math.trunc(value)).toFixed(notation.decimals)
  return groupDigits(Number(plain) ? plain : plain.replace('-', ''), notation)
}

/** The number in a builder attribute; `undefined` if invalid or too large to read. Empty is 0. */
export function readNumber(text: string): { value: number; plain: string } | undefined {
  const value = Number(text)
  // From 10²¹ on, numbers print with an exponent.
  if (!(Math.abs(value) < 1e21)) return undefined
  const plain = text.trim()
  // The digits as written are exact even if a JavaScript number is not.
  return { value, plain: /^-?\d+(\.\d+)?$/.test(plain) ? plain : String(value).includes('e') ? value.toFixed(0) : String(value) }
}

/** A number in hand-written text, with its notation. */
export interface WrittenNumber {
  before: string
  written: string
  after: string
  value: number
  notation: Notation
}

/**
 * Finds the first number in a text: `Over 12,500 guests`, `98,6 %`. A sign belongs to the text before it. An ambiguous mark (`1,250`) is a
 * thousands separator, unless the number starts with 0.
 */
export function findWrittenNumber(text: string): WrittenNumber | undefined {
  const match = /\d(?:[\d.,'’_\s]*\d)?/.exec(text)
  if (!match) return undefined
  const [written] = match
  const marks = [...written.replace(/\d/g, '')]
  const last = marks.at(-1) ?? ''
  const tail = written.slice(written.lastIndexOf(last) + 1)
  const isUnique = marks.indexOf(last) === marks.length - 1
  const hasDecimals = /[.,]/.test(last) && isUnique && (tail.length !== 3 || marks.length > 1 || written.startsWith('0'))
  const decimals = hasDecimals ? Math.min(20, tail.length) : 0
  const integer = (hasDecimals ? written.slice(0, -tail.length) : written).replace(/\D/g, '')
  const value = Number(hasDecimals ? `${integer}.${tail}` : integer)
  return {
    before: text.slice(0, match.index),
    written,
    after: text.slice(match.index + written.length),
    value,
    notation: { decimals, group: hasDecimals && marks.length === 1 ? '' : (marks[0] ?? ''), point: hasDecimals ? last : '.' },
  }
}
