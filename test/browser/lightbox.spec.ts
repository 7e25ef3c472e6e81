import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { action, built, css as popupCss } from './popups'
import { keepServed, unmountDifference } from './served'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const CONFIG = {
  kit: {
    global_image_lightbox: 'yes',
    lightbox_enable_counter: 'yes',
    lightbox_enable_zoom: 'yes',
    lightbox_enable_fullscreen: 'yes',
    lightbox_enable_share: 'yes',
  },
}
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; frame-src https://www.youtube-nocookie.com https://www.youtube.com; require-trusted-types-for 'script'"
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#9bc"/></svg>'
const video = {
  type: 'video',
  videoType: 'youtube',
  url: 'https://www.youtube.com/embed/abc?controls=1',
  modalOptions: { id: 'elementor-lightbox-77', videoAspectRatio: '43', entranceAnimation: 'fadeIn' },
}
const inAttribute = (value: object) => JSON.stringify(value).replace(/"/g, '&quot;')

interface Options {
  config?: object | false
  hash?: string
  css?: string
  dir?: string
}
async function open(page: Page, body: string, { config = CONFIG, hash = '', css = '', dir = 'ltr' }: Options = {}) {
  const data = config ? `<script type="application/json" id="c">${JSON.stringify(config)}</script>` : ''
  const html = `<!doctype html><html lang="pl" dir="${dir}"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="/lb/own.css">${data}<script defer src="/skerry.js"${config ? ' data-config="#c"' : ''}></script></head><body><main>${body}</main></body></html>`
  await page.route('**/lb/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (/gone/.test(pathname)) return route.fulfill({ status: 404, body: '' })
    if (/\.(jpg|png|svg|avif|webp)$/i.test(pathname)) return route.fulfill({ contentType: 'image/svg+xml', body: picture })
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: css })
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: html })
  })
  await page.goto(`/lb/${hash}`)
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
}
const group = `<a id="a" href="a.jpg" data-lightbox="g" data-title="A"><img src="a.jpg" width="60" height="40" alt="alt A"></a>
<a id="b" href="b.jpg" data-lightbox="g" data-title="B" data-description="opis">B</a> <a id="c" href="c.jpg" data-lightbox="g">C</a>`
const box = (page: Page) => page.locator('dialog.elementor-lightbox')
const counter = (page: Page) => box(page).locator('.elementor-slideshow__counter')
const inView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.elementor-lightbox-item')]
      .filter((el) => el.style.visibility !== 'hidden' && Math.abs(el.getBoundingClientRect().left) < 5)
      .map((el) => el.querySelector('img')?.src.split('/').pop()),
  )
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
/** The code for gestures and tools is there. */
const ready = (page: Page) => expect(box(page).locator('header')).toBeVisible()

test('a group opens at the picture that was pressed; keys lead on, Esc gives the focus and the page back', async ({ page, problems }) => {
  await keepServed(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page, group, { config: false })
  expect(loaded.filter((url) => /lightbox/.test(url))).toEqual([])
  await page.locator('#b').click()
  await ready(page)
  await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-g')
  await expect(counter(page)).toHaveText('2 / 3')
  await expect(box(page).locator('footer')).toHaveText('Bopis')
  expect(await inView(page)).toEqual(['b.jpg'])
  expect(await focused(page)).toBe('B')
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow),
  ).toContain('hidden')
  for (const [key, text] of [
    ['ArrowRight', '3 / 3'],
    ['ArrowRight', '1 / 3'],
    ['ArrowLeft', '3 / 3'],
    ['Home', '1 / 3'],
    ['End', '3 / 3'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(counter(page)).toHaveText(text)
  }
  await expect.poll(() => inView(page)).toEqual(['c.jpg'])
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  expect(await focused(page)).toBe('b')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('unmounting closes it and gives the page back', async ({ page }) => {
  await keepServed(page)
  await open(page, group)
  await page.locator('#a').click()
  await ready(page)
  expect(await unmountDifference(page)).toBe('')
})

test('which links open, and which are left alone', async ({ page }) => {
  const link = (id: string, href: string, more = '') => `<a id="${id}" href="${href}" ${more}>${id}</a> `
  const links = [
    link('png', '/lb/a.PNG?x=1'),
    link('avif', 'a.avif'),
    link('hash', 'a.jpg#f'),
    link('svg', 'd.svg'),
    link('query', '/lb/a?f=a.jpg'),
    link('page', '/lb/page', 'data-elementor-open-lightbox="yes"'),
    link('no', 'c.jpg', 'data-elementor-open-lightbox="no"'),
    link('off', 'c.jpg', 'data-lightbox="off"'),
    link('download', 'b.jpg', 'download'),
  ]
  for (const [config, expected] of [
    [CONFIG, ['png', 'avif', 'hash', 'svg']],
    [{ kit: { x: 1 } }, []],
  ] as const) {
    await open(page, links.join(''), { config })
    // What is not taken reaches the window untouched; there it ends, so that the page stays.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        document.body.dataset.prevented = String(event.defaultPrevented)
        event.preventDefault()
      }),
    )
    const opened: string[] = []
    for (const id of ['png', 'avif', 'hash', 'svg', 'query', 'page', 'no', 'off', 'download']) {
      await page.evaluate(() => delete document.body.dataset.prevented)
      await page.locator(`#${id}`).click()
      await page.waitForFunction(() => document.body.dataset.prevented)
      if ((await page.evaluate(() => document.body.dataset.prevented)) !== 'true') continue
      opened.push(id)
      await ready(page)
      await page.keyboard.press('Escape')
      await expect(box(page)).toHaveCount(0)
    }
    expect(opened).toEqual(expected)
  }
})

