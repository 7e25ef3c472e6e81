import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reports } from '../../base/report'
import { isAllowed, onAllowed } from './consent'
import { callsAfter, isMediaAllowed, page, scriptTag, setTool } from './test-helpers'

vi.mock('../../base/assets', async (original) => ({
  ...(await original<typeof import('../../base/assets')>()),
  script: document.createElement('script'),
}))
const dispatch = (name: string, detail?: unknown, to: EventTarget = document) => to.dispatchEvent(new CustomEvent(name, { detail }))

const GLOBALS = [
  'wp_has_consent',
  'wp_consent_type',
  'waitfor_consent_hook',
  'getCkyConsent',
  'cmplz_has_consent',
  'OnetrustActiveGroups',
  'OptanonWrapper',
  'dataLayer',
]
beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  scriptTag.removeAttribute('data-consent')
  for (const name of GLOBALS) delete page[name]
  // biome-ignore lint/suspicious/noDocumentCookie: the tool's cookie is read from there
  document.cookie = 'cookieyes-consent=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  document.documentElement.removeAttribute('data-consent-given')
})

describe('a site that does not ask for consent', () => {
  it('allows everything at once', () => {
    page.wp_has_consent = () => false
    expect(isMediaAllowed()).toBe(true)
    expect(callsAfter(() => {})).toEqual([1, 1, 1])
  })
})

