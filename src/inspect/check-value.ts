import { suggest } from '../base/suggest'
import { excerpt, isObject } from '../base/values'
import type { Field } from '../settings/read'
import { ANIMATIONS } from './animations'
import type { Say } from './everywhere'
import { describeExpected } from './expected'
import { orMeant } from './meant'

const ANIMATED = /^(_?animation|(entrance|exit)_animation)(_|$)/
/** What people write for on and off. Empty values come from the server. */
const SWITCH = /^(yes|no|true|false|on|off|1|0|)$/i
/** What stands behind a number: a unit, or a word. */
const UNIT = /^\s*[-+]?[\d.]+\s*(?!e[-+]?\d)([^\d\s.].*?)\s*$/i
/** Units that change nothing: `5s` where milliseconds are counted would be 5 of them, and `2em` two pixels. */
const SAME = /^(px|ms|milliseconds?|deg|fr)$/i
const SECONDS = /^(s|secs?|seconds?)$/i
/** Sizes of which only the pixels are read. */
const PIXELS = /^(image_spacing_custom|space_between|gap|ideal_row_height)(_|$)/
/** Nobody waits so long for a popup: those are milliseconds. A visitor may well do nothing for half an hour. */
const MANY_SECONDS = 1000
const MAY_BE_LONG = /inactivity|duration$/

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && !value.length)

function hasOtherUnit(given: unknown, { kind, limits }: Field<unknown>): boolean {
  const unit = isObject(given) ? given.unit : UNIT.exec(String(given))?.[1]
  if (typeof unit !== 'string' || !unit) return false
  return !(kind === 'seconds' ? SECONDS : SAME).test(unit) && !(unit === '%' && limits?.[1] === 100)
}

/** Why a number is not taken as it is written; empty where it is. */
function aboutNumber(key: string, given: unknown, field: Field<unknown>): string {
  const value = isObject(given) ? given.size : given
  const isSeconds = field.kind === 'seconds'
  const [min = isSeconds ? 0 : Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY] = field.limits ?? []
  const n = Number.parseFloat(String(value))
  const isOutside = n < min || n > max
  const hasUnit = hasOtherUnit(given, field)
  if (isOutside || hasUnit)
    return `expected ${describeExpected(field)}${hasUnit ? ' without a unit' : ''}, got ${excerpt(hasUnit ? given : value)}`
  return isSeconds && n >= MANY_SECONDS && !MAY_BE_LONG.test(key) ? `counts seconds, got ${n}, did you mean ${n / 1000}?` : ''
}

/** Values that can be read but are hardly what their author meant. `readSettings` itself reports values that cannot be read. */
export function checkValue(key: string, value: unknown, field: Field<unknown>, say: Say): void {
  const { kind, words, also } = field
  if (isEmpty(value)) return
  if (kind === 'flag' && (typeof value === 'object' || !SWITCH.test(String(value)))) say(key, `expected yes or no, got ${excerpt(value)}`)
  if (kind === 'number' || kind === 'seconds') {
    const what = aboutNumber(key, value, field)
    if (what) say(key, what)
  }
  if (kind === 'size' && PIXELS.test(key) && hasOtherUnit(value, field)) say(key, `expected a number of pixels, got ${excerpt(value)}`)
  // In an array the reader says it itself.
  if (kind === 'list' && words && typeof value === 'string' && !words.includes(value))
    say(key, `expected a list of ${words.join(', ')}, got ${value}${orMeant(value, words)}`)
  if (kind !== 'text' || typeof value !== 'string') return
  if (words && !words.includes(value) && !also?.test(value))
    say(key, `expected one of ${words.join(', ')}, got ${value}${orMeant(value, words)}`)
  // The site's stylesheet may have others.
  const animation = ANIMATED.test(key) && !ANIMATIONS.includes(value) ? suggest(value, ANIMATIONS) : undefined
  if (animation) say(key, `there is no animation “${value}”, did you mean ${animation}?`)
}
