import { afterEach, beforeEach, vi } from 'vitest'
import { countVisit, storage } from '../../builder/storage'
import { type Popup, popups } from '../../popups/registry'
import { activatePopup } from './activate'
import { explain } from './explain'

/** A popup's triggers and rules without its dialog, one visitor, a clock that stands still; for the tests beside it. */
/** Ids are those of the contract's vectors, popups §§4–5; [Q] marks an accident that we do better (§17). */
export const NOW = Date.parse('2024-05-21T12:00:00')
export const DAY = 86_400_000
export const local = () => JSON.parse(localStorage.getItem('elementor') ?? '{}')
export const put = (data: object) => localStorage.setItem('elementor', JSON.stringify({ __expiration: {}, ...data }))

export const shows: string[] = []
export const stops: (() => void)[] = []
/** What browsers do that block a site's storage. */
export function deny() {
  const refuse = () => {
    throw new Error('denied')
  }
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, { getItem: refuse, setItem: refuse, clear: () => {} })
}
/** A popup whose dialog is a flag: showing and hiding tell the same hooks. */
export function make(settings: object, attributes: Record<string, string> = {}, key = '1'): Popup {
  const host = document.createElement('section')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  let isOpen = false
  const popup: Popup = {
    id: '1',
    key,
    host,
    settings: settings as Popup['settings'],
    isBuilt: true,
    opener: undefined,
    show: (reason) => {
      if (storage.get(`popup_${key}_disable`)) return
      isOpen = true
      shows.push(reason)
      popups.onShow.tell(popup, reason)
      if (!(settings as { timing?: { times_count?: string } }).timing?.times_count) {
        storage.set(`popup_${key}_times`, storage.number(`popup_${key}_times`) + 1)
      }
    },
    hide: (reason) => {
      isOpen = false
      popups.onHide.tell(popup, reason)
    },
    isOpen: () => isOpen,
    explain: () => undefined,
  }
  return popup
}
export function arm(settings: object, attributes?: Record<string, string>, key?: string) {
  const popup = make(settings, attributes, key)
  stops.push(activatePopup(popup))
  return popup
}
export const isArmed = (popup: Popup) => explain(popup).triggers.some(({ state }) => state === 'armed')
export const load = { triggers: { page_load: 'yes' } }
/** One page load after the other, for the same visitor; a new session begins with an empty session storage. */
export function loads(timing: object, n: number, showing = false) {
  return Array.from({ length: n }, () => {
    countVisit()
    const popup = arm({ ...load, timing })
    const armed = isArmed(popup)
    if (showing) vi.advanceTimersByTime(0)
    for (const stop of stops.splice(0)) stop()
    return armed
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  // What an earlier test was denied is remembered until a write succeeds.
  for (const session of [false, true]) storage.save({}, session)
  localStorage.clear()
  sessionStorage.clear()
  shows.length = 0
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})
