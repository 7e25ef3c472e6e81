import { afterEach, beforeEach, vi } from 'vitest'
import { stopAll } from '../base/lifetime'
import { DOCUMENT_SETTINGS } from '../page/selectors'
import { countVisit, storage } from '../page/storage'
import { activatePopup } from './activate'
import { explain } from './explain'
import { type Popup, popups } from './registry'

/** A popup's triggers and rules without its dialog, for one visitor, with a fixed clock. */
export const NOW = Date.parse('2024-05-21T12:00:00')
export const DAY = 86_400_000

/** The visitor's stored data. */
export const stored = () => JSON.parse(localStorage.getItem('elementor') ?? '{}')
export const store = (data: object) => localStorage.setItem('elementor', JSON.stringify({ __expiration: {}, ...data }))

/** The reason of each showing, in order. */
export const shows: string[] = []
const stops: (() => void)[] = []

/** Makes storage throw, as in browsers that block it for a site. */
export function denyStorage() {
  const deny = () => {
    throw new Error('denied')
  }
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, { getItem: deny, setItem: deny, clear: () => {} })
}

/** A storage that can be read, and keeps nothing new. */
export function fillStorage(name: string) {
  const area = name === 'localStorage' ? localStorage : sessionStorage
  const setItem = () => {
    throw new Error('full')
  }
  vi.stubGlobal(name, { getItem: (key: string) => area.getItem(key), setItem, clear: () => area.clear() })
}

/** A popup whose dialog is only a flag. Showing and hiding notify the same listeners as a real one. */
export function createPopup(settings: object, attributes: Record<string, string> = {}, key = '1'): Popup {
  const host = document.createElement('section')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  host.setAttribute(DOCUMENT_SETTINGS, JSON.stringify(settings))
  let isOpen = false
  const popup: Popup = {
    id: key,
    host,
    isFromBuilder: true,
    openSelector: undefined,
    show: (reason) => {
      if (storage.get(`popup_${key}_disable`)) return
      isOpen = true
      shows.push(reason)
      popups.onShow.notify(popup, reason)
      if (!(settings as { timing?: { times_count?: string } }).timing?.times_count) {
        storage.set(`popup_${key}_times`, storage.number(`popup_${key}_times`) + 1)
      }
    },
    hide: (reason) => {
      isOpen = false
      popups.onHide.notify(popup, reason)
    },
    isOpen: () => isOpen,
    explain: () => undefined,
  }
  return popup
}

/** Activates a popup's triggers and rules until the test ends or `deactivateAll` is called. */
export function activate(popup: Popup) {
  stops.push(activatePopup(popup))
  return popup
}
export const deactivateAll = () => stopAll(stops)
export const activateNew = (...popup: Parameters<typeof createPopup>) => activate(createPopup(...popup))

/** Whether a trigger of the popup is waiting. */
export const isArmed = (popup: Popup) => explain(popup).triggers.some(({ state }) => state === 'armed')
/** Settings of a popup that opens once the page has loaded. */
export const onPageLoad = { triggers: { page_load: 'yes' } }

/**
 * Loads the page `times` times for the same visitor, who sees the popup if `isShown`; returns for each load whether the popup was armed. A
 * new session starts with empty session storage.
 */
export function loadPage(timing: object, times: number, isShown = false) {
  return Array.from({ length: times }, () => {
    countVisit()
    const popup = activateNew({ ...onPageLoad, timing })
    const wasArmed = isArmed(popup)
    if (isShown) vi.advanceTimersByTime(0)
    deactivateAll()
    return wasArmed
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  // Values that an earlier test could not store are remembered until a write succeeds.
  for (const session of [false, true]) storage.save({}, session)
  storage.writeText('popup-1-impressions-count', '', true)
  localStorage.clear()
  sessionStorage.clear()
  shows.length = 0
})
afterEach(() => {
  deactivateAll()
  vi.useRealTimers()
})
