import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { openPage } from '../slider/sliders'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { buttons, link, open, opened } from './share-pages'

test('a hand-written link loads its code with the first sign of interest, loses no click, and is restored by unmounting', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await open(page, link({ network: 'facebook', url: 'https://s.pl/a?b=1&c=2' }))
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  expect(requested.filter((url) => url.includes('/share-'))).toEqual([])
  await page.getByRole('link').click()
  await expect.poll(() => opened(page)).toHaveLength(1)
  const [one] = await opened(page)
  expect(one?.url).toBe('https://www.facebook.com/sharer.php?u=https%3A%2F%2Fs.pl%2Fa%3Fb%3D1%26c%3D2')
  expect(one?.features).toMatch(/noopener,width=640,height=480,top=\d+,left=\d+/)
  expect(page.url()).not.toContain('#own')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a link whose code does not load leads to its own address', async ({ page }) => {
  await page.route('**/chunks/share-*', (route) => route.abort())
  await open(page, link({ network: 'facebook', url: 'https://s.pl/' }))
  await page.getByRole('link').click()
  await expect.poll(() => page.url()).toContain('#own')
})

test('a link whose custom address is invalid leads to its own address, and that is reported once', async ({ page, problems }) => {
  await open(page, link({ network: 'facebook', url: 'http://[' }))
  await page.getByRole('link').click()
  await expect(page).toHaveURL(/#own$/)
  await page.getByRole('link').click()
  expect(await opened(page)).toEqual([])
  await expect
    .poll(() => problems('no element has the id own'))
    .toEqual([expect.stringContaining('url: expected an address, got http://[')])
})

test('the builder’s buttons share by pointer, Enter and Space; mail and print open no new window', async ({ page }) => {
  await open(page, buttons({}, 'facebook', 'email', 'print', 'mix'))
  const press = (name: string) => page.getByRole('button', { name })
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  // The code has not loaded yet: the key press is kept, like a click.
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

test('a key press on the builder’s button counts before the code of rarer widgets is there', async ({ page }) => {
  const rare = await holdChunk(page, 'rare-widgets')
  // The video belongs to those widgets: their code is on its way.
  await open(
    page,
    `${buttons({}, 'facebook', 'reddit')}<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="video.default"></div>`,
  )
  await rare.requested
  await page.getByRole('button', { name: 'facebook' }).press('Enter')
  await expect.poll(() => opened(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'reddit' }).press(' ')
  await expect.poll(() => opened(page)).toHaveLength(2)
  await rare.release()
  await page.getByRole('button', { name: 'facebook' }).press('Enter')
  await expect.poll(() => opened(page)).toHaveLength(3)
})

test('a custom address is shared without the page’s texts', async ({ page }) => {
  await open(page, buttons({ share_url: { url: 'https://example.test/x' } }, 'reddit'))
  await page.getByRole('button').click()
  await expect.poll(() => opened(page)).toHaveLength(1)
  expect((await opened(page))[0]?.url).toBe('https://reddit.com/submit?url=https%3A%2F%2Fexample.test%2Fx&title=')
})

test('copying is announced; where the platform has no share sheet, sharing copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await rememberServedMarkup(page)
  await open(page, link({ network: 'native', url: 'https://s.pl/copied' }, 'Kopiuj link'))
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('link').click()
  await expect(page.getByRole('status')).toHaveText('Kopiuj link ✓')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://s.pl/copied')
  // Unmounting takes the announcement away, too.
  expect(await unmountDifference(page)).toBe('')
})

test('where copying is not allowed, a prompt shows the address to copy', async ({ page, context }) => {
  await context.clearPermissions()
  await open(page, link({ network: 'copy', url: 'https://s.pl/copied' }, 'Kopiuj link'))
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }))
  const shown = page.waitForEvent('dialog')
  // The open prompt holds the page, and with it the click that opened it.
  const clicked = page.getByRole('link').click()
  const dialog = await shown
  expect([dialog.type(), dialog.defaultValue()]).toEqual(['prompt', 'https://s.pl/copied'])
  await dialog.dismiss()
  await clicked
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('a button with nothing but an icon announces its name when it has copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const settings = JSON.stringify({ network: 'copy', url: 'https://s.pl/' })
  await open(
    page,
    `<a data-widget="share" data-settings='${settings}' href="#own" aria-label="Kopiuj link"><svg width="20" height="20"></svg></a>`,
  )
  await page.getByRole('link').click()
  await expect(page.getByRole('status')).toHaveText('Kopiuj link ✓')
})

test('a click opens a real small window, and the page stays', async ({ page, context }) => {
  await openPage(page, link({ network: 'x-twitter', url: 'https://s.pl/' }))
  await context.route('https://x.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>X</title>' }))
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  const [other] = await Promise.all([context.waitForEvent('page'), page.getByRole('link').click()])
  await other.waitForLoadState()
  expect(other.url()).toBe('https://x.com/intent/tweet?text=%20https%3A%2F%2Fs.pl%2F')
  expect(await other.evaluate(() => [window.opener, innerWidth, innerHeight])).toEqual([null, 640, 480])
  expect(page.url()).toMatch(/slider-test$/)
  await other.close()
})

test('the platform’s share sheet gets the address and texts; closing it announces nothing', async ({ page, problems }) => {
  await open(page, link({ network: 'native', url: 'https://s.pl/', title: 'T', text: 'X' }, 'Udostępnij…'))
  await page.evaluate(() => {
    const w = window as unknown as { sheets: unknown[] }
    w.sheets = []
    const share = async (data: unknown) => {
      w.sheets.push(data)
      throw new DOMException('closed by the visitor', 'AbortError')
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await page.getByRole('link').press('Enter')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { sheets: unknown[] }).sheets))
    .toEqual([{ url: 'https://s.pl/', title: 'T', text: 'X' }])
  await expect(page.getByRole('status')).toHaveCount(0)
  expect(problems()).toEqual([])
})

test('axe finds nothing: links, buttons, and while the copy is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const row = buttons({}, 'facebook', 'email', 'print').replaceAll('<span class="elementor-share-btn__icon">', '<span>')
  await open(
    page,
    `<h1>Podaj dalej</h1><p>${link({ network: 'copy', url: 'https://s.pl/' }, 'Kopiuj')} ${link({ network: 'x-twitter' }, 'X')}</p>${row}`,
  )
  await page.addStyleTag({ url: '/builder.css' })
  await page.evaluate(() => {
    for (const el of document.querySelectorAll<HTMLElement>('.elementor-share-btn')) el.style.cssText = 'display:inline-block;padding:9px'
  })
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Kopiuj' }).click()
  await expect(page.getByRole('status')).toHaveText('Kopiuj ✓')
  expect(await axe(page)).toEqual([])
})
