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
/** Units that numbers do not have: `5s` for a setting in ms would mean 5 ms. */
const OTHER_UNIT = /^\s*[\d.+-]+\s*(s|sec|seconds?|min|minutes?|h|hours?|r?em|v[hwib]|vmin|vmax|ch)\s*$/i
const NO_SECONDS = /^\s*[\d.+-]+\s*(ms|milliseconds?|min|minutes?|h|hours?)\s*$/i

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && !value.length)

/** Why a number is not used as written; empty if it is. */
function aboutNumber(given: unknown, field: Field<unknown>): string {
  const value = isObject(given) ? given.size : given
  const [min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY] = field.limits ?? []
  const n = Number.parseFloat(String(value))
  const isOutside = n < min || n > max
  const hasUnit = (field.kind === 'seconds' ? NO_SECONDS : OTHER_UNIT).test(String(value))
  return isOutside || hasUnit ? `expected ${describeExpected(field)}${hasUnit ? ' without a unit' : ''}, got ${excerpt(value)}` : ''
}

/** Reports values that are valid but probably not as meant. `readSettings` reports invalid ones. */
export function checkValue(key: string, value: unknown, field: Field<unknown>, say: Say): void {
  const { kind, words, also } = field
  if (isEmpty(value)) return
  if (kind === 'flag' && (typeof value === 'object' || !SWITCH.test(String(value)))) say(key, `expected yes or no, got ${excerpt(value)}`)
  if (kind === 'number' || kind === 'seconds') {
    const what = aboutNumber(key, value, field)
    if (what) say(key, what)
  }
  // For arrays the reader reports it.
  if (kind === 'list' && words && typeof value === 'string' && !words.includes(value))
    say(key, `expected a list of ${words.join(', ')}, got ${value}${orMeant(value, words)}`)
  if (kind !== 'text' || typeof value !== 'string') return
  if (words && !words.includes(value) && !also?.test(value))
    say(key, `expected one of ${words.join(', ')}, got ${value}${orMeant(value, words)}`)
  // The site's stylesheet may have others.
  const animation = ANIMATED.test(key) && !ANIMATIONS.includes(value) ? suggest(value, ANIMATIONS) : undefined
  if (animation) say(key, `there is no animation “${value}”, did you mean ${animation}?`)
}
