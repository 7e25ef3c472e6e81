import { storage } from '../../../builder/storage'
import type { TimingOptions } from '../display-settings'
import type { Rule } from './table'

/** Specification §9, in seconds. */
const FRAMES: Record<string, number> = { day: 86_400, week: 604_800, month: 2_628_288 }
const UNITS: Record<string, number> = { h: 3600, d: 86_400 }

/** Seconds of a period's window; `24h` and `3d` too. Undefined for one that never ends. */
export function frameOf(period: string): number | undefined {
  const [, n, unit = ''] = /^(\d+)([hd])$/.exec(period) ?? []
  return n ? Number(n) * (UNITS[unit] as number) : Object.hasOwn(FRAMES, period) ? FRAMES[period] : undefined
}

/** `data-popup-limit="1/day"` as the rule it stands for; undefined when it says nothing that can be read. */
export function limitOf(text: string): Partial<TimingOptions> | undefined {
  const [, n, period = ''] = /^\s*(\d+)\s*\/\s*(session|day|week|month|ever|\d+[hd])\s*$/.exec(text) ?? []
  return n ? { times: true, times_times: Number(n), times_period: period === 'ever' ? '' : period } : undefined
}

const impressions = (key: string): string => `popup-${key}-impressions-count`

/** Showings counted for a period: each kind keeps its number where the page builder keeps it (contract popups §4.7). */
export function shownSoFar(key: string, period: string): number {
  if (!period) return storage.number(`popup_${key}_times`)
  if (period !== 'session') return storage.number(impressions(key))
  try {
    return Number.parseInt(sessionStorage.getItem(impressions(key)) ?? '', 10) || 0
  } catch {
    return storage.number(impressions(key), { session: true })
  }
}

/** Counts one showing of a period. The window starts with the first and is not moved by later ones; persisting ones the dialog counts. */
export function countShown(key: string, period: string): void {
  if (!period) return
  const next = shownSoFar(key, period) + 1
  if (period !== 'session') {
    storage.set(impressions(key), next, { lifetimeInSeconds: next === 1 ? frameOf(period) : undefined })
    return
  }
  try {
    sessionStorage.setItem(impressions(key), String(next))
  } catch {
    // Denied: our own storage remembers it for this page view.
    storage.set(impressions(key), next, { session: true })
  }
}

export const times: Rule = ({ times_times: limit }, { shown: got }) => ({ pass: got < Math.trunc(limit), got })
