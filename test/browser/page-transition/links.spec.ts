import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { hasEntered, overlay, overlayClass, overlayStyles } from './page-transition-pages'

// A page that is still navigating when a test ends cannot be emptied and used again by the next test.
test.use({ reuseContext: false })

/** Whether a click on the link starts the transition. The browser does not leave the page. */
const startsTransition = (page: Page, id: string) =>
  page.evaluate((name) => {
    let isPrevented = false
    const onClick = (event: Event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', onClick)
    document.getElementById(name)?.click()
    removeEventListener('click', onClick)
    // A transition that has started is taken back.
    const { Skerry } = window as unknown as { Skerry: { unmount: (root: Node) => void; scan: (root: Node) => void } }
    if (isPrevented) Skerry.unmount(document)
    if (isPrevented) Skerry.scan(document)
    return isPrevented
  }, id)

/** Links, and whether a click on them starts the transition (contract menus §8.2). */
const LINKS: [what: string, html: string, expected: boolean][] = [
  ['a page of this site', '<a id="ID" href="/own/a">x</a>', true],
  ['an element in a link', '<a href="/own/a"><b id="ID">x</b></a>', true],
  ['its full address', '<a id="ID" href="http://localhost:PORT/own/a">x</a>', true],
  ['another window', '<a id="ID" href="/own/a" target="_blank">x</a>', false],
  ['this window by its name', '<a id="ID" href="/own/a" target="_self">x</a>', true],
  ['another site', '<a id="ID" href="https://other.test/own/a">x</a>', false],
  ['a place on the page', '<a id="ID" href="#target">x</a>', false],
  ['a place on another page', '<a id="ID" href="/own/a#target">x</a>', false],
  ['a # alone', '<a id="ID" href="#">x</a>', false],
  ['no address', '<a id="ID">x</a>', false],
  ['a download', '<a id="ID" href="/own/a" download>x</a>', false],
  ['a mail address', '<a id="ID" href="mailto:a@b.pl">x</a>', false],
  ['a telephone number', '<a id="ID" href="tel:123">x</a>', false],
  ['a link with the attribute that excludes it', '<a id="ID" href="/own/a" data-e-disable-page-transition>x</a>', false],
  ['what opens a popup', '<a id="ID" href="/own/a" aria-haspopup="true" aria-expanded="false">x</a>', false],
  ['a link that adds to the basket', '<a id="ID" href="/own/a?add-to-cart=3">x</a>', false],
  ['a link that removes from the basket', '<a id="ID" href="/own/a?remove_item=3">x</a>', false],
  ['the account’s navigation', '<p class="woocommerce-MyAccount-navigation-link"><a id="ID" href="/own/a">x</a></p>', false],
  ['an excluded address', '<a id="ID" href="/own/wp-admin/">x</a>', false],
  // The last, because this click does open the lightbox, which finds no picture there.
  ['what opens the lightbox', '<a id="ID" href="/own/a" data-elementor-open-lightbox="yes">x</a>', false],
]
test(`a click starts the transition, or is left to the browser: ${LINKS.map(([what]) => what).join(', ')}`, async ({
  page,
  problems,
  site,
}) => {
  const { port } = new URL(site.url)
  const body = LINKS.map(([, html], i) => `<p>${html.replace('ID', `l${i}`).replace('PORT', port)}</p>`).join('')
  await ownPage(page, overlay('exclude="wp\\-admin"') + body, overlayStyles())
  await hasEntered(page)
  for (const [i, [what, , expected]] of LINKS.entries()) {
    expect([what, await startsTransition(page, `l${i}`)]).toEqual([what, expected])
    if (expected) await hasEntered(page)
  }
  expect(problems()).toEqual([])
})

test('a link that opens something on this page starts no transition, whatever its address', async ({ page, problems }) => {
  await page.clock.install({ time: 0 })
  await ownPage(
    page,
    `${overlay()}<a id="popup" href="/own/a" data-popup-open="box">x</a> <a id="picture" href="/own/a.svg" data-lightbox="g">x</a>
    <section data-widget="popup" id="box" hidden data-settings='{}'><h2>Okno</h2></section>`,
    overlayStyles(),
    '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>',
  )
  await page.route('**/own/a.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }),
  )
  await hasEntered(page)
  await page.click('#popup')
  await expect(page.getByRole('heading', { name: 'Okno' })).toBeVisible()
  expect(await overlayClass(page)).toBe('e-page-transition--entered')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Okno' })).toBeHidden()
  await page.click('#picture')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await overlayClass(page)).toBe('e-page-transition--entered')
  await page.clock.runFor(1000)
  expect(new URL(page.url()).pathname).toBe('/own/')
  expect(problems()).toEqual([])
})

test('only the links that the site chose start the transition, also those that are added later', async ({ page, problems }) => {
  await ownPage(page, `${overlay('triggers="a.slowly"')}<a id="no" href="/own/a">x</a><main></main>`, overlayStyles())
  await hasEntered(page)
  await page.evaluate(() =>
    document.querySelector('main')?.append(Object.assign(document.createElement('a'), { id: 'yes', href: '/own/a', className: 'slowly' })),
  )
  expect(await startsTransition(page, 'no')).toBe(false)
  expect(await startsTransition(page, 'yes')).toBe(true)
  expect(problems()).toEqual([])
})

for (const [what, html] of [
  ['that is switched off', overlay('disabled')],
  ['for a visitor who asks for less motion', overlay()],
] as const)
  test(`a transition ${what} shows nothing, and no click waits for it`, async ({ page, problems }) => {
    if (what !== 'that is switched off') await page.emulateMedia({ reducedMotion: 'reduce' })
    await ownPage(page, `${html}<a id="a" href="/own/next">x</a>`, `${overlayStyles()} .e-page-transition--entered { display: none }`)
    await hasEntered(page)
    await expect(page.locator('e-page-transition')).toBeHidden()
    await expect(page.locator('e-preloader')).toHaveCount(0)
    await page.hover('#a')
    expect(await startsTransition(page, 'a')).toBe(false)
    expect(await page.locator('link[rel=prerender]').count()).toBe(0)
    await page.click('#a')
    await page.waitForURL('**/own/next')
    expect(problems()).toEqual([])
  })

test('the browser gets one hint to prerender a link that is pointed at', async ({ page }) => {
  await ownPage(
    page,
    `${overlay()}<a id="a" href="/own/a">x</a> <a id="b" href="/own/a">x</a> <a id="c" href="/own/c#d">x</a> <a id="d" href="/own/d"><b id="in">x</b></a>`,
    overlayStyles(),
  )
  await hasEntered(page)
  for (const id of ['a', 'c', 'b', 'a']) await page.hover(`#${id}`)
  await page.locator('#in').dispatchEvent('touchstart')
  expect(
    await page.locator('link[rel=prerender]').evaluateAll((els) => els.map((el) => el.getAttribute('href')?.replace(/^.*\/own/, ''))),
  ).toEqual(['/a', '/d'])
})
