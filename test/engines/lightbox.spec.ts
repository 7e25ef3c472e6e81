import { GROUP } from '../browser/lightbox/lightbox-pages'
import { expect, test } from './harness'
import type { Visitor } from './visitor'

const LIGHTBOX = 'dialog.elementor-lightbox'
const counter = `${LIGHTBOX} .elementor-slideshow__counter`
const CONFIG =
  '{"kit":{"global_image_lightbox":"yes","lightbox_enable_counter":"yes","lightbox_enable_zoom":"yes","lightbox_enable_share":"yes"}}'
const head = `<link rel="stylesheet" href="/skerry.css"><script type="application/json" id="config">${CONFIG}</script><script defer src="/skerry.js" data-config="#config"></script>`
const group = GROUP.replace(/(href|src)="(\w)\.jpg"/g, '$1="/own/$2.svg"')
const open = async (visitor: Visitor, link = '#a', more = '') => {
  await visitor.visitOwn({
    body: `<main><h1>Strona</h1>${more}<p>${group}</p><button id="other">x</button>${more}</main>`,
    head,
    css: '.high { height: 1500px }',
  })
  await visitor.click(link)
  await visitor.seen(`${LIGHTBOX} header`)
  await visitor.animationsEnd()
}
const shows = (visitor: Visitor, text: string) => expect.poll(() => visitor.text(counter), { timeout: 10_000 }).toBe(text)
const inView = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.elementor-lightbox-item')]
      .filter((el) => el.style.visibility !== 'hidden' && Math.abs(el.getBoundingClientRect().left) < 5)
      .map((el) => el.querySelector('img')?.src.split('/').pop()),
  )

test('opens at the picture that was pressed, with its title', async ({ visitor }) => {
  await open(visitor, '#b')
  await shows(visitor, '2 / 3')
  await expect.poll(() => inView(visitor)).toEqual(['b.svg'])
  expect(await visitor.text(`${LIGHTBOX} footer`)).toContain('B')
})
test('opens by the Enter key and takes the focus', async ({ visitor }) => {
  await visitor.visitOwn({ body: `<main><h1>Strona</h1><p>${group}</p></main>`, head })
  await visitor.focus('#a')
  await visitor.press('Enter')
  await visitor.seen(`${LIGHTBOX} header`)
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
})
test('is led through by the arrow keys, Home and End, round and back', async ({ visitor }) => {
  await open(visitor)
  for (const [key, text] of [
    ['ArrowRight', '2 / 3'],
    ['ArrowRight', '3 / 3'],
    ['ArrowRight', '1 / 3'],
    ['ArrowLeft', '3 / 3'],
    ['Home', '1 / 3'],
    ['End', '3 / 3'],
  ] as const) {
    await visitor.press(key)
    await shows(visitor, text)
  }
  await expect.poll(() => inView(visitor)).toEqual(['c.svg'])
})
test('gets its keys even if a script of the page takes the focus as it opens', async ({ visitor }) => {
  await open(visitor)
  await visitor.press('Escape')
  await visitor.gone(LIGHTBOX)
  await visitor.evaluate(() =>
    document.querySelector('#a')?.addEventListener('click', () => setTimeout(() => document.querySelector<HTMLElement>('#other')?.focus())),
  )
  await visitor.click('#a')
  await visitor.seen(`${LIGHTBOX} header`)
  await visitor.animationsEnd()
  await visitor.press('ArrowRight')
  await shows(visitor, '2 / 3')
})
test('is led through by its arrow buttons', async ({ visitor }) => {
  await open(visitor)
  await visitor.click(`${LIGHTBOX} .elementor-swiper-button-next`)
  await shows(visitor, '2 / 3')
  await visitor.click(`${LIGHTBOX} .elementor-swiper-button-prev`)
  await shows(visitor, '1 / 3')
})
test('is led through by a drag with the mouse; a short one leads nowhere', async ({ visitor }) => {
  await open(visitor)
  await visitor.dragFrom(900, 700, -600)
  await shows(visitor, '2 / 3')
  await visitor.dragFrom(600, 700, 15)
  await shows(visitor, '2 / 3')
  await expect.poll(() => inView(visitor)).toEqual(['b.svg'])
})
test('is led through by a swipe with a finger', async ({ visitor }) => {
  test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
  await open(visitor)
  await visitor.swipeFrom(900, 700, -600)
  await shows(visitor, '2 / 3')
})
test('closes by Escape; focus and scroll position are as before', async ({ visitor }) => {
  await open(visitor, '#b', '<p class="high"></p>')
  const before = await visitor.scrollY()
  expect(before).toBeGreaterThan(100)
  await visitor.press('Escape')
  await visitor.gone(LIGHTBOX)
  await visitor.isFocused('b')
  expect(await visitor.scrollY()).toBe(before)
})
test('closes by its button', async ({ visitor }) => {
  await open(visitor)
  await visitor.click(`${LIGHTBOX} .dialog-lightbox-close-button`)
  await visitor.gone(LIGHTBOX)
})
test('closes by a press beside the picture, not by one on it', async ({ visitor }) => {
  await open(visitor)
  await visitor.pressAt(640, 400)
  await visitor.evaluate(() => inPage.frames(6))
  expect(await visitor.isVisible(LIGHTBOX)).toBe(true)
  await visitor.pressAt(60, 700)
  await visitor.gone(LIGHTBOX)
})
test('keeps the Tab key inside, in both directions, and the page does not scroll', async ({ visitor }) => {
  await open(visitor)
  for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
    await visitor.press(key)
    expect(await visitor.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  }
  expect(
    await visitor.evaluate(() => getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow),
  ).toContain('hidden')
})
test('zooms by its button', async ({ visitor }) => {
  await open(visitor)
  const width = async () => (await visitor.box(`${LIGHTBOX} .swiper-slide-active img`)).width
  await expect.poll(width).toBe(600)
  await visitor.click(`${LIGHTBOX} [role=switch]`)
  await expect.poll(width).toBe(1800)
  await visitor.click(`${LIGHTBOX} [role=switch]`)
  await expect.poll(width).toBe(600)
})
test('says so when a picture is missing', async ({ visitor }) => {
  await visitor.visit('/pages/lightbox.html')
  await visitor.click('a >> A picture that is not there')
  await visitor.seen(LIGHTBOX)
  await expect.poll(() => visitor.text(LIGHTBOX)).toContain('The picture could not be loaded.')
})
test('leaves a link alone that says so', async ({ visitor }) => {
  await visitor.visit('/pages/lightbox.html')
  await visitor.click('a >> the forest behind the dune')
  await expect.poll(visitor.location).toBe('/pages/photos/forest.svg')
})
test('is accessible, makes no mistakes, and is restored by unmounting', async ({ visitor }) => {
  await open(visitor)
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
