import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const overlay = (more = '') =>
  `<e-page-transition class="e-page-transition--entering" preloader-type="animation" preloader-animation-type="circle" ${more}></e-page-transition>`
const css = (more = '') =>
  `e-page-transition { --e-page-transition-animation-duration: .3s; --e-page-transition-entrance-animation: e-page-transition-fade-out; --e-page-transition-exit-animation: e-page-transition-fade-in; ${more} }`
const classes = (page: Page) => page.locator('e-page-transition').getAttribute('class')
const entered = (page: Page) => expect.poll(() => classes(page)).toBe('e-page-transition--entered')
/** Whether the overlay takes a click on the link; nobody goes anywhere. */
const taken = (page: Page, id: string) =>
  page.evaluate((name) => {
    let is = false
    const listen = (event: Event) => {
      is = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', listen)
    document.getElementById(name)?.click()
    removeEventListener('click', listen)
    // What has set out is called back.
    const { Skerry } = window as unknown as { Skerry: { unmount: (root: Node) => void; scan: (root: Node) => void } }
    if (is) Skerry.unmount(document)
    if (is) Skerry.scan(document)
    return is
  }, id)

/** Contract §8.2: what is covered, and what is the browser's. */
const LINKS: [what: string, html: string, is: boolean][] = [
  ['a page of this site', '<a id="ID" href="/own/a">x</a>', true],
  ['what is in a link', '<a href="/own/a"><b id="ID">x</b></a>', true],
  ['with the site’s whole address', '<a id="ID" href="http://localhost:PORT/own/a">x</a>', true],
  ['a window of its own', '<a id="ID" href="/own/a" target="_blank">x</a>', false],
  ['this window, by name', '<a id="ID" href="/own/a" target="_self">x</a>', true],
  ['another site', '<a id="ID" href="https://inna.test/own/a">x</a>', false],
  ['a place on the page', '<a id="ID" href="#cel">x</a>', false],
  ['a place on another page', '<a id="ID" href="/own/a#cel">x</a>', false],
  ['nothing but a #', '<a id="ID" href="#">x</a>', false],
  ['without an address', '<a id="ID">x</a>', false],
  ['a file to keep', '<a id="ID" href="/own/a" download>x</a>', false],
  ['mail', '<a id="ID" href="mailto:a@b.pl">x</a>', false],
  ['telephone', '<a id="ID" href="tel:123">x</a>', false],
  ['kept out by hand', '<a id="ID" href="/own/a" data-e-disable-page-transition>x</a>', false],
  ['opens a popup', '<a id="ID" href="/own/a" aria-haspopup="true" aria-expanded="false">x</a>', false],
  ['puts into the basket', '<a id="ID" href="/own/a?add-to-cart=3">x</a>', false],
  ['takes out of the basket', '<a id="ID" href="/own/a?remove_item=3">x</a>', false],
  ['the account’s navigation', '<p class="woocommerce-MyAccount-navigation-link"><a id="ID" href="/own/a">x</a></p>', false],
  ['excluded by its address', '<a id="ID" href="/own/wp-admin/">x</a>', false],
  // The last, because the lightbox then finds no picture there, and goes.
  ['opens the lightbox', '<a id="ID" href="/own/a" data-elementor-open-lightbox="yes">x</a>', false],
]
test(`a click is covered or not: ${LINKS.map(([what]) => what).join(', ')}`, async ({ page, problems, site }) => {
  const { port } = new URL(site.url)
  const body = LINKS.map(([, html], i) => `<p>${html.replace('ID', `l${i}`).replace('PORT', port)}</p>`).join('')
  await ownPage(page, overlay('exclude="wp\\-admin"') + body, css())
  await entered(page)
  for (const [i, [what, , is]] of LINKS.entries()) {
    expect([what, await taken(page, `l${i}`)]).toEqual([what, is])
    if (is) await entered(page)
  }
  expect(problems()).toEqual([])
})

test('what opens something on this page is not covered, whatever its address says', async ({ page, problems }) => {
  await ownPage(
    page,
    `${overlay()}<a id="popup" href="/own/a" data-popup-open="okno">x</a> <a id="picture" href="/own/a.svg" data-lightbox="g">x</a>
    <section data-widget="popup" id="okno" hidden data-settings='{}'><h2>Okno</h2></section>`,
    css(),
    '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>',
  )
  await page.route('**/own/a.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }),
  )
  await entered(page)
  await page.click('#popup')
  await expect(page.getByRole('heading', { name: 'Okno' })).toBeVisible()
  expect(await classes(page)).toBe('e-page-transition--entered')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Okno' })).toBeHidden()
  await page.click('#picture')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await classes(page)).toBe('e-page-transition--entered')
  await page.waitForTimeout(500)
  expect(new URL(page.url()).pathname).toBe('/own/')
  expect(problems()).toEqual([])
})

