import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reports } from '../base/report'
import { isAllowed, onAllowed } from './consent'
import { heard, media, page, tag, wish } from './test-helpers'

vi.mock('../base/assets', async (original) => ({
  ...(await original<typeof import('../base/assets')>()),
  script: document.createElement('script'),
}))
const fire = (name: string, detail?: unknown, to: EventTarget = document) => to.dispatchEvent(new CustomEvent(name, { detail }))

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
  tag.removeAttribute('data-consent')
  for (const name of GLOBALS) delete page[name]
  // biome-ignore lint/suspicious/noDocumentCookie: the way it is done
  document.cookie = 'cookieyes-consent=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  document.documentElement.removeAttribute('data-consent-given')
})

describe('a site that does not ask', () => {
  it('allows everything, at once', () => {
    page.wp_has_consent = () => false
    expect(media()).toBe(true)
    expect(heard(() => {})).toEqual([1, 1, 1])
  })
})

describe('a site that asks', () => {
  it('whoever has stopped waiting is not called, though others wait for the same tool', () => {
    wish('onetrust')
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
  it('a cookie that cannot be read is no answer', () => {
    wish('cookieyes')
    // biome-ignore lint/suspicious/noDocumentCookie: the way it is done
    document.cookie = 'cookieyes-consent=%E0%A4%A'
    expect(media()).toBe(false)
  })
  it.each(['', 'auto', 'wp', 'cookieyes', 'complianz', 'onetrust', 'google', 'page'])('%s: no tool, no consent', (name) => {
    wish(name)
    expect(media()).toBe(false)
    expect(heard(() => {})).toEqual([0, 0, 0])
    expect(page.OptanonWrapper ?? page.dataLayer).toBeUndefined()
  })
  it.each(['cookieeyes', 'constructor', '__proto__'])('%s is no tool: nothing is allowed, and it says so', (name) => {
    wish(name)
    expect(media()).toBe(false)
    expect(reports.at(-1)?.what).toMatch(`got ${name}`)
  })
  it('stops listening', () => {
    wish('wp')
    const run = vi.fn()
    onAllowed('marketing', run)()
    page.wp_has_consent = () => true
    fire('wp_listen_for_consent_change')
    expect(run).not.toHaveBeenCalled()
  })
})

describe('WP Consent API', () => {
  it('asks by category, and hears of changes', () => {
    wish('wp')
    let given = ['statistics']
    page.wp_has_consent = (category: string) => given.includes(category)
    expect([media(), isAllowed('statistics')]).toEqual([false, true])
    const change = () => {
      given = ['marketing']
      fire('wp_listen_for_consent_change', { marketing: 'allow' })
    }
    expect(heard(change)).toEqual([0, 1, 1])
  })
  it('does not believe its yes before the banner has said which law is in force', () => {
    wish('wp')
    page.wp_has_consent = () => true
    page.waitfor_consent_hook = true
    expect(media()).toBe(false)
    expect(
      heard(() => {
        page.wp_consent_type = 'optout'
        fire('wp_consent_type_defined')
      }),
    ).toEqual([0, 1, 1])
  })
})

describe('CookieYes', () => {
  const say = (categories: object, isUserActionCompleted: boolean) => {
    page.getCkyConsent = () => ({ activeLaw: 'gdpr', categories, isUserActionCompleted })
  }
  it('knows its categories by ours, and hears of the choice', () => {
    wish('cookieyes')
    say({ necessary: true, functional: true, analytics: false, advertisement: false }, false)
    expect([isAllowed('preferences'), isAllowed('statistics'), media()]).toEqual([true, false, false])
    const change = () => {
      say({ advertisement: true }, true)
      fire('cookieyes_consent_update', { accepted: ['advertisement'], rejected: [] })
    }
    expect(heard(change)).toEqual([0, 1, 1])
  })
  it('an opt-out law allows before anybody has pressed anything', () => {
    wish('cookieyes')
    say({ advertisement: true }, false)
    expect(media()).toBe(true)
  })
  it('reads the banner’s cookie while its script is still on the way', () => {
    wish('cookieyes')
    // biome-ignore lint/suspicious/noDocumentCookie: the way it is done
    document.cookie = 'cookieyes-consent=consentid:abc,consent:yes,action:yes,necessary:yes,functional:no,advertisement:yes'
    expect([media(), isAllowed('preferences')]).toEqual([true, false])
  })
  it('the category of the site counts for media only', () => {
    wish('cookieyes performance')
    say({ performance: true, functional: false, advertisement: false }, true)
    expect([media(), isAllowed('preferences')]).toEqual([true, false])
  })
  it.each([undefined, null, 'x', {}, { categories: [] }])('survives an answer of %s', (answer) => {
    wish('cookieyes')
    page.getCkyConsent = () => answer
    expect(media()).toBe(false)
  })
})

describe('Complianz', () => {
  it.each(['cmplz_fire_categories', 'cmplz_status_change'])('hears of %s', (name) => {
    wish('complianz')
    let given: string[] = []
    page.cmplz_has_consent = (category: string) => given.includes(category)
    const change = () => {
      given = ['marketing']
      fire(name, { category: 'marketing', value: 'allow', categories: given })
    }
    expect(heard(change)).toEqual([0, 1, 1])
  })
})

describe('OneTrust', () => {
  it.each([',C0001,C0002,', 'C0001,C0002'])('reads the groups in %s', (groups) => {
    wish('onetrust')
    page.OnetrustActiveGroups = groups
    expect([isAllowed('statistics'), isAllowed('preferences'), media()]).toEqual([true, false, false])
    wish('onetrust:C0002')
    expect(media()).toBe(true)
  })
  it('hears of its event', () => {
    wish('onetrust')
    const change = () => {
      page.OnetrustActiveGroups = ',C0001,C0004,'
      fire('OneTrustGroupsUpdated', ['C0001', 'C0004'], window)
    }
    expect(heard(change)).toEqual([0, 1, 1])
  })
  it('hears of the page’s function that older versions call, which still runs and is put back', () => {
    wish('onetrust')
    const own = vi.fn()
    page.OptanonWrapper = own
    const change = () => {
      page.OnetrustActiveGroups = ',C0004,'
      ;(page.OptanonWrapper as () => void)()
    }
    expect(heard(change)).toEqual([0, 1, 1])
    expect([own.mock.calls.length, page.OptanonWrapper]).toEqual([2, own])
  })
})

describe('any other tool', () => {
  it('is the page’s word on its root element', async () => {
    wish('page')
    const run = vi.fn()
    onAllowed('marketing', run)
    document.documentElement.setAttribute('data-consent-given', 'preferences, marketing')
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  })
})

describe('auto', () => {
  it('asks the banner, not what Google was told before anybody decided', () => {
    wish('auto')
    page.getCkyConsent = () => ({ categories: { advertisement: false }, isUserActionCompleted: false })
    page.dataLayer = [['consent', 'default', { ad_storage: 'granted' }]]
    expect(media()).toBe(false)
  })
  it('finds a banner that comes later', () => {
    wish('auto')
    const change = () => {
      page.cmplz_has_consent = () => true
      fire('cmplz_fire_categories', { categories: ['marketing'] })
    }
    expect(heard(change)).toEqual([0, 1, 1])
  })
})
