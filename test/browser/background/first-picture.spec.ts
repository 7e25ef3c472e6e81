import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { failChunk, holdChunk } from '../hold-chunk'
import { ownPage, serveScript } from '../own-page'
import { openPage, shift } from '../slider/sliders'
import { rememberServedMarkup, scanAgain, unmount, unmountDifference } from '../unmount'
import { BOX, element, FIRST, LAYERS, PICTURE, placeOf, SLIDE, SLIDESHOW, visiblePicture } from './slideshow-pages'

/** The names of the pictures that the page asks for, in order. */
function requestedPictures(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/')) names.push(pathname.slice('/pictures/'.length).replace(/\.svg$/, ''))
  })
  return names
}
/** A list of one picture with that address, and of one with that name. */
const listOf = (url: unknown) => ({ background_slideshow_gallery: [{ id: 1, url }] })
const picture = (name: string) => listOf(`/pictures/${name}.svg`)
/** Sites choose these in the editor; they come with their stylesheet. */
const SITE_CSS = `${SLIDE}__image{background-size:contain;background-position:0% 100%;background-repeat:repeat-x}`
const openSitePage = async (page: Page, body: string) => {
  await page.route('**/site.css', (route) => route.fulfill({ contentType: 'text/css', body: SITE_CSS }))
  await openPage(page, body, { css: '/builder.css /site.css' })
}

test(`before the slideshow’s chunk has come, the first picture is requested and lies where the slideshow’s will`, async ({
  page,
  problems,
}) => {
  const requested = requestedPictures(page)
  await rememberServedMarkup(page)
  const held = await holdChunk(page, SLIDESHOW)
  await openSitePage(page, element({ background_slideshow_ken_burns: 'yes' }))
  await held.requested
  await expect(page.locator(`section > ${BOX}:first-child`)).toHaveCount(1)
  await expect.poll(() => requested).toEqual(['p1'])
  const before = await placeOf(page, FIRST)
  expect(before.box).toEqual((await placeOf(page, 'section')).box)
  expect([before.backgroundSize, before.backgroundPosition, before.backgroundRepeat]).toEqual(['contain', '0% 100%', 'repeat-x'])
  expect(before.backgroundImage).toContain('/pictures/p1.svg')
  // The server's own element is left as it is: its class decides whether its background is lazy, its style may have a transition.
  expect(await page.locator('section').evaluate((el) => [el.className, el.getAttribute('style')])).toEqual(['elementor-element', null])

  // In none of the changes to the page is the picture missing.
  const missing = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let count = 0
        const section = document.querySelector('section') as HTMLElement
        new MutationObserver((_, observer) => {
          const pictures = [...section.querySelectorAll<HTMLElement>('.elementor-background-slideshow__slide__image')]
          if (!pictures.some(({ style }) => style.backgroundImage.includes('p1.svg'))) count++
          if (!section.querySelector('[dir]')) return
          observer.disconnect()
          done(count)
        }).observe(section, { childList: true })
      }),
  )
  await held.release()
  await expect(page.locator(LAYERS)).toHaveCount(1)
  expect(await missing).toBe(0)
  await expect(page.locator(BOX)).toHaveCount(0)
  expect(await visiblePicture(page)).toBe('1')
  // The zoom has begun, so the slide around the picture is compared.
  await expect(page.locator(PICTURE).first()).toHaveClass(/elementor-ken-burns--active/)
  const after = await placeOf(page, PICTURE)
  expect({ ...after, transform: before.transform, box: (await placeOf(page, SLIDE)).box }).toEqual(before)
  expect(await shift(page)).toBe(0)
  expect(requested.filter((name) => name === 'p1')).toHaveLength(1)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the request for the first picture has a high priority', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only this browser says so')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const priorities: string[] = []
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.endsWith('/pictures/p1.svg')) priorities.push(request.initialPriority)
  })
  const held = await holdChunk(page, SLIDESHOW)
  await openPage(page, element({}), { css: '/builder.css' })
  await held.requested
  await expect.poll(() => priorities).toEqual(['High'])
  await held.release()
})

const inside = (css: string, name: string) => `<div class="${css}">${element(picture(name))}</div>`

