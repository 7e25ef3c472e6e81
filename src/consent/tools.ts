import { on } from '../base/events'
import { asObject, isObject } from '../base/values'
import { googleState, watchDataLayer } from './google'

/** A consent tool, read through what it publishes. Ours is to read: nothing is ever stored or decided here. */
export interface ConsentTool {
  isThere: () => boolean
  /** The visitor's answer, by our name of the category or the tool's own; `undefined` while there is none. */
  get: (category: string) => boolean | undefined
  /** Hears of every change, and of the tool's own arrival; may be called without need. */
  subscribe: (watch: () => void) => () => void
}

const page = globalThis as Record<string, unknown>
type Call = (...given: unknown[]) => unknown
const isFunction = (name: string) => typeof page[name] === 'function'
const call = (name: string, ...given: unknown[]) => (isFunction(name) ? (page[name] as Call)(...given) : undefined)
const listen =
  (target: EventTarget, ...names: string[]) =>
  (watch: () => void) => {
    const stops = names.map((name) => on(target, name, watch))
    return () => {
      for (const stop of stops) stop()
    }
  }

const wp: ConsentTool = {
  isThere: () => isFunction('wp_has_consent'),
  // Until the banner has said which law is in force, the API says yes to everything (its `waitfor_consent_hook` announces that).
  get: (category) =>
    wp.isThere() && !(page.waitfor_consent_hook && !page.wp_consent_type) ? Boolean(call('wp_has_consent', category)) : undefined,
  subscribe: listen(document, 'wp_listen_for_consent_change', 'wp_consent_type_defined'),
}

const COOKIEYES: Record<string, string> = { preferences: 'functional', statistics: 'analytics', marketing: 'advertisement' }
/** The banner's own cookie, for the time before its script is there: `consentid:…,action:yes,functional:no,…`. */
const cookieYesCookie = () => /(?:^|; )cookieyes-consent=([^;]*)/.exec(document.cookie)?.[1]
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
const cookieyes: ConsentTool = {
  isThere: () => isFunction('getCkyConsent') || cookieYesCookie() !== undefined,
  get: (category) => {
    const key = COOKIEYES[category] ?? category
    const said = call('getCkyConsent')
    if (isObject(said)) {
      const answer = asObject(said.categories)[key]
      // Under an opt-out law it is yes before anybody has pressed anything; a no is an answer only afterwards.
      return answer === true || (said.isUserActionCompleted === true && answer === false ? false : undefined)
    }
    const cookie = decoded(cookieYesCookie() ?? '').split(',')
    return cookie.includes(`${key}:yes`) || (cookie.includes(`${key}:no`) && cookie.includes('action:yes') ? false : undefined)
  },
  subscribe: listen(document, 'cookieyes_consent_update', 'cookieyes_banner_load'),
}

const complianz: ConsentTool = {
  isThere: () => isFunction('cmplz_has_consent'),
  get: (category) => (complianz.isThere() ? Boolean(call('cmplz_has_consent', category)) : undefined),
  subscribe: listen(document, 'cmplz_fire_categories', 'cmplz_status_change', 'cmplz_cookie_warning_loaded'),
}

const ONETRUST: Record<string, string> = { functional: 'C0001', statistics: 'C0002', preferences: 'C0003', marketing: 'C0004' }
const onetrust: ConsentTool = {
  isThere: () => typeof page.OnetrustActiveGroups === 'string',
  get: (category) =>
    onetrust.isThere()
      ? String(page.OnetrustActiveGroups)
          .split(',')
          .includes(ONETRUST[category] ?? category)
      : undefined,
  subscribe: (watch) => {
    const stop = listen(window, 'OneTrustGroupsUpdated', 'OTConsentApplied')(watch)
    // Older versions of the tool only call this function of the page, at their start and after every choice.
    const before = page.OptanonWrapper
    const wrapper = (...given: unknown[]) => {
      if (typeof before === 'function') before(...given)
      watch()
    }
    page.OptanonWrapper = wrapper
    return () => {
      stop()
      if (page.OptanonWrapper !== wrapper) return
      if (before === undefined) delete page.OptanonWrapper
      else page.OptanonWrapper = before
    }
  },
}

const google: ConsentTool = {
  isThere: () => Object.keys(googleState()).length > 0,
  get: (category) => {
    const state = googleState()[GOOGLE[category] ?? category]
    return state === undefined ? undefined : state === 'granted'
  },
  subscribe: watchDataLayer,
}
const GOOGLE: Record<string, string> = {
  functional: 'functionality_storage',
  preferences: 'personalization_storage',
  statistics: 'analytics_storage',
  marketing: 'ad_storage',
}

/** Any other tool: the page writes what is given on its root element. */
const GIVEN = 'data-consent-given'
const byAttribute: ConsentTool = {
  isThere: () => document.documentElement.hasAttribute(GIVEN),
  get: (category) => (document.documentElement.getAttribute(GIVEN)?.split(/[\s,]+/) ?? []).includes(category) || undefined,
  subscribe: (watch) => {
    const observer = new MutationObserver(watch)
    observer.observe(document.documentElement, { attributeFilter: [GIVEN] })
    return () => observer.disconnect()
  },
}

/** In the order in which `auto` asks: a banner itself before what several banners feed. */
export const tools: Record<string, ConsentTool> = { page: byAttribute, complianz, cookieyes, onetrust, wp, google }

const present = () => Object.values(tools).find((tool) => tool.isThere())
/** The first tool that is there. While a banner is undecided nobody else is asked: a default of Google's is no answer. */
export const auto: ConsentTool = {
  isThere: () => Boolean(present()),
  get: (category) => present()?.get(category),
  subscribe: (watch) => {
    const stops = Object.values(tools).map((tool) => tool.subscribe(watch))
    return () => {
      for (const stop of stops) stop()
    }
  },
}