describe('a site that asks for consent', () => {
  it('does not call a removed listener, although others listen to the same tool', () => {
    setTool('onetrust')
    const [first, second] = [vi.fn(), vi.fn()]
    const stop = onAllowed('marketing', first)
    const stopSecond = onAllowed('marketing', second)
    stop()
    page.OnetrustActiveGroups = ',C0004,'
    ;(page.OptanonWrapper as () => void)()
    ;(page.OptanonWrapper as () => void)()
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    stopSecond()
  })
  it('treats an unreadable cookie as no answer', () => {
    setTool('cookieyes')
    // biome-ignore lint/suspicious/noDocumentCookie: the tool's cookie is read from there
    document.cookie = 'cookieyes-consent=%E0%A4%A'
    expect(isMediaAllowed()).toBe(false)
  })
  it.each(['', 'auto', 'wp', 'cookieyes', 'complianz', 'onetrust', 'google', 'page'])(
    'allows nothing while the tool of data-consent="%s" is not on the page',
    (name) => {
      setTool(name)
      expect(isMediaAllowed()).toBe(false)
      expect(callsAfter(() => {})).toEqual([0, 0, 0])
      expect(page.OptanonWrapper ?? page.dataLayer).toBeUndefined()
    },
  )
  it.each(['cookieeyes', 'constructor', '__proto__'])('allows nothing and reports an unknown tool: %s', (name) => {
    setTool(name)
    expect(isMediaAllowed()).toBe(false)
    expect(reports.at(-1)?.what).toMatch(`got ${name}`)
  })
  it('calls no listener removed before the answer', () => {
    setTool('wp')
    const listener = vi.fn()
    onAllowed('marketing', listener)()
    page.wp_has_consent = () => true
    dispatch('wp_listen_for_consent_change')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('WP Consent API', () => {
  it('is read by category, and changes are noticed', () => {
    setTool('wp')
    let allowed = ['statistics']
    page.wp_has_consent = (category: string) => allowed.includes(category)
    expect([isMediaAllowed(), isAllowed('statistics')]).toEqual([false, true])
    const change = () => {
      allowed = ['marketing']
      dispatch('wp_listen_for_consent_change', { marketing: 'allow' })
    }
    expect(callsAfter(change)).toEqual([0, 1, 1])
  })
  it('is ignored until the banner has set which law applies', () => {
    setTool('wp')
    page.wp_has_consent = () => true
    page.waitfor_consent_hook = true
    expect(isMediaAllowed()).toBe(false)
    expect(
      callsAfter(() => {
        page.wp_consent_type = 'optout'
        dispatch('wp_consent_type_defined')
      }),
    ).toEqual([0, 1, 1])
  })
})

describe('CookieYes', () => {
  const setAnswer = (categories: object, isUserActionCompleted: boolean) => {
    page.getCkyConsent = () => ({ activeLaw: 'gdpr', categories, isUserActionCompleted })
  }
  it('is read by our category names, and the visitor’s choice is noticed', () => {
    setTool('cookieyes')
    setAnswer({ necessary: true, functional: true, analytics: false, advertisement: false }, false)
    expect([isAllowed('preferences'), isAllowed('statistics'), isMediaAllowed()]).toEqual([true, false, false])
    const change = () => {
      setAnswer({ advertisement: true }, true)
      dispatch('cookieyes_consent_update', { accepted: ['advertisement'], rejected: [] })
    }
    expect(callsAfter(change)).toEqual([0, 1, 1])
  })
  it('allows before a choice under an opt-out law', () => {
    setTool('cookieyes')
    setAnswer({ advertisement: true }, false)
    expect(isMediaAllowed()).toBe(true)
  })
  it('is read from the banner’s cookie before its script has loaded', () => {
    setTool('cookieyes')
    // biome-ignore lint/suspicious/noDocumentCookie: the tool's cookie is read from there
    document.cookie = 'cookieyes-consent=consentid:abc,consent:yes,action:yes,necessary:yes,functional:no,advertisement:yes'
    expect([isMediaAllowed(), isAllowed('preferences')]).toEqual([true, false])
  })
  it('uses the site’s own category for media only', () => {
    setTool('cookieyes performance')
    setAnswer({ performance: true, functional: false, advertisement: false }, true)
    expect([isMediaAllowed(), isAllowed('preferences')]).toEqual([true, false])
  })
  it.each([undefined, null, 'x', {}, { categories: [] }])('allows nothing when the tool reports %s', (answer) => {
    setTool('cookieyes')
    page.getCkyConsent = () => answer
    expect(isMediaAllowed()).toBe(false)
  })
})

describe('Complianz', () => {
  it.each(['cmplz_fire_categories', 'cmplz_status_change'])('is read again at %s', (name) => {
    setTool('complianz')
    let allowed: string[] = []
    page.cmplz_has_consent = (category: string) => allowed.includes(category)
    const change = () => {
      allowed = ['marketing']
      dispatch(name, { category: 'marketing', value: 'allow', categories: allowed })
    }
    expect(callsAfter(change)).toEqual([0, 1, 1])
  })
})

describe('OneTrust', () => {
  it.each([',C0001,C0002,', 'C0001,C0002'])('allows the groups in %s', (groups) => {
    setTool('onetrust')
    page.OnetrustActiveGroups = groups
    expect([isAllowed('statistics'), isAllowed('preferences'), isMediaAllowed()]).toEqual([true, false, false])
    setTool('onetrust:C0002')
    expect(isMediaAllowed()).toBe(true)
  })
  it('is read again at its event', () => {
    setTool('onetrust')
    const change = () => {
      page.OnetrustActiveGroups = ',C0001,C0004,'
      dispatch('OneTrustGroupsUpdated', ['C0001', 'C0004'], window)
    }
    expect(callsAfter(change)).toEqual([0, 1, 1])
  })
  it('is read again when an older version calls the page’s function, which still runs and is restored', () => {
    setTool('onetrust')
    const pageFunction = vi.fn()
    page.OptanonWrapper = pageFunction
    const change = () => {
      page.OnetrustActiveGroups = ',C0004,'
      ;(page.OptanonWrapper as () => void)()
    }
    expect(callsAfter(change)).toEqual([0, 1, 1])
    expect([pageFunction.mock.calls.length, page.OptanonWrapper]).toEqual([2, pageFunction])
  })
})

describe('any other tool', () => {
  it('is read from the root element, where the page lists what is allowed', async () => {
    setTool('page')
    const run = vi.fn()
    onAllowed('marketing', run)
    document.documentElement.setAttribute('data-consent-given', 'preferences, marketing')
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  })
})

describe('auto', () => {
  it('reads the banner, not Google’s defaults from before a choice', () => {
    setTool('auto')
    page.getCkyConsent = () => ({ categories: { advertisement: false }, isUserActionCompleted: false })
    page.dataLayer = [['consent', 'default', { ad_storage: 'granted' }]]
    expect(isMediaAllowed()).toBe(false)
  })
  it('finds a banner that loads later', () => {
    setTool('auto')
    const change = () => {
      page.cmplz_has_consent = () => true
      dispatch('cmplz_fire_categories', { categories: ['marketing'] })
    }
    expect(callsAfter(change)).toEqual([0, 1, 1])
  })
})
