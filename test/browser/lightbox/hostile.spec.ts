import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { actionHref } from '../popup/popups'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { GROUP, lightbox, openPage, toAttribute, waitUntilOpen } from './lightbox-pages'

test.describe('hostile input', () => {
  const recordAlerts = (page: Page) =>
    page.addInitScript(() => {
      const alerts: string[] = []
      Object.assign(window, { alerts })
      window.alert = (text) => alerts.push(String(text))
    })
  /** The alerts so far, and a URL that has got into Object's prototype. */
  const harm = (page: Page) =>
    page.evaluate(() => [...(window as unknown as { alerts: string[] }).alerts, ({} as { url?: string }).url].filter(Boolean))
  const SCRIPT = '<img src=x onerror=alert(1)>'
  const LONG = 'x'.repeat(10_000)
  const actionOf = (json: string) =>
    `#elementor-action%3Aaction%3Dlightbox%26settings%3D${encodeURIComponent(Buffer.from(json).toString('base64'))}`

  for (const [name, settings] of Object.entries({
    'a script address': { id: 1, url: 'javascript:alert(1)' },
    'a page as data': { type: 'video', videoType: 'hosted', url: 'data:text/html,<script>alert(1)</script>' },
    'a blob': { id: 1, url: 'blob:https://evil.example/1' },
    'raw HTML': { type: 'html', html: SCRIPT },
    'HTML with an address': { type: 'x', html: SCRIPT, url: 'https://s.pl/a.jpg' },
    'a group that is not there': { slideshow: '"] , *', url: 'https://s.pl/a.jpg' },
    'no address': { id: 1 },
    'an address that is an object': { id: 1, url: { toString: 'javascript:alert(1)' } },
  }))
    test(`a link action with ${name} opens nothing`, async ({ page, problems }) => {
      await recordAlerts(page)
      await openPage(page, `${GROUP}<a id="go" href="${actionHref('lightbox', settings)}">go</a>`)
      await page.locator('#go').click()
      // When the next action has opened the lightbox, the first one has done all that it does.
      await page.evaluate(
        (hash) => (document.querySelector('#go') as HTMLAnchorElement).setAttribute('href', hash),
        actionHref('lightbox', { id: 2, url: '/lb/ok.jpg' }),
      )
      await page.locator('#go').click()
      await expect(lightbox(page)).toHaveCount(1)
      await expect(lightbox(page).locator('img')).toHaveAttribute('src', /ok\.jpg$/)
      expect(await harm(page)).toEqual([])
      await expect(page.locator('iframe,video,[onerror]')).toHaveCount(0)
      expect(problems('expected')).toEqual([])
    })

  test('a link action’s texts stay text, its id and animation are dropped when they are foreign, and long texts do not break the page', async ({
    page,
  }) => {
    await recordAlerts(page)
    const settings = {
      id: 1,
      url: '/lb/ok.jpg',
      title: SCRIPT,
      description: LONG,
      modalOptions: { id: 'main"><b>', entranceAnimation: 'x onerror elementor-hidden', videoAspectRatio: 'url(x)' },
    }
    await openPage(page, `<p id="main">p</p><a id="go" href="${actionHref('lightbox', settings)}">go</a>`)
    await page.locator('#go').click()
    await waitUntilOpen(page)
    await expect(lightbox(page)).toHaveAttribute('id', 'elementor-lightbox')
    await expect(lightbox(page).locator('.elementor-slideshow__title')).toHaveText(SCRIPT)
    await expect(lightbox(page).locator('.dialog-message')).toHaveClass('dialog-message dialog-lightbox-message')
    await expect(lightbox(page).locator('footer img')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await lightbox(page).locator('.dialog-close-button').click()
    await expect(lightbox(page)).toHaveCount(0)
    expect(await harm(page)).toEqual([])
  })

  test('the address of a link action puts nothing but the player’s own page, rebuilt from the video, into a frame', async ({ page }) => {
    const addresses = {
      port: 'https://www.youtube.com:8443/embed/abc',
      path: 'https://www.youtube.com/embed/..%2f..%2fredirect?q=https://evil.test&v=abc',
      name: 'https://www.youtube.com@evil.test/embed/abc',
    }
    const links = Object.entries(addresses).map(
      ([id, url]) => `<a id="${id}" href="${actionHref('lightbox', { type: 'video', videoType: 'youtube', url })}">${id}</a>`,
    )
    await openPage(page, `${GROUP}${links.join(' ')}`)
    for (const id of Object.keys(addresses)) {
      await page.locator(`#${id}`).click()
      await expect(lightbox(page).locator('iframe').or(lightbox(page).getByRole('alert')).first()).toBeAttached()
      const sources = await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).src))
      for (const source of sources) expect(source).toMatch(/^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/abc\?[\w=&]*$/)
      if (id === 'port') expect(sources).toHaveLength(1)
      await page.keyboard.press('Escape')
      await expect(lightbox(page)).toHaveCount(0)
    }
  })
  test('a link action pollutes no prototype, and a player of an unknown site is not framed', async ({ page }) => {
    await recordAlerts(page)
    const proto = actionOf('{"__proto__":{"url":"https://s.pl/a.jpg","id":1},"constructor":{"prototype":{"url":"x"}}}')
    const frame = actionHref('lightbox', {
      type: 'video',
      url: 'https://www.youtube.com.evil.example/embed/x',
      videoParams: { onerror: 'alert(1)', src: 'x' },
    })
    await openPage(page, `<a id="p" href="${proto}">p</a><a id="f" href="${frame}">f</a>`)
    await page.locator('#p').click()
    await page.locator('#f').click()
    await expect(lightbox(page).getByRole('alert')).toContainText('cannot be played')
    await expect(page.locator('iframe,video')).toHaveCount(0)
    expect(await harm(page)).toEqual([])
  })

  test('at load only an action that an element of the page carries opens; unmounting closes it', async ({ page }) => {
    const hash = actionHref('lightbox', { id: 1, url: '/lb/ok.jpg' })
    await rememberServedMarkup(page)
    await openPage(page, `<a href="/lb/ok.jpg" data-e-action-hash="${hash}">p</a>`, { hash })
    await expect(lightbox(page)).toHaveAttribute('id', 'elementor-lightbox')
    expect(await unmountDifference(page)).toBe('')
    await page.goto('about:blank')
    await page.addInitScript(() => {
      const { close } = HTMLDialogElement.prototype
      // An overlay begins by closing its dialog, and ends by it.
      HTMLDialogElement.prototype.close = function () {
        if (!this.open) document.body.dataset.opened = `${Number(document.body.dataset.opened ?? 0) + 1}`
        close.call(this)
      }
    })
    const examined = page.waitForResponse('**/chunks/popups-actions-run-*')
    await openPage(page, '<a id="go" href="/lb/other.jpg">go</a>', { hash })
    await examined
    // The action at load, whose code is there, would open the lightbox before this link does.
    await page.locator('#go').click()
    await expect(lightbox(page).locator('img')).toHaveAttribute('src', /other\.jpg$/)
    await expect(page.locator('body')).toHaveAttribute('data-opened', '1')
  })

  test('captions, titles and alternative texts of the page’s own links stay text', async ({ page, problems }) => {
    await recordAlerts(page)
    const text = toAttribute({ a: `"><img src=x onerror=alert(1)><script>alert(1)</script>' onload='alert(1)` })
    await openPage(
      page,
      `<a id="go" href="a.jpg" data-lightbox="${text}" data-title="${text}" data-description="${text}" data-e-action-hash="${text}"><img src="s.jpg" alt="${text}"></a>
      <a href="javascript:alert(1)//a.jpg" data-lightbox="${text}">x</a><a href="data:text/html,<script>alert(1)</script>#.jpg" data-lightbox="${text}">x</a>`,
    )
    await page.locator('#go').click()
    await waitUntilOpen(page)
    await expect(lightbox(page).locator('footer')).toContainText('onerror=alert(1)')
    // Links with other schemes are no slides.
    await expect(lightbox(page).locator('.elementor-lightbox-item')).toHaveCount(1)
    await lightbox(page).getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.locator('dialog script,[onerror],[onload]')).toHaveCount(0)
    expect(await harm(page)).toEqual([])
    expect(problems()).toEqual([])
  })
})