test('a click with Ctrl opens a tab, as everywhere', async ({ page, context }) => {
  await open(page, group)
  const [tab] = await Promise.all([context.waitForEvent('page'), page.locator('#a').click({ modifiers: ['Control'] })])
  await tab.close()
  await expect(box(page)).toHaveCount(0)
})

test('without its code a link is a link', async ({ page }) => {
  await page.route('**/chunks/lightbox*', (route) => route.abort())
  await open(page, group)
  await page.locator('#b').click()
  await expect.poll(() => page.url()).toContain('b.jpg')
})

test('Tab stays inside, in the order close, share, zoom, fullscreen', async ({ page }) => {
  await open(page, '<a id="one" href="a.jpg">one</a><button>outside</button>')
  await page.locator('#one').click()
  await ready(page)
  await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-single-img')
  const labels: unknown[] = []
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab')
    labels.push(await focused(page))
  }
  expect(labels).toEqual(['Close (Esc)', 'Share', 'Zoom', 'Fullscreen', 'Close (Esc)'])
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toBe('Fullscreen')
  await expect(box(page).locator('.elementor-swiper-button')).toHaveCount(0)
  await expect(counter(page)).toHaveText('')
})

test('zoom: by button, keys and double click; the picture moves, the slide does not', async ({ page }) => {
  await open(page, group)
  await page.locator('#a').click()
  await ready(page)
  const zoom = box(page).getByRole('switch', { name: 'Zoom' })
  const image = box(page).locator('.swiper-slide-active img')
  const size = async () => Math.round(((await image.boundingBox())?.width ?? 0) / 10) * 10
  await expect.poll(size).toBe(600)
  await zoom.click()
  await expect(zoom).toHaveAttribute('aria-checked', 'true')
  await expect.poll(size).toBe(1800)
  await expect(box(page).locator('.elementor-slideshow--zoom-mode')).toHaveCount(1)
  const { x } = (await image.boundingBox()) ?? { x: 0 }
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Math.round((await image.boundingBox())?.x ?? 0)).toBe(Math.round(x - 80))
  await expect(counter(page)).toHaveText('1 / 3')
  await zoom.press('Enter')
  await expect.poll(size).toBe(600)
  await page.mouse.dblclick(640, 400)
  await expect.poll(size).toBe(1800)
})

test('a swipe leads on, a short one back, and none of them closes; the empty place does', async ({ page }) => {
  await open(page, group)
  await page.locator('#a').click()
  await ready(page)
  const drag = async (from: number, to: number) => {
    await page.mouse.move(from, 700)
    await page.mouse.down()
    await page.mouse.move((from + to) / 2, 700, { steps: 4 })
    await page.mouse.move(to, 700, { steps: 4 })
    await page.mouse.up()
  }
  await drag(900, 300)
  await expect(counter(page)).toHaveText('2 / 3')
  await drag(300, 900)
  await expect(counter(page)).toHaveText('1 / 3')
  await drag(600, 615)
  await expect(counter(page)).toHaveText('1 / 3')
  await expect.poll(() => inView(page)).toEqual(['a.jpg'])
  await page.mouse.click(640, 400)
  await expect(box(page)).toHaveCount(1)
  await page.mouse.click(60, 700)
  await expect(box(page)).toHaveCount(0)
})

test('two fingers make the picture large', async ({ page }) => {
  await open(page, group)
  await page.locator('#a').click()
  await ready(page)
  await page.evaluate(() => {
    const row = document.querySelector('.elementor-lightbox .swiper-wrapper') as HTMLElement
    const touch = (type: string, pointerId: number, clientX: number) =>
      row.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 400, bubbles: true, pointerType: 'touch' }))
    touch('pointerdown', 11, 600)
    touch('pointerdown', 12, 700)
    touch('pointermove', 12, 800)
  })
  await expect
    .poll(() => page.evaluate(() => (document.querySelector('.swiper-slide-active img') as HTMLElement).style.transform))
    .toContain('scale(2)')
})

