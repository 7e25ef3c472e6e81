import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { keepServed, unmountDifference } from '../unmount'

const OVERLAY =
  '<e-page-transition class="e-page-transition--entering" preloader-type="animation" preloader-animation-type="pulsing-dots" exclude="secret"></e-page-transition>'
const CSS =
  'e-page-transition { --e-page-transition-animation-duration: .3s; --e-page-transition-entrance-animation: e-page-transition-fade-out; --e-page-transition-exit-animation: e-page-transition-fade-in }'
const LINKS = '<a id="next" href="/own/next">dalej</a> <a id="secret" href="/own/secret">inaczej</a> <a id="here" href="#x">tu</a>'
const classes = (page: Page) => page.locator('e-page-transition').getAttribute('class')

test('uncovers the page, and covers it before it goes', async ({ page, problems }) => {
  await keepServed(page)
  await ownPage(page, OVERLAY + LINKS, CSS)
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  await expect(page.locator('e-page-transition')).toHaveCSS('display', 'none')
  await expect(page.locator('e-preloader > i')).toHaveCount(4)
  await page.click('#next', { noWaitAfter: true })
  expect(await classes(page)).toBe('e-page-transition--exiting')
  await page.waitForURL('**/own/next')
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('leaves other clicks to the browser', async ({ page, context }) => {
  await ownPage(page, OVERLAY + LINKS, CSS)
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  await page.click('#here')
  expect([await classes(page), new URL(page.url()).hash]).toEqual(['e-page-transition--entered', '#x'])
  const [tab] = await Promise.all([context.waitForEvent('page'), page.click('#next', { modifiers: ['ControlOrMeta'] })])
  await tab.close()
  expect(await classes(page)).toBe('e-page-transition--entered')
  await page.click('#secret')
  await page.waitForURL('**/own/secret')
})

test('calm: no overlay and no delay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPage(page, OVERLAY + LINKS, CSS)
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  await expect(page.locator('e-preloader')).toHaveCount(0)
})

const TYPES =
  'circle circle-dashed bouncing-dots pulsing-dots pulse overlap spinners nested-spinners opposing-nested-spinners opposing-nested-rings progress-bar two-way-progress-bar repeating-bar'

test('each of the thirteen loaders has a look of its own, and moves', async ({ page, problems }) => {
  const overlay = OVERLAY.replace('<e-page-transition', '<e-page-transition id="over"')
  const all = TYPES.split(' ').map(
    (type) => `<p><e-preloader type="${type}">${type.endsWith('dots') ? '<i></i><i></i><i></i><i></i>' : ''}</e-preloader></p>`,
  )
  await ownPage(
    page,
    `${overlay}<main>${all.join('')}</main>`,
    `${CSS} main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 20px; color: #b14aed; font-size: 64px } p { margin: 20px }`,
  )
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  const looks = await page
    .locator('main e-preloader')
    .evaluateAll((els) =>
      els.map((el) =>
        [
          ...[undefined, '::before', '::after'].map((pseudo) => getComputedStyle(el, pseudo)),
          ...(el.firstElementChild ? [getComputedStyle(el.firstElementChild)] : []),
        ]
          .map((css) =>
            css.content === 'none'
              ? ''
              : [css.animationName, css.animationDirection, css.animationDelay, css.borderStyle, css.borderInlineColor, css.width].join(),
          )
          .join(' | '),
      ),
    )
  expect(looks.filter((look) => !look.includes('e-page-transition-'))).toEqual([])
  // Spinners and a circle are the same ring.
  expect(new Set(looks).size).toBe(12)
  expect(problems()).toEqual([])
  if (process.env.LOOKS) await page.screenshot({ path: process.env.LOOKS })
})

for (const [what, attributes, line] of [
  ['triggers', 'triggers="a[" exclude="secret"', /e-page-transition: triggers: expected a selector, got a\[/],
  ['exclude', 'exclude="(secret"', /e-page-transition: exclude: expected a regular expression, got \(secret/],
] as const)
  test(`${what} that cannot be read: told of once, and as if it were not there`, async ({ page, problems }) => {
    await ownPage(page, `<e-page-transition class="e-page-transition--entering" ${attributes}></e-page-transition>${LINKS}`, CSS)
    await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
    expect(problems().length).toBe(1)
    expect(problems()[0]).toMatch(line)
    // What can be read holds on: the usual links, and the excluded one.
    const taken = await page.evaluate(() => {
      const seen: boolean[] = []
      window.addEventListener('click', (event) => {
        seen.push(event.defaultPrevented)
        event.preventDefault()
      })
      for (const id of ['secret', 'next']) document.getElementById(id)?.click()
      return seen
    })
    expect(taken).toEqual([what === 'exclude', true])
  })

test('back from the browser’s cache the page is uncovered again', async ({ page, problems }) => {
  await ownPage(page, OVERLAY + LINKS, CSS)
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  // As the cache keeps it: covered, its navigation done; and as the browser tells it.
  await page.evaluate(() => {
    const overlay = document.querySelector('e-page-transition') as Element
    overlay.className = 'e-page-transition--exiting'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  expect(await classes(page)).toBe('e-page-transition--exiting')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await classes(page)).toBe('e-page-transition--entering')
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  expect(problems()).toEqual([])
})

test('“back” after a transition: the page left is there to be used', async ({ page, problems }) => {
  await ownPage(page, OVERLAY + LINKS, CSS)
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  await page.click('#next')
  await page.waitForURL('**/own/next')
  await page.goBack()
  await page.waitForURL('**/own/')
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  await page.click('#here')
  expect(problems()).toEqual([])
})

test('a loader that is an icon or a picture', async ({ page, problems }) => {
  for (const [given, selector] of [
    ['preloader-type="icon" preloader-icon="fas fa-anchor"', 'i.fas.fa-anchor'],
    ['preloader-type="image" preloader-image-url="/own/znak.svg"', 'img[src="/own/znak.svg"]'],
  ] as const) {
    await page.route('**/own/znak.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }),
    )
    await ownPage(page, `<e-page-transition class="e-page-transition--entering" ${given}></e-page-transition>${LINKS}`, CSS)
    await expect(page.locator(`e-page-transition ${selector}`)).toBeAttached()
    await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  }
  expect(problems()).toEqual([])
})
