/** A countdown's units, large to small, in ms. */
export const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 } as const
export type Unit = keyof typeof UNITS
const names = Object.keys(UNITS) as Unit[]

/**
 * Splits `ms` into the shown units. Hidden units are dropped, as in the builder (contract loops §12); with `fold` the next smaller unit
 * includes them: 26 hours.
 */
export function splitTime(ms: number, shown: readonly Unit[], fold = false): Partial<Record<Unit, number>> {
  const left = Math.max(0, ms)
  return Object.fromEntries(
    shown.map((unit) => {
      const larger = names.slice(0, names.indexOf(unit)).filter((name) => !fold || shown.includes(name))
      const rest = larger.length ? left % UNITS[larger.at(-1) as Unit] : left
      return [unit, Math.floor(rest / UNITS[unit])]
    }),
  )
}

/** Pads to at least two digits. */
export const pad = (value = 0): string => `${value}`.padStart(2, '0')

/** The only announced times. */
const MILESTONES: [Unit, number][] = [
  ['hour', 1],
  ['minute', 10],
  ['minute', 1],
]

/** The milestone passed between two moments, given in ms left. Waking from sleep passes none. */
export const passedMilestone = (before: number, left: number): [Unit, number] | undefined =>
  MILESTONES.find(([unit, count]) => before > UNITS[unit] * count && left <= UNITS[unit] * count && before - left < 2000)

export const languageOf = (el: Element): string => el.closest<HTMLElement>('[lang]')?.lang || 'en'

/** The word for `value` units in the language `lang`: `days`, `dni`. English for unknown languages. */
export function unitName(unit: Unit, value: number, lang: string): string {
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  const nameIn = (language: string) => new Intl.NumberFormat(language, options).formatToParts(value).find(({ type }) => type === 'unit')
  try {
    return nameIn(lang)?.value ?? ''
  } catch {
    return nameIn('en')?.value ?? ''
  }
}
