import { expect, test } from '../harness'
import { action, built, css as popupCss } from '../popup/popups'
import { keepServed, unmountDifference } from '../unmount'
import { box, CONFIG, counter, focused, group, inView, open, ready } from './lightboxes'

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
    link('named', 'b.jpg', 'download="zdjecie.jpg" data-elementor-open-lightbox="yes"'),
    link('byhand', 'b.jpg', 'download data-lightbox="g"'),
    link('AVIF', '/lb/A.AVIF?v=2#top'),
    link('webp', 'a.webp?w=100&h=50'),
    link('path', '/lb/a.jpg/more'),
    link('none', 'jpg'),
  ]
  for (const [config, expected] of [
    [CONFIG, ['png', 'avif', 'hash', 'svg', 'AVIF', 'webp']],
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
    for (const id of [
      'png',
      'avif',
      'hash',
      'svg',
      'query',
      'page',
      'no',
      'off',
      'download',
      'named',
      'byhand',
      'AVIF',
      'webp',
      'path',
      'none',
    ]) {
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

for (const [name, how] of Object.entries({
  Ctrl: { modifiers: ['Control'] },
  Shift: { modifiers: ['Shift'] },
  Meta: { modifiers: ['Meta'] },
  Alt: { modifiers: ['Alt'] },
  'the middle button': { button: 'middle' },
} as Record<string, { modifiers?: ('Control' | 'Shift' | 'Meta' | 'Alt')[]; button?: 'middle' }>))
  test(`a click with ${name} is the visitor’s own`, async ({ page }) => {
    await open(page, group)
    await page.evaluate(() => {
      for (const type of ['click', 'auxclick'])
        addEventListener(type, (event) => {
          document.body.dataset.prevented = String(event.defaultPrevented)
          event.preventDefault()
        })
    })
    await page.locator('#a').click(how)
    await expect(page.locator('body')).toHaveAttribute('data-prevented', 'false')
    await expect(box(page)).toHaveCount(0)
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

test('the demo: it looks after itself', async ({ page, problems }) => {
  await page.goto('/pages/lightbox.html')
  await page.getByRole('link', { name: 'Latarnia w burzy' }).click()
  await expect(box(page)).toHaveClass(/skerry-lightbox/)
  await expect(counter(page)).toHaveText('2 / 3')
  await expect(box(page).getByRole('button', { name: 'Zamknij (Esc)' })).toBeVisible()
  expect(problems()).toEqual([])
})
