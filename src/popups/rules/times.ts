import { storage } from '../../page/storage'
import { PERIOD, type TimingOptions } from '../opening-fields'
import { AT_TRIGGERS, type Rule } from './types'

/** In seconds (specification §9). */
const NAMED_PERIODS: Record<string, number> = { day: 86_400, week: 604_800, month: 2_628_288 }
const UNITS: Record<string, number> = { h: 3600, d: 86_400 }

/** A period in seconds: a named one, `24h` or `3d`. Undefined for one that never ends. */
function periodInSeconds(period: string): number | undefined {
  const [, amount, unit = ''] = PERIOD.exec(period) ?? []
  if (amount) return Number(amount) * (UNITS[unit] as number)
  return Object.hasOwn(NAMED_PERIODS, period) ? NAMED_PERIODS[period] : undefined
}

/** Example values of `data-popup-limit`, for messages. */
export const LIMITS = '1/day, 2/24h, 1/session, once a week, until closed or the like'

/** `once`, `once a day`, `until closed`, `until sent`: in words, what most want. */
const IN_WORDS = /^(once|twice)(?:\s+(?:a|per)\s+(session|day|week|month))?$|^until\s+(closed|sent)$/

/** The options that `data-popup-limit="1/day"` stands for; undefined for an invalid text. */
export function parseLimit(written: string): Partial<TimingOptions> | undefined {
  const text = written.trim().toLowerCase()
  const [words, often, each = '', until] = IN_WORDS.exec(text) ?? []
  // What is sent is remembered by `data-popup-convert`, whatever the limit.
  if (until === 'sent') return {}
  if (words)
    return {
      times: true,
      times_times: often === 'twice' ? 2 : 1,
      times_period: each,
      ...(until && { times_count: 'close' }),
    }
  const [, times, period = ''] = /^(\d+)\s*\/\s*(session|day|week|month|ever|\d+[hd])$/.exec(text) ?? []
  return times ? { times: true, times_times: Number(times), times_period: period === 'ever' ? '' : period } : undefined
}

export const impressionsKey = (key: string): string => `popup-${key}-impressions-count`

/** How often the popup was shown in a period. Each kind of period has its counter where the builder keeps it (contract popups §4.7). */
export function shownSoFar(key: string, period: string): number {
  if (!period) return storage.number(`popup_${key}_times`)
  if (period !== 'session') return storage.number(impressionsKey(key))
  return Number.parseInt(storage.readText(impressionsKey(key), true), 10) || 0
}

/**
 * Counts one showing in a period. The period starts with its first showing; later ones do not move it. Without a period nothing is counted
 * here, because the dialog counts every showing.
 */
export function countShown(key: string, period: string): void {
  if (!period) return
  const count = shownSoFar(key, period) + 1
  if (period === 'session') storage.writeText(impressionsKey(key), String(count), true)
  else storage.set(impressionsKey(key), count, { lifetimeInSeconds: count === 1 ? periodInSeconds(period) : undefined })
}

export const times: Rule = ({ times_times: limit }, { shown }) => ({ pass: shown < Math.trunc(limit), actual: shown, at: AT_TRIGGERS })