test('triggers of the site’s own choice, and links that are added later', async ({ page, problems }) => {
  await ownPage(page, `${overlay('triggers="a.powoli"')}<a id="no" href="/own/a">x</a><main></main>`, css())
  await entered(page)
  await page.evaluate(() =>
    document.querySelector('main')?.append(Object.assign(document.createElement('a'), { id: 'yes', href: '/own/a', className: 'powoli' })),
  )
  expect(await taken(page, 'no')).toBe(false)
  expect(await taken(page, 'yes')).toBe(true)
  expect(problems()).toEqual([])
})

for (const [what, html] of [
  ['switched off', overlay('disabled')],
  ['for who wants less motion', overlay()],
] as const)
  test(`${what}: no cover, no loader, and no click waits`, async ({ page, problems }) => {
    if (what !== 'switched off') await page.emulateMedia({ reducedMotion: 'reduce' })
    await ownPage(page, `${html}<a id="a" href="/own/next">x</a>`, `${css()} .e-page-transition--entered { display: none }`)
    await entered(page)
    await expect(page.locator('e-page-transition')).toBeHidden()
    await expect(page.locator('e-preloader')).toHaveCount(0)
    await page.hover('#a')
    expect(await taken(page, 'a')).toBe(false)
    expect(await page.locator('link[rel=prerender]').count()).toBe(0)
    await page.click('#a')
    await page.waitForURL('**/own/next')
    expect(problems()).toEqual([])
  })

test('a link that is pointed at is told to the browser once', async ({ page }) => {
  await ownPage(
    page,
    `${overlay()}<a id="a" href="/own/a">x</a> <a id="b" href="/own/a">x</a> <a id="c" href="/own/c#d">x</a> <a id="d" href="/own/d"><b id="in">x</b></a>`,
    css(),
  )
  await entered(page)
  for (const id of ['a', 'c', 'b', 'a']) await page.hover(`#${id}`)
  await page.locator('#in').dispatchEvent('touchstart')
  expect(
    await page.locator('link[rel=prerender]').evaluateAll((els) => els.map((el) => el.getAttribute('href')?.replace(/^.*\/own/, ''))),
  ).toEqual(['/a', '/d'])
})

/** Vector 1, and durations with their units. */
for (const [what, more, enters, leaves] of [
  ['as nobody said otherwise', '', 1500, 1500],
  ['in milliseconds', '--e-page-transition-animation-duration: 800ms', 800, 800],
  ['in seconds', '--e-page-transition-animation-duration: 1.2s', 1200, 1200],
  ['with a loader that waits', '--e-page-transition-animation-duration: 500ms; --e-preloader-delay: 700ms', 500, 1200],
] as const)
  test(`times, ${what}: ${enters} ms in, ${leaves} ms out`, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    await ownPage(page, `${overlay()}<a id="a" href="/own/next">x</a>`, `e-page-transition { ${more} }`)
    await expect(page.locator('e-preloader')).toHaveCount(1)
    expect(await classes(page)).toBe('e-page-transition--entering')
    await page.clock.runFor(enters - 20)
    expect(await classes(page)).toBe('e-page-transition--entering')
    await page.clock.runFor(30)
    expect(await classes(page)).toBe('e-page-transition--entered')
    await page.evaluate(() => {
      const seen = Object.assign(window, { hasSetOut: false })
      // Heard as soon as the page is asked to go, however long the next one takes.
      ;(window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', () => {
        seen.hasSetOut = true
      })
      document.getElementById('a')?.click()
    })
    const hasSetOut = () => page.evaluate(() => (window as unknown as { hasSetOut: boolean }).hasSetOut)
    expect(await classes(page)).toBe('e-page-transition--exiting')
    await page.clock.runFor(leaves - 20)
    expect(await hasSetOut()).toBe(false)
    const gone = page.waitForURL('**/own/next', { waitUntil: 'commit' })
    await page.clock.runFor(30)
    await gone
  })

const MOVES = ['fade', 'fade-down', 'fade-up', 'fade-left', 'fade-right', 'zoom', 'slide-down', 'slide-up', 'slide-left', 'slide-right']
const called = (move: string, way: string) => `e-page-transition-${move.replace(/^(\w+)/, `$1-${way}`)}`
test(`every animation has its movement, in and out: ${MOVES.join(', ')}`, async ({ page }) => {
  await ownPage(page, overlay(), css('--e-page-transition-animation-duration: 5s'))
  await expect(page.locator('e-preloader')).toHaveCount(1)
  const seen = await page.locator('e-page-transition').evaluate(
    (el, names) =>
      names.map((name) => {
        ;(el as HTMLElement).style.setProperty('--e-page-transition-entrance-animation', name)
        const [one] = el.getAnimations().filter((a) => (a as CSSAnimation).animationName === name)
        if (!one) return [name, 'none']
        const looks = [0, 0.5, 0.999].map((part) => {
          one.currentTime = part * 5000
          const { opacity, translate, scale } = getComputedStyle(el)
          return [opacity, translate, scale].join()
        })
        return [name, new Set(looks).size]
      }),
    MOVES.flatMap((move) => [called(move, 'in'), called(move, 'out')]),
  )
  expect(seen).toEqual(MOVES.flatMap((move) => [called(move, 'in'), called(move, 'out')]).map((name) => [name, 3]))
})