test('what is not in view asks for nothing before its chunk', async ({ page }) => {
  const requested = requestedPictures(page)
  await page.route('**/hidden.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: '.none{display:none}.aside{position:fixed;left:100vw;top:0;width:300px}.above{position:absolute;top:-900px}.tall{height:3000px}',
    }),
  )
  const held = await holdChunk(page, SLIDESHOW)
  await openPage(
    page,
    `${element(picture('seen'))}${inside('none', 'none')}${inside('aside', 'aside')}${inside('above', 'above')}
    <div data-widget="popup" id="popup" hidden>${element(picture('popup'))}</div>
    ${element({ ...picture('classic'), background_background: 'classic' })}
    ${element({ ...picture('leftover'), background_background: undefined })}
    <div class="tall"></div>${element(picture('below'))}`,
    { css: '/builder.css /hidden.css' },
  )
  await held.requested
  await expect.poll(() => requested).toEqual(['seen'])
  await expect(page.locator(BOX)).toHaveCount(1)
  await held.release()
})

test('only addresses of the web are asked for, and none of them is more than an address', async ({ page, problems }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const held = await holdChunk(page, SLIDESHOW)
  const hostile = [
    'javascript:alert(1)',
    ' java\nscript:alert(1)//.',
    'data:image/svg+xml,<svg/>',
    'blob:x/y',
    'file:///etc/passwd',
    'chrome://version/a.png',
  ]
  const notTexts = [undefined, null, 5, true, {}, [], '']
  const lists = [null, 'text', 5, {}, [null], [[]], ['/pictures/text.svg']]
  const broken = '/pictures/p1.svg?")!important;background:url(/pictures/injected.svg'
  await page.route('**/small.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'section{min-height:20px}h1{margin:0;font-size:10px}' }),
  )
  await openPage(
    page,
    [...hostile, ...notTexts].map((url) => element(listOf(url))).join('') +
      lists.map((list) => element({ background_slideshow_gallery: list })).join('') +
      element(picture('p2')) +
      element(listOf(broken)),
    { css: '/builder.css /small.css' },
  )
  await held.requested
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(requested.filter((url) => /^(javascript|data|blob|file|chrome):/.test(url) && !url.startsWith('data:,'))).toEqual([])
  expect(requested.filter((url) => /injected|undefined|null|object|etc\/passwd/.test(new URL(url).pathname))).toEqual([])
  const styles = await page.locator(FIRST).evaluateAll((all) => all.map((el) => el.getAttribute('style')))
  expect(styles).toHaveLength(2)
  for (const style of styles) expect(style).toMatch(/^background-image: url\("[^"]*\/pictures\/[^"]*"\);$/)
  expect(problems(/^warning: Skerry/)).toEqual([])
  await held.release()
})

test.describe('without the slideshow', () => {
  test('unmounting takes the first picture away, of the page or of a part, and a new start shows it again', async ({ page }) => {
    await rememberServedMarkup(page)
    const held = await holdChunk(page, SLIDESHOW)
    await openPage(page, `<div id="a">${element({})}</div><div id="b">${element({})}</div>`, { css: '/builder.css' })
    await held.requested
    await expect(page.locator(BOX)).toHaveCount(2)
    await unmount(page, '#a')
    await expect(page.locator(`#a ${BOX}`)).toHaveCount(0)
    await expect(page.locator(`#b ${BOX}`)).toHaveCount(1)
    expect(await unmountDifference(page)).toBe('')
    await scanAgain(page)
    await expect(page.locator(BOX)).toHaveCount(2)
    await held.release()
    await expect(page.locator(LAYERS)).toHaveCount(2)
    await expect(page.locator(BOX)).toHaveCount(0)
  })

  test('the first picture stays when the chunk cannot be loaded', async ({ page }) => {
    const failed = await failChunk(page, SLIDESHOW)
    await openPage(page, element({}), { css: '/builder.css' })
    await failed.requested
    await expect(page.locator(BOX)).toBeVisible()
  })
})

test('where the builder’s runtime is at work, the first picture is left to it', async ({ page }) => {
  const requested = requestedPictures(page)
  await serveScript(page, '/builder.js', 'window.elementorFrontend = { isTheirs: true }')
  await ownPage(
    page,
    element({}),
    'section{min-height:200px}',
    '<script src="/builder.js"></script><script defer src="/skerry.js"></script>',
  )
  await page.waitForLoadState('networkidle')
  await expect(page.locator(BOX)).toHaveCount(0)
  expect(requested).toEqual([])
})
