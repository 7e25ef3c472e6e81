import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { keepServed, unmountDifference } from './served'
import { openPage } from './sliders'

type Opened = { url: string; target: string; features: string }
const link = (settings: object, text = 'Udostępnij') =>
  `<a data-widget="share" data-settings='${JSON.stringify(settings)}' href="#own">${text}</a>`
const buttons = (settings: object, ...networks: string[]) =>
  `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="share-buttons.default" data-settings='${JSON.stringify(settings)}'>${networks
    .map(
      (name) =>
        `<div class="elementor-share-btn elementor-share-btn_${name}" role="button" tabindex="0" aria-label="${name}"><span class="elementor-share-btn__icon">${name}</span></div>`,
    )
    .join('')}</div>`

async function open(page: Page, body: string) {
  await page.addInitScript(() => {
    const w = window as unknown as { opened: unknown[]; printed: number }
    w.opened = []
    w.printed = 0
    window.open = (url, target, features) => {
      w.opened.push({ url: String(url), target, features })
      return null
    }
    window.print = () => {
      w.printed++
    }
  })
  await openPage(page, body)
}
const opened = (page: Page) => page.evaluate(() => (window as unknown as { opened: Opened[] }).opened)

test('a hand-written link loads its code with the first sign of interest, and no click is lost', async ({ page, problems }) => {
  await keepServed(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page, link({ network: 'facebook', url: 'https://s.pl/a?b=1&c=2' }))
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  expect(loaded.filter((url) => url.includes('/share-'))).toEqual([])
  await page.getByRole('link').click()
  await expect.poll(() => opened(page)).toHaveLength(1)
  const [one] = await opened(page)
  expect(one?.url).toBe('https://www.facebook.com/sharer.php?u=https%3A%2F%2Fs.pl%2Fa%3Fb%3D1%26c%3D2')
  expect(one?.features).toMatch(/noopener,width=640,height=480,top=\d+,left=\d+/)
  expect(page.url()).not.toContain('#own')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('without its code the link is a link', async ({ page }) => {
  await page.route('**/chunks/share-*', (route) => route.abort())
  await open(page, link({ network: 'facebook', url: 'https://s.pl/' }))
  await page.getByRole('link').click()
  await expect.poll(() => page.url()).toContain('#own')
})

test('the builder’s buttons: by pointer and by Enter and Space; mail and print stay in the window', async ({ page }) => {
  await open(page, buttons({}, 'facebook', 'email', 'print', 'mix'))
  const press = (name: string) => page.getByRole('button', { name })
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  // Before the code came: the key is kept like a tap.
  await press('facebook').press('Enter')
  await expect.poll(() => opened(page)).toHaveLength(1)
  await press('facebook').locator('span').click()
  await press('email').press(' ')
  await press('mix').click()
  const here = encodeURIComponent(page.url())
  expect((await opened(page)).map(({ url, target }) => [url, target])).toEqual([
    [`https://www.facebook.com/sharer.php?u=${here}`, ''],
    [`https://www.facebook.com/sharer.php?u=${here}`, ''],
    [`mailto:?subject=Slider&body=%0A${here}`, '_self'],
  ])
  await press('print').click()
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1)
})

test('an address of its own goes without the page’s texts', async ({ page }) => {
  await open(page, buttons({ share_url: { url: 'https://example.test/x' } }, 'reddit'))
  await page.getByRole('button').click()
  await expect.poll(() => opened(page)).toHaveLength(1)
  expect((await opened(page))[0]?.url).toBe('https://reddit.com/submit?url=https%3A%2F%2Fexample.test%2Fx&title=')
})

test('copying says so politely; native falls back to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, link({ network: 'native', url: 'https://s.pl/kopia' }, 'Kopiuj link'))
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('link').click()
  await expect(page.getByRole('status')).toHaveText('Kopiuj link ✓')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://s.pl/kopia')
})
