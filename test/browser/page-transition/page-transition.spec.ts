import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { hasEntered, overlay, overlayClass, overlayStyles } from './page-transition-pages'

// A page that is still navigating when a test ends cannot be emptied and used again by the next test.
test.use({ reuseContext: false })

const OVERLAY = overlay('exclude="secret"')
const CSS = overlayStyles()
const LINKS = '<a id="next" href="/own/next">dalej</a> <a id="secret" href="/own/secret">inaczej</a> <a id="here" href="#x">tu</a>'

test('the overlay uncovers the page on arrival, and covers it before the browser leaves', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(page, OVERLAY + LINKS, CSS)
  await hasEntered(page)
  await expect(page.locator('e-page-transition')).toHaveCSS('display', 'none')
  await expect(page.locator('e-preloader')).toHaveCount(1)
  await page.click('#next', { noWaitAfter: true })
  expect(await overlayClass(page)).toBe('e-page-transition--exiting')
  await page.waitForURL('**/own/next')
  await hasEntered(page)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('other clicks are left to the browser', async ({ page, context }) => {
  await ownPage(page, OVERLAY + LINKS, CSS)
  await hasEntered(page)
  await page.click('#here')
  expect([await overlayClass(page), new URL(page.url()).hash]).toEqual(['e-page-transition--entered', '#x'])
  const [tab] = await Promise.all([context.waitForEvent('page'), page.click('#next', { modifiers: ['ControlOrMeta'] })])
  await tab.close()
  expect(await overlayClass(page)).toBe('e-page-transition--entered')
  await page.click('#secret')
  await page.waitForURL('**/own/secret')
})

test('for a visitor who asks for less motion there is no overlay and no delay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPage(page, OVERLAY + LINKS, CSS)
  await hasEntered(page)
  await expect(page.locator('e-preloader')).toHaveCount(0)
})

for (const [what, attributes, line] of [
  ['triggers', 'triggers="a[" exclude="secret"', /e-page-transition: triggers: expected a selector, got a\[/],
  ['exclude', 'exclude="(secret"', /e-page-transition: exclude: expected a regular expression that is valid and never slow, got \(secret/],
] as const)
  test(`an unreadable “${what}” attribute is reported once, and ignored`, async ({ page, problems }) => {
    await ownPage(page, `<e-page-transition class="e-page-transition--entering" ${attributes}></e-page-transition>${LINKS}`, CSS)
    await hasEntered(page)
    expect(problems().length).toBe(1)
    expect(problems()[0]).toMatch(line)
    // The other attribute still counts.
    const prevented = await page.evaluate(() => {
      const seen: boolean[] = []
      window.addEventListener('click', (event) => {
        seen.push(event.defaultPrevented)
        event.preventDefault()
      })
      for (const id of ['secret', 'next']) document.getElementById(id)?.click()
      return seen
    })
    expect(prevented).toEqual([what === 'exclude', true])
  })

test('a page from the back/forward cache is uncovered again', async ({ page, problems }) => {
  await ownPage(page, OVERLAY + LINKS, CSS)
  await hasEntered(page)
  // The cache keeps the page covered. The browser dispatches `pageshow` for any page, with `persisted` for one from the cache.
  await page.evaluate(() => {
    const overlay = document.querySelector('e-page-transition') as Element
    overlay.className = 'e-page-transition--exiting'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  expect(await overlayClass(page)).toBe('e-page-transition--exiting')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await overlayClass(page)).toBe('e-page-transition--entering')
  await hasEntered(page)
  expect(problems()).toEqual([])
})

test('“back” after a transition leads to a page that can be used', async ({ page, problems }) => {
  await ownPage(page, OVERLAY + LINKS, CSS)
  await hasEntered(page)
  await page.click('#next')
  await page.waitForURL('**/own/next')
  await page.goBack()
  await page.waitForURL('**/own/')
  await hasEntered(page)
  await page.click('#here')
  expect(problems()).toEqual([])
})
