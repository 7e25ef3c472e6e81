import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { closeByEscape, counter, focusedName, GROUP, lightbox, openPage, picturesInView, waitUntilOpen } from './lightbox-pages'

test('a group opens at the picture that was pressed; keys lead through it, Esc closes it and restores the page and the focus', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openPage(page, GROUP, { config: false })
  expect(loaded.filter((url) => /lightbox/.test(url))).toEqual([])
  await page.locator('#b').click()
  await waitUntilOpen(page)
  await expect(lightbox(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-g')
  await expect(counter(page)).toHaveText('2 / 3')
  await expect(lightbox(page).locator('footer')).toHaveText('Bdescription')
  expect(await picturesInView(page)).toEqual(['b.jpg'])
  expect(await focusedName(page)).toBe('B')
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
  await expect.poll(() => picturesInView(page)).toEqual(['c.jpg'])
  await closeByEscape(page)
  expect(await focusedName(page)).toBe('b')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the arrow buttons lead round by pointer, Enter and Space; only the current picture and its neighbours are requested', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => /\/lb\/\d\.jpg/.test(request.url()) && requested.push(request.url().slice(-5, -4)))
  await openPage(page, [1, 2, 3, 4, 5, 6].map((n) => `<a id="l${n}" href="${n}.jpg" data-lightbox="g">${n}</a> `).join(''))
  await page.locator('#l2').click()
  await waitUntilOpen(page)
  await expect.poll(() => [...requested].sort().join('')).toBe('123')
  const arrow = (side: string) => lightbox(page).locator(`.elementor-swiper-button-${side}`)
  await arrow('next').click()
  await expect(counter(page)).toHaveText('3 / 6')
  await expect.poll(() => [...requested].sort().join('')).toBe('1234')
  await arrow('prev').press('Enter')
  await arrow('prev').press(' ')
  await expect(counter(page)).toHaveText('1 / 6')
  await arrow('prev').click()
  await expect(counter(page)).toHaveText('6 / 6')
  await expect.poll(() => picturesInView(page)).toEqual(['6.jpg'])
  await arrow('next').click()
  await expect(counter(page)).toHaveText('1 / 6')
})

test('on a right-to-left page the left arrow key leads to the next picture', async ({ page }) => {
  await openPage(page, GROUP, { dir: 'rtl', config: false })
  await page.locator('#a').click()
  await waitUntilOpen(page)
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page)).toHaveText('2 / 3')
  await expect.poll(() => picturesInView(page)).toEqual(['b.jpg'])
  const [next, prev] = await Promise.all(
    ['next', 'prev'].map((side) => lightbox(page).locator(`.elementor-swiper-button-${side}`).boundingBox()),
  )
  expect((next?.x ?? 0) < (prev?.x ?? 0)).toBe(true)
})

test('the slides cannot be scrolled sideways, not even under a slider’s own stylesheet', async ({ page }) => {
  await openPage(page, GROUP, { css: '.swiper{position:relative;overflow:hidden}' })
  await page.locator('#a').click()
  await waitUntilOpen(page)
  const scrolled = await page.locator('.skerry-lightbox-window').evaluate((el) => {
    el.scrollLeft = 300
    return el.scrollLeft
  })
  expect(scrolled).toBe(0)
})

test('explicit indices give the order of the pictures, whatever their order in the page', async ({ page }) => {
  const link = (n: number, at: number) =>
    `<a id="l${n}" href="${n}.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="s" data-elementor-lightbox-index="${at}" data-elementor-lightbox-title="t${n}">${n}</a> `
  await openPage(page, link(3, 20) + link(1, 5) + link(2, 10))
  await page.locator('#l1').click()
  await waitUntilOpen(page)
  for (const n of [1, 2, 3, 1]) {
    await expect(lightbox(page).locator('.elementor-slideshow__title')).toHaveText(`t${n}`)
    await page.keyboard.press('ArrowRight')
  }
})

test('pictures of a slider have the slider’s order, without the copies that a looping slider makes', async ({ page }) => {
  const link = (n: number, more = '') =>
    `<a id="l${n}" href="${n}.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="s" data-elementor-lightbox-title="t${n}" ${more}>${n}</a>`
  await openPage(
    page,
    `<div class="swiper-slide-duplicate">${link(3).replace('l3', 'copy')}</div><div data-swiper-slide-index="2">${link(3)}</div><div data-swiper-slide-index="0">${link(1)}</div><div data-swiper-slide-index="1">${link(2)}</div>`,
  )
  await page.locator('#copy').click()
  await waitUntilOpen(page)
  await expect(counter(page)).toHaveText('3 / 3')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).locator('.elementor-slideshow__title')).toHaveText('t1')
})
