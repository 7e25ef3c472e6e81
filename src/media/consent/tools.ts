import { ofDocument, pageRoot } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { asObject, getGlobal, isObject } from '../../base/values'
import { onMutation } from '../../dom/observe'
import { googleState, watchDataLayer } from './google'

/** A consent tool, read through its public interface. We only read: nothing is stored or decided here. */
export interface ConsentTool {
  isPresent: () => boolean
  /** The visitor's answer, by our category name or the tool's own; `undefined` while there is none. */
  get: (category: string) => boolean | undefined
  /** Calls `onChange` on every change and once the tool has loaded; sometimes also without a change. */
  subscribe: (onChange: () => void) => () => void
}

const page = globalThis as Record<string, unknown>
type PageFunction = (...args: unknown[]) => unknown
const isFunction = (name: string) => typeof getGlobal(name) === 'function'
/** Calls a page function; `undefined` if it does not exist. */
const call = (name: string, ...args: unknown[]) => (isFunction(name) ? (page[name] as PageFunction)(...args) : undefined)
const onEvents =
  (target: EventTarget, ...names: string[]) =>
  (onChange: () => void) => {
    const stops = names.map((name) => on(target, name, onChange))
    return () => stopAll(stops)
  }

const wp: ConsentTool = {
  isPresent: () => isFunction('wp_has_consent'),
  // The API allows everything until the banner has set which law applies; `waitfor_consent_hook` announces a banner.
  get: (category) =>
    wp.isPresent() && !(page.waitfor_consent_hook && !page.wp_consent_type) ? Boolean(call('wp_has_consent', category)) : undefined,
  subscribe: onEvents(document, 'wp_listen_for_consent_change', 'wp_consent_type_defined'),
}

const COOKIEYES: Record<string, string> = { preferences: 'functional', statistics: 'analytics', marketing: 'advertisement' }
/** The banner's cookie, read before its script has loaded: `consentid:…,action:yes,functional:no,…`. */
const cookieYesCookie = () => /(?:^|; )cookieyes-consent=([^;]*)/.exec(ofDocument('cookie'))?.[1]
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
const cookieyes: ConsentTool = {
  isPresent: () => isFunction('getCkyConsent') || cookieYesCookie() !== undefined,
  get: (category) => {
    const key = COOKIEYES[category] ?? category
    const consent = call('getCkyConsent')
    if (isObject(consent)) {
      const answer = asObject(consent.categories)[key]
      // Under an opt-out law a category is allowed before a choice; `false` counts only after one.
      return answer === true || (consent.isUserActionCompleted === true && answer === false ? false : undefined)
    }
    const cookie = decode(cookieYesCookie() ?? '').split(',')
    return cookie.includes(`${key}:yes`) || (cookie.includes(`${key}:no`) && cookie.includes('action:yes') ? false : undefined)
  },
  subscribe: onEvents(document, 'cookieyes_consent_update', 'cookieyes_banner_load'),
}

const complianz: ConsentTool = {
  isPresent: () => isFunction('cmplz_has_consent'),
  get: (category) => (complianz.isPresent() ? Boolean(call('cmplz_has_consent', category)) : undefined),
  subscribe: onEvents(document, 'cmplz_fire_categories', 'cmplz_status_change', 'cmplz_cookie_warning_loaded'),
}

const ONETRUST: Record<string, string> = { functional: 'C0001', statistics: 'C0002', preferences: 'C0003', marketing: 'C0004' }
const onetrust: ConsentTool = {
  isPresent: () => typeof page.OnetrustActiveGroups === 'string',
  get: (category) =>
    onetrust.isPresent()
      ? String(page.OnetrustActiveGroups)
          .split(',')
          .includes(ONETRUST[category] ?? category)
      : undefined,
  subscribe: (onChange) => {
    const stop = onEvents(window, 'OneTrustGroupsUpdated', 'OTConsentApplied')(onChange)
    // Older versions only call this page function, on start and after every choice.
    const previous = page.OptanonWrapper
    const wrapper = (...args: unknown[]) => {
      if (typeof previous === 'function') previous(...args)
      onChange()
    }
    page.OptanonWrapper = wrapper
    return () => {
      stop()
      if (page.OptanonWrapper !== wrapper) return
      if (previous === undefined) delete page.OptanonWrapper
      else page.OptanonWrapper = previous
    }
  },
}

const google: ConsentTool = {
  isPresent: () => Object.keys(googleState()).length > 0,
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

/** Where the page itself lists the allowed categories, on its root element: for any other tool. */
const GIVEN = 'data-consent-given'
const byAttribute: ConsentTool = {
  isPresent: () => pageRoot().hasAttribute(GIVEN),
  get: (category) =>
    (
      pageRoot()
        .getAttribute(GIVEN)
        ?.split(/[\s,]+/) ?? []
    ).includes(category) || undefined,
  subscribe: (onChange) => onMutation(pageRoot(), onChange, { attributeFilter: [GIVEN] }),
}

/** In the order in which `auto` looks for them: banners before the APIs that several banners write to. */
export const tools: Record<string, ConsentTool> = { page: byAttribute, complianz, cookieyes, onetrust, wp, google }

const findPresent = () => Object.values(tools).find((tool) => tool.isPresent())
/** The first tool present. If a banner is present but unanswered, no other tool is read: Google's default is not an answer. */
export const auto: ConsentTool = {
  isPresent: () => Boolean(findPresent()),
  get: (category) => findPresent()?.get(category),
  subscribe: (onChange) => {
    const stops = Object.values(tools).map((tool) => tool.subscribe(onChange))
    return () => stopAll(stops)
  },
}
