import { suggest } from '../base/suggest'
import { excerpt, isObject } from '../base/values'
import type { Field } from '../settings/read'
import type { Say } from './everywhere'
import { describeExpected } from './expected'
import { orMeant } from './meant'

/** The entrance animations in the builder's stylesheet and ours. Sites may have other classes. */
export const ANIMATIONS: readonly string[] = [
  ...['fadeIn', 'zoomIn', 'slideIn', 'bounceIn', 'rotateIn'].flatMap((name) => [
    ...(name === 'slideIn' ? [] : [name]),
    ...(name === 'rotateIn' ? ['DownLeft', 'DownRight', 'UpLeft', 'UpRight'] : ['Down', 'Left', 'Right', 'Up']).map((from) => name + from),
  ]),
  ...['bounce', 'flash', 'pulse', 'rubberBand', 'shake', 'headShake', 'swing', 'tada', 'wobble', 'jello', 'lightSpeedIn', 'rollIn', 'none'],
]

/** The builder's own settings, which no table has: background colours and pictures, the element's transforms, the drop cap. */
export const OTHERS = /^(background_|_?transform_|motion_fx_transform_)/
export const OTHER_NAMES = ['drop_cap', 'background_video_link']
/** Settings that name an animation. */
export const ANIMATED = /^(_?animation|(entrance|exit)_animation)(_|$)/
/** What people write for on and off; empty values are the server's. */
const SWITCH = /^(yes|no|true|false|on|off|1|0|)$/i
/** The unit or word after a number. */
const UNIT = /^\s*[-+]?[\d.]+\s*(?!e[-+]?\d)([^\d\s.].*?)\s*$/i
/** Units without effect. Others mislead: `5s` for a setting in ms would mean 5 ms, and `2em` two pixels. */
const SAME = /^(px|ms|milliseconds?|deg|fr)$/i
const SECONDS = /^(s|secs?|seconds?)$/i
/** Sizes that are always in pixels. */
const PIXELS = /^(image_spacing_custom|space_between|gap|ideal_row_height)(_|$)/
/** As seconds, too long for a popup: probably ms. Inactivity may well take half an hour. */
const MANY_SECONDS = 1000
const MAY_BE_LONG = /inactivity|duration$/

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && !value.length)

function hasOtherUnit(given: unknown, { kind, limits }: Field<unknown>): boolean {
  const unit = isObject(given) ? given.unit : UNIT.exec(String(given))?.[1]
  if (typeof unit !== 'string' || !unit) return false
  return !(kind === 'seconds' ? SECONDS : SAME).test(unit) && !(unit === '%' && limits?.[1] === 100)
}

/** Why a number is not used as written; empty if it is. */
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

/** Reports values that are valid but probably not as meant. `readSettings` reports invalid ones. */
export function checkValue(key: string, value: unknown, field: Field<unknown>, say: Say): void {
  const { kind, words, also } = field
  if (isEmpty(value)) return
  if (kind === 'flag' && (typeof value === 'object' || !SWITCH.test(String(value)))) say(key, `expected yes or no, got ${excerpt(value)}`)
  if (kind === 'number' || kind === 'seconds') {
    const what = aboutNumber(key, value, field)
    if (what) say(key, what)
  }
  if (kind === 'size' && PIXELS.test(key) && hasOtherUnit(value, field)) say(key, `expected a number of pixels, got ${excerpt(value)}`)
  // For arrays the reader reports it.
  if (kind === 'list' && words && typeof value === 'string' && !words.includes(value))
    say(key, `expected a list of ${words.join(', ')}, got ${value}${orMeant(value, words)}`)
  if (kind !== 'text' || typeof value !== 'string') return
  if (words && !words.includes(value) && !also?.test(value))
    say(key, `expected one of ${words.join(', ')}, got ${value}${orMeant(value, words)}`)
  // There may be others in the site's stylesheet.
  const animation = ANIMATED.test(key) && !ANIMATIONS.includes(value) ? suggest(value, ANIMATIONS) : undefined
  if (animation) say(key, `there is no animation “${value}”, did you mean ${animation}?`)
}
