import { createElement } from '../../base/create-element'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { replaceContents } from '../../dom/replace-contents'
import type { Writers } from '../../dom/writers'
import { addUi } from '../../ui/container'
import { createText } from '../../ui/create-text'
import { dueDate } from './due-date'
import { evergreenDue } from './evergreen'
import { type ExpireAction, readActions } from './expire'
import { languageOf, pad, splitTime, type Unit, unitName } from './remaining'
import type { CountdownSettings } from './settings'

export interface CountdownParts {
  /** The end, in ms since 1970; NaN if invalid, which is reported. */
  due: number
  /** Contains the numbers. */
  box: HTMLElement
  messages: HTMLElement[]
  actions: ExpireAction[]
  show: (left: number) => void
  stop: () => void
}

const expectDate = (host: HTMLElement, name: string, given: unknown): number => {
  report(describeElement(host), `${name}: expected a date, got ${excerpt(given ?? 'none')}`)
  return Number.NaN
}

/** Finds the builder's parts: labels and empty elements for the digits (contract loops §12). */
export function findServed(host: HTMLElement, box: HTMLElement, writers: Writers): CountdownParts {
  const { date = '', evergreenInterval, expireActions } = box.dataset
  const units: Unit[] = []
  const places = (['day', 'hour', 'minute', 'second'] as const).flatMap((unit) => {
    const place = box.querySelector(`.elementor-countdown-${unit}s`)
    if (!place) return []
    units.push(unit)
    const part: { unit: typeof unit; place: Element; restore?: () => void } = { unit, place }
    return part
  })
  const messages = queryAll(host, '.elementor-countdown-expire--message')
  // A live region must exist before its text.
  for (const message of messages) writers.set(message, { role: 'status' })
  const seconds = Number(evergreenInterval)
  const due = seconds > 0 ? evergreenDue(host.dataset.id ?? '', seconds) : date.trim() ? Number(date) * 1000 : Number.NaN
  return {
    due: Math.abs(due) <= 8.64e15 ? due : expectDate(host, 'data-date', date),
    box,
    messages,
    actions: readActions(host, expireActions),
    show: (left) => {
      const values = splitTime(left, units)
      for (const part of places) {
        const text = pad(values[part.unit])
        if (part.place.textContent === text) continue
        part.restore ??= replaceContents(part.place)
        part.place.textContent = text
      }
    },
    stop: () => {
      for (const { restore } of places) restore?.()
    },
  }
}

/** Keeps a hand-written countdown's `<time>`, and adds the numbers after it, with labels in the page's language. */
export function createParts(host: HTMLElement, settings: CountdownSettings): CountdownParts {
  const { evergreen_counter_hours: hours, evergreen_counter_minutes: minutes, expire_actions, expire_redirect_url } = settings
  const time = host.querySelector<HTMLTimeElement>('time')
  const given = time?.dateTime || time?.textContent?.trim()
  const seconds = hours * 3600 + minutes * 60
  const due = seconds > 0 ? evergreenDue(host.id || 'skerry', seconds) : dueDate(given ?? '')
  const units = (['day', 'hour', 'minute', 'second'] as const).filter((unit) => settings[`show_${unit}s`])
  const lang = languageOf(host)
  const shown = units.map((unit) => {
    const [number, name] = [createElement('b'), createElement('span')]
    const [showNumber, showName] = [createText(number), createText(name)]
    const show = (value = 0) => {
      showNumber(pad(value))
      showName(unitName(unit, value, lang))
    }
    return { unit, show, el: createElement('span', {}, number, ' ', name) }
  })
  const show = (left: number) => {
    const values = splitTime(left, units, true)
    for (const { unit, show } of shown) show(values[unit])
  }
  show(0)
  const box = createElement('span', { class: 'skerry-countdown' }, ...shown.map(({ el }) => el))
  const stop = addUi(box, (container) => (time ? time.after(container) : host.prepend(container)))
  return {
    due: Number.isNaN(due) ? expectDate(host, '<time datetime>', given) : due,
    box,
    messages: queryAll(host, '[data-countdown-message]'),
    actions: expire_actions.map((type) => ({ type, url: expire_redirect_url.url })),
    show,
    stop,
  }
}
