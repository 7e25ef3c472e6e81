import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { action } from '../popup/popups'
import { keepServed, unmountDifference } from '../unmount'
import { box, group, inAttribute, open, ready } from './lightboxes'

test.describe('link actions are hostile', () => {
  const trap = (page: Page) =>
    page.addInitScript(() => {
      const w = window as unknown as { hit: string[]; polluted?: unknown }
      w.hit = []
      window.alert = (text) => w.hit.push(String(text))
    })
  const hit = (page: Page) =>
    page.evaluate(() => [...(window as unknown as { hit: string[] }).hit, ({} as { url?: string }).url].filter(Boolean))
  const evil = '<img src=x onerror=alert(1)>'
  const long = 'x'.repeat(10_000)
  const raw = (json: string) =>
    `#elementor-action%3Aaction%3Dlightbox%26settings%3D${encodeURIComponent(Buffer.from(json).toString('base64'))}`

  for (const [name, settings] of Object.entries({
    'a script address': { id: 1, url: 'javascript:alert(1)' },
    'a page as data': { type: 'video', videoType: 'hosted', url: 'data:text/html,<script>alert(1)</script>' },
    'a blob': { id: 1, url: 'blob:https://evil.example/1' },
    'raw HTML': { type: 'html', html: evil },
    'HTML with an address': { type: 'x', html: evil, url: 'https://s.pl/a.jpg' },
    'a group that is not there': { slideshow: '"] , *', url: 'https://s.pl/a.jpg' },
    'no address': { id: 1 },
    'an address that is an object': { id: 1, url: { toString: 'javascript:alert(1)' } },
  }))
    test(`${name} opens nothing`, async ({ page, problems }) => {
      await trap(page)
      await open(page, `${group}<a id="go" href="${action('lightbox', settings)}">go</a>`)
      await page.locator('#go').click()
      // Another one opens after it: whatever the first did is done.
      await page.evaluate(
        (hash) => (document.querySelector('#go') as HTMLAnchorElement).setAttribute('href', hash),
        action('lightbox', { id: 2, url: '/lb/ok.jpg' }),
      )
      await page.locator('#go').click()
      await expect(box(page)).toHaveCount(1)
      await expect(box(page).locator('img')).toHaveAttribute('src', /ok\.jpg$/)
      expect(await hit(page)).toEqual([])
      await expect(page.locator('iframe,video,[onerror]')).toHaveCount(0)
      expect(problems('expected')).toEqual([])
    })

  test('texts are texts, ids are ours, and long ones do no harm', async ({ page }) => {
    await trap(page)
    const settings = {
      id: 1,
      url: '/lb/ok.jpg',
      title: evil,
      description: long,
      modalOptions: { id: 'main"><b>', entranceAnimation: 'x onerror elementor-hidden', videoAspectRatio: 'url(x)' },
    }
    await open(page, `<p id="main">p</p><a id="go" href="${action('lightbox', settings)}">go</a>`)
    await page.locator('#go').click()
    await ready(page)
    await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox')
    await expect(box(page).locator('.elementor-slideshow__title')).toHaveText(evil)
    await expect(box(page).locator('.dialog-message')).toHaveClass('dialog-message dialog-lightbox-message')
    await expect(box(page).locator('footer img')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await box(page).locator('.dialog-close-button').click()
    await expect(box(page)).toHaveCount(0)
    expect(await hit(page)).toEqual([])
  })

  test('prototypes stay clean; a foreign player is not framed', async ({ page }) => {
    await trap(page)
    const proto = raw('{"__proto__":{"url":"https://s.pl/a.jpg","id":1},"constructor":{"prototype":{"url":"x"}}}')
    const frame = action('lightbox', {
      type: 'video',
      url: 'https://www.youtube.com.evil.example/embed/x',
      videoParams: { onerror: 'alert(1)', src: 'x' },
    })
    await open(page, `<a id="p" href="${proto}">p</a><a id="f" href="${frame}">f</a>`)
    await page.locator('#p').click()
    await page.locator('#f').click()
    await expect(box(page).getByRole('alert')).toContainText('cannot be played')
    await expect(page.locator('iframe,video')).toHaveCount(0)
    expect(await hit(page)).toEqual([])
  })

  test('on load only what an element of the page carries opens, and unmounting takes it away', async ({ page }) => {
    const hash = action('lightbox', { id: 1, url: '/lb/ok.jpg' })
    await keepServed(page)
    await open(page, `<a href="/lb/ok.jpg" data-e-action-hash="${hash}">p</a>`, { hash })
    await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox')
    expect(await unmountDifference(page)).toBe('')
    await page.goto('about:blank')
    await open(page, '<p>none</p>', { hash })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    await expect(box(page)).toHaveCount(0)
  })

  test('captions, titles and alternative texts of the page’s own links stay texts', async ({ page, problems }) => {
    await trap(page)
    const text = inAttribute({ a: `"><img src=x onerror=alert(1)><script>alert(1)</script>' onload='alert(1)` })
    await open(
      page,
      `<a id="go" href="a.jpg" data-lightbox="${text}" data-title="${text}" data-description="${text}" data-e-action-hash="${text}"><img src="s.jpg" alt="${text}"></a>
      <a href="javascript:alert(1)//a.jpg" data-lightbox="${text}">x</a><a href="data:text/html,<script>alert(1)</script>#.jpg" data-lightbox="${text}">x</a>`,
    )
    await page.locator('#go').click()
    await ready(page)
    await expect(box(page).locator('footer')).toContainText('onerror=alert(1)')
    // Those that lead to no file are no slides.
    await expect(box(page).locator('.elementor-lightbox-item')).toHaveCount(1)
    await box(page).getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.locator('dialog script,[onerror],[onload]')).toHaveCount(0)
    expect(await hit(page)).toEqual([])
    expect(problems()).toEqual([])
  })
})
