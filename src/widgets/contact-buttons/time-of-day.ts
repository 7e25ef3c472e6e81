import { closestOf } from '../../base/property-of'

/** The time in the language of the text around `el`, by a clock of 12 or 24 hours: `10:48 AM`. */
export function timeOfDay(el: Element, clock: string | undefined, now = new Date()): string {
  const options = { hour: 'numeric', minute: '2-digit', hourCycle: clock === '24h' ? 'h23' : 'h12' } as const
  const format = (language?: string) => new Intl.DateTimeFormat(language, options).format(now)
  try {
    return format(closestOf(el, '[lang]')?.lang || 'en')
  } catch {
    // The attribute is no language.
    return format()
  }
}