test('from right to left the left arrow leads on', async ({ page }) => {
  await open(page, group, { dir: 'rtl', config: false })
  await page.locator('#a').click()
  await ready(page)
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page)).toHaveText('2 / 3')
  await expect.poll(() => inView(page)).toEqual(['b.jpg'])
  const [next, prev] = await Promise.all(
    ['next', 'prev'].map((side) => box(page).locator(`.elementor-swiper-button-${side}`).boundingBox()),
  )
  expect((next?.x ?? 0) < (prev?.x ?? 0)).toBe(true)
})

test('sharing: the page with the slide’s own action, the picture for download, Esc first closes the menu', async ({ page }) => {
  const hash = action('lightbox', { id: 1, url: 'https://s.pl/a.jpg' })
  await open(
    page,
    `<a id="one" href="a.jpg" data-elementor-open-lightbox="yes" data-e-action-hash="${hash}">one</a><a id="two" href="b.jpg">two</a>`,
  )
  await page.locator('#one').click()
  await ready(page)
  const share = box(page).getByRole('button', { name: 'Share', exact: true })
  await share.click()
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  const links = box(page).locator('.elementor-slideshow__share-menu a')
  await expect(links).toHaveText([/Facebook/, /Twitter/, /Pin/, /Download/])
  const [facebook, , pin, download] = await links.evaluateAll((list) => list.map((a) => (a as HTMLAnchorElement).href))
  const shared = new URL(facebook as string).searchParams.get('u')
  expect(shared).toBe(page.url() + hash)
  expect(new URL(pin as string).searchParams.get('url')).toBe(shared)
  expect(download).toContain('/lb/a.jpg')
  await page.keyboard.press('Escape')
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  await expect(box(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  // Nothing to share but the page: no `null`.
  await page.locator('#two').click()
  await ready(page)
  await share.click()
  await expect(links.first()).toHaveAttribute('href', `https://www.facebook.com/sharer.php?u=${encodeURIComponent(page.url())}`)
})

test('a missing picture says so, and the window closes', async ({ page }) => {
  await open(page, '<a id="one" href="gone.jpg">one</a>')
  await page.locator('#one').click()
  await expect(box(page).getByRole('alert')).toContainText('could not be loaded')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
})

test('nothing scrolls the window to the side, under a slider’s own stylesheet neither', async ({ page }) => {
  await open(page, group, { css: '.swiper{position:relative;overflow:hidden}' })
  await page.locator('#a').click()
  await ready(page)
  const scrolled = await page.locator('.skerry-lightbox-window').evaluate((el) => {
    el.scrollLeft = 300
    return el.scrollLeft
  })
  expect(scrolled).toBe(0)
})

test('a video is asked for when the lightbox shows it, and gone when it closes', async ({ page }) => {
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'player' })
  })
  const overlay = `<div id="o" data-elementor-open-lightbox="yes" data-elementor-lightbox="${inAttribute(video)}"><div role="button" tabindex="0" aria-label="Odtwórz"><svg width="40" height="40"><path d="M0 0h40v40H0z"/></svg></div></div>`
  await open(
    page,
    `${overlay}<a id="hand" href="https://youtu.be/xyz" data-lightbox data-title="Rejs">film</a><a id="file" href="f.mp4" data-lightbox>plik</a>`,
  )
  expect(asked).toEqual([])
  // By keyboard, and by the drawing inside the button.
  await page.getByRole('button', { name: 'Odtwórz' }).press('Enter')
  await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-77')
  await expect(box(page).locator('iframe')).toHaveAttribute('src', 'https://www.youtube.com/embed/abc?controls=1&autoplay=1')
  await expect(box(page).locator('.elementor-video-wrapper')).toHaveClass(/elementor-video-landscape/)
  expect(
    await box(page)
      .locator('.elementor-video-wrapper')
      .evaluate((el) => el.style.getPropertyValue('--video-aspect-ratio')),
  ).toBe('1.33333')
  await expect(box(page).locator('.dialog-message')).toHaveClass(/animated fadeIn/)
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await focused(page)).toBe('Odtwórz')
  await page.locator('#o path').click()
  await expect(box(page).locator('iframe')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await page.locator('#hand').click()
  await expect(box(page).locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/xyz?autoplay=1')
  await expect(box(page).locator('iframe')).toHaveAttribute('title', 'Rejs')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await page.locator('#file').click()
  await expect(box(page).locator('video')).toHaveAttribute('src', /f\.mp4$/)
})

