import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { openVideoPage } from '../players/helpers'
import { ADDRESSES, background, button, byHand, inMain, mounted, pressPlay } from '../video/videos'

/** Every consent tool that the script tag may name, by a stand-in for what it publishes; each runs in the page. */
interface Tool {
  /** What the page has before the visitor has chosen, or after a refusal. */
  no: () => void
  /** The visitor agrees. */
  yes: () => void
  /** The tool's own name of the category, where the site's media belong to another one. */
  own?: string
}
const TOOLS: Record<string, Tool> = {
  wp: {
    no: () => {
      const given: string[] = []
      Object.assign(window, { given, wp_consent_type: 'optin', wp_has_consent: (category: string) => given.includes(category) })
    },
    yes: () => {
      ;(window as unknown as { given: string[] }).given.push('marketing')
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: 'allow' } }))
    },
  },
  cookieyes: {
    no: () => {
      Object.assign(window, {
        getCkyConsent: () => ({ categories: { necessary: true, advertisement: false }, isUserActionCompleted: false }),
      })
    },
    yes: () => {
      Object.assign(window, { getCkyConsent: () => ({ categories: { advertisement: true }, isUserActionCompleted: true }) })
      document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail: { accepted: ['advertisement'], rejected: [] } }))
    },
  },
  complianz: {
    no: () => {
      const given: string[] = []
      Object.assign(window, { given, cmplz_has_consent: (category: string) => given.includes(category) })
    },
    yes: () => {
      ;(window as unknown as { given: string[] }).given.push('marketing')
      document.dispatchEvent(new CustomEvent('cmplz_status_change', { detail: { category: 'marketing', value: 'allow' } }))
    },
  },
  onetrust: {
    no: () => {
      Object.assign(window, { OnetrustActiveGroups: ',C0001,' })
    },
    yes: () => {
      Object.assign(window, { OnetrustActiveGroups: ',C0001,C0004,' })
      window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: ['C0001', 'C0004'] }))
    },
  },
  'onetrust C0005': {
    no: () => {
      Object.assign(window, { OnetrustActiveGroups: ',C0001,C0004,' })
    },
    yes: () => {
      Object.assign(window, { OnetrustActiveGroups: ',C0001,C0005,' })
      ;(window as unknown as { OptanonWrapper: () => void }).OptanonWrapper()
    },
  },
  google: {
    no: () => {
      const dataLayer: unknown[] = []
      function gtag(..._: unknown[]) {
        // biome-ignore lint/complexity/noArguments: the entries are `arguments` objects, as gtag makes them
        dataLayer.push(arguments)
      }
      Object.assign(window, { dataLayer, gtag })
      gtag('consent', 'default', { ad_storage: 'denied' })
    },
    yes: () => {
      ;(window as unknown as { gtag: (...given: unknown[]) => void }).gtag('consent', 'update', { ad_storage: 'granted' })
    },
  },
  page: {
    no: () => {},
    yes: () => document.documentElement.setAttribute('data-consent-given', 'preferences marketing'),
  },
}
const question = (page: Page) => page.locator('.skerry-consent')
const open = (page: Page, name: string) =>
  openVideoPage(page, inMain(byHand(ADDRESSES.youtube) + background(ADDRESSES.vimeo)), { tag: ` data-consent="${name}"` })
const names = Object.keys(TOOLS)

// `auto` finds each of them, too; a category of the site's own has to be named.
for (const [name, { no, yes }] of Object.entries(TOOLS))
  for (const said of name.includes(' ') ? [name] : [name, 'auto'])
    test(`nothing is requested before the visitor agrees in ${name}, set as ${said}; then what was pressed plays`, async ({
      page,
      problems,
    }) => {
      await page.clock.install()
      await page.addInitScript(no)
      const out = await open(page, said)
      await mounted(page)
      await pressPlay(page)
      await expect(question(page)).toContainText('YouTube')
      await page.clock.runFor(60_000)
      expect([out, await page.locator('iframe').count()]).toEqual([[], 0])
      await page.evaluate(yes)
      await expect(question(page)).toHaveCount(0)
      await expect(page.locator('iframe')).toHaveCount(2)
      await expect(button(page)).toHaveCount(0)
      expect(problems()).toEqual([])
    })

test('a visitor who has agreed in a tool before is not asked', async ({ page, each }) => {
  await each(
    Object.entries(TOOLS),
    ([name]) => `a visitor who has agreed in ${name} before is not asked`,
    async ([name, { no, yes }]) => {
      await page.addInitScript(no)
      // What stands on the root element is the page's own markup.
      if (name !== 'page' && name !== 'onetrust C0005') await page.addInitScript(yes)
      if (name === 'onetrust C0005') await page.addInitScript(() => Object.assign(window, { OnetrustActiveGroups: ',C0001,C0005,' }))
      if (name === 'page')
        await openVideoPage(page, inMain(byHand(ADDRESSES.youtube)), {
          tag: ' data-consent="page"',
          html: ' data-consent-given="marketing"',
        })
      else await open(page, name)
      await mounted(page)
      await pressPlay(page)
      await expect(page.locator('iframe').first()).toBeAttached()
      await expect(button(page)).toHaveCount(0)
      await expect(question(page)).toHaveCount(0)
    },
  )
})

test(`a site may name ${names.filter((name) => !name.includes(' '))} or auto; any other name allows nothing and is reported`, async ({
  page,
  problems,
}) => {
  const out = await open(page, 'cookiebot')
  await mounted(page)
  await pressPlay(page)
  await expect(question(page)).toBeVisible()
  expect(out).toEqual([])
  expect(problems(/data-consent/)).toEqual([])
  expect(problems().join()).toMatch(/auto, .*got cookiebot/)
})
