import { ofDocument, pageBody, pageRoot } from '../../base/document'
import { browserFlags } from '../../page/browser-flags'
import { device } from '../../page/device'
import { roles } from '../../page/page-config'
import { storage } from '../../page/storage'
import type { TimingOptions } from '../opening-fields'
import { popupKey, storageKey } from '../popup-key'
import type { Popup } from '../registry'
import { shownSoFar } from './times'
import type { Facts, RareRules } from './types'

/** As the CMS marks its pages for those who are signed in, or an author does. */
const isMarkedAsMember = () => pageBody().classList.contains('logged-in') || pageRoot().hasAttribute('data-logged-in')

/**
 * Collects the facts. Without storage, this counts as the first visit: a popup for the first page view or session opens, one that waits for
 * more never does. The first evaluation of an enabled counting rule stores the current count, whatever the other rules say (contract popups
 * §4.0); with `isReadOnly` nothing is stored.
 */
export function collectFacts(popup: Popup, timing: TimingOptions, rare?: RareRules, isReadOnly?: boolean): Facts {
  const { page_views, times, times_period } = timing
  const forgetsViews = (page_views || timing.sessions) && !storage.isKept(false)
  // Where only the session's storage is denied, every page view has counted as a session.
  const forgetsSessions = timing.sessions && (forgetsViews || !storage.isKept(true))
  const firstCount = (isEnabled: boolean, forgets: boolean, name: string, count: number): number => {
    if (forgets) return 0
    const key = storageKey(popup, name)
    const known = storage.number(key)
    if (!known && isEnabled && !isReadOnly) storage.set(key, count)
    return known || count
  }
  const pageViews = forgetsViews ? 1 : storage.number('pageViews')
  const sessions = forgetsSessions ? 1 : storage.number('sessions')
  return {
    pageViews,
    firstPageViews: firstCount(page_views, forgetsViews, 'page_views_initialPageViews', pageViews),
    sessions,
    forgetsViews,
    forgetsSessions,
    firstSessions: firstCount(timing.sessions, forgetsSessions, 'sessions_initialSessions', sessions),
    host: location.host,
    path: location.pathname,
    search: location.search,
    get cameWith() {
      return timing.parameters_session && storage.readText(storageKey(popup, 'parameters'), true) !== ''
    },
    get languages() {
      return { page: pageRoot().lang || navigator.language, browser: navigator.language }
    },
    now: Date.now(),
    // Read by the few rules that ask: a page with many popups would spend milliseconds on them.
    get shown() {
      return shownSoFar(popupKey(popup), times_period)
    },
    get forgetsShown() {
      return times && !storage.isKept(times_period === 'session')
    },
    get referrer() {
      return ofDocument('referrer')
    },
    get isMember() {
      return Boolean(roles()) || isMarkedAsMember()
    },
    get roles() {
      return roles() ?? []
    },
    get device() {
      return device().get()
    },
    get browsers() {
      return browserFlags()
    },
    get lastModified() {
      return Date.parse(ofDocument('lastModified'))
    },
    elapsed: performance.now(),
    rare,
  }
}