test('the order is that of the gallery: copies of slides left out, explicit numbers and turned sliders followed', async ({ page }) => {
  const link = (n: number, more = '') =>
    `<a id="l${n}" href="${n}.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="s" data-elementor-lightbox-title="t${n}" ${more}>${n}</a>`
  await open(
    page,
    `<div class="swiper-slide-duplicate">${link(3).replace('l3', 'copy')}</div><div data-swiper-slide-index="2">${link(3)}</div><div data-swiper-slide-index="0">${link(1)}</div><div data-swiper-slide-index="1">${link(2)}</div>`,
  )
  await page.locator('#copy').click()
  await ready(page)
  await expect(counter(page)).toHaveText('3 / 3')
  await page.keyboard.press('ArrowRight')
  await expect(box(page).locator('.elementor-slideshow__title')).toHaveText('t1')
})

test('tools fade when nobody moves, and come back', async ({ page }) => {
  await page.clock.install()
  await open(page, group)
  await page.locator('#a').click()
  await ready(page)
  await page.mouse.move(400, 400)
  await page.clock.runFor(3600)
  const hidden = box(page).locator('.elementor-slideshow--ui-hidden')
  await expect(hidden).toHaveCount(1)
  await page.mouse.move(420, 400)
  await expect(hidden).toHaveCount(0)
})

test('opened in a popup, Esc closes only the lightbox', async ({ page }) => {
  await open(
    page,
    `<a id="open-1" href="${action('popup:open', { id: '1' })}">open</a>${built(1, {}, '<a id="in" href="a.jpg">picture</a>')}`,
    { css: popupCss },
  )
  await page.locator('#open-1').click()
  await page.locator('.elementor-popup-modal #in').click()
  await ready(page)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(page.locator('.elementor-popup-modal')).toBeVisible()
  expect(await focused(page)).toBe('in')
})

test('axe finds nothing while it is open, shared and on a video', async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>p</title><body><main><h1>p</h1></main></body></html>',
    }),
  )
  await open(page, `${group}<a id="hand" href="https://youtu.be/xyz" data-lightbox>film</a>`)
  await page.evaluate(axe)
  const violations = () =>
    page.evaluate(async () => {
      await Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {})))
      const run = (
        window as unknown as {
          axe: { run: (root: string, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        }
      ).axe.run
      return (await run('dialog', { resultTypes: ['violations'] })).violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html)}`)
    })
  await page.locator('#b').click()
  await ready(page)
  expect(await violations()).toEqual([])
  await box(page).getByRole('button', { name: 'Share', exact: true }).click()
  expect(await violations()).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await page.locator('#hand').click()
  await expect(box(page).locator('iframe')).toHaveCount(1)
  expect(await violations()).toEqual([])
})

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
})

test('the demo: it looks after itself', async ({ page, problems }) => {
  await page.goto('/pages/lightbox.html')
  await page.getByRole('link', { name: 'Latarnia w burzy' }).click()
  await expect(box(page)).toHaveClass(/skerry-lightbox/)
  await expect(counter(page)).toHaveText('2 / 3')
  await expect(box(page).getByRole('button', { name: 'Zamknij (Esc)' })).toBeVisible()
  expect(problems()).toEqual([])
})

test('the focus stays in the window when what held it goes with its slide', async ({ page }) => {
  const film = '<a id="v" href="/pages/film.webm" data-lightbox="g">V</a>'
  await open(page, `${group}${film}<a id="d" href="gone.jpg" data-lightbox="g">D</a>`)
  await page.locator('#a').click()
  await ready(page)
  await box(page).getByRole('button', { name: 'Share' }).press('Enter')
  await box(page).getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('2 / 5')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('3 / 5')
  await box(page).getByRole('switch', { name: 'Zoom' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('4 / 5')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('5 / 5')
  await box(page).getByRole('link', { name: 'gone.jpg' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('1 / 5')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('2 / 5')
})

test('by hand a film is a film, whatever follows its name', async ({ page }) => {
  await open(page, '<a id="v" href="/pages/film.webm?v=2#t=1" data-lightbox>V</a>')
  await page.locator('#v').click()
  await expect(box(page).locator('video')).toHaveAttribute('src', /film\.webm\?v=2#t=1$/)
})

test('a tool that the settings switch off in words is off', async ({ page }) => {
  await open(page, group, {
    config: { kit: { global_image_lightbox: 'yes', lightbox_enable_zoom: 'yes', lightbox_enable_share: 'no' } } as never,
  })
  await page.locator('#a').click()
  await ready(page)
  await expect(box(page).getByRole('switch', { name: 'Zoom' })).toBeVisible()
  await expect(box(page).getByRole('button', { name: 'Share' })).toHaveCount(0)
})
