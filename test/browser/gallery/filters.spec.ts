import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { boxes, builder, byHand, css, filters, head, height, pictures } from './gallery-pages'

test('the builder’s filters work by keyboard, are announced, and give their pictures lightbox groups of their own', async ({
  page,
  problems,
}) => {
  await pictures(page)
  await rememberServedMarkup(page)
  await ownPage(
    page,
    `<main>${builder({ gallery_layout: 'grid', columns: 3 }, ['0', '1', '0,1', '1'], ['All', 'Lato', 'Zima'])}</main>`,
    css,
    head,
  )
  const titles = page.locator('.elementor-gallery-title')
  const groups = () =>
    page.locator('.e-gallery-item').evaluateAll((all) => all.map((el) => (el as HTMLElement).dataset.elementorLightboxSlideshow))
  await expect(titles.first()).toHaveClass(/elementor-item-active/)
  expect(await groups()).toEqual(Array(4).fill('all_g4ll111'))
  const status = page.locator('[role=status]')
  await expect(status).toHaveText('')
  const seen = page.evaluate(
    () => new Promise((done) => addEventListener('skerry:gallery:filtered', (e) => done((e as CustomEvent).detail), { once: true })),
  )
  await titles.nth(1).focus()
  await page.keyboard.press('Space')
  await expect(titles.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(titles.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('.elementor-item-active')).toHaveText('Lato')
  expect(await seen).toEqual({ filter: '0', shown: 2 })
  await expect(status).toHaveText('Lato: 2 / 4')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(titles.nth(1)).toBeFocused()
  const visible = () => page.locator('.e-gallery-item:visible').evaluateAll((all) => all.map((el) => el.getAttribute('href')))
  expect(await visible()).toEqual(['/p/0.svg', '/p/2.svg'])
  await expect(page.locator('.e-gallery-item--hidden')).toHaveCount(2)
  expect((await groups()).filter((g) => g === '0_g4ll111')).toHaveLength(2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Zima: 3 / 4')
  expect(await visible()).toEqual(['/p/1.svg', '/p/2.svg', '/p/3.svg'])
  expect(await groups()).toEqual(['0_g4ll111', '1_g4ll111', '1_g4ll111', '1_g4ll111'])
  // The Tab key skips hidden pictures.
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '/p/1.svg')
  await expect(page.locator('.e-gallery--animated')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('hand-written filters are toggle buttons with lightbox groups of their own, and the matching pictures move up', async ({
  page,
  problems,
}) => {
  await pictures(page)
  await rememberServedMarkup(page)
  const sizes = [
    [300, 200, 'b'],
    [300, 200, 'a b'],
    [300, 200, 'b'],
    [300, 200, 'a'],
  ] as [number, number, string][]
  await ownPage(page, `<main>${byHand({ gallery_layout: 'justified', gap: 0 }, sizes, filters)}</main>`, css, head)
  await expect(page.getByRole('button', { name: 'Wszystko' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => boxes(page)).toHaveLength(4)
  await page.getByRole('button', { name: 'A' }).click()
  const groups = () => page.locator('.photo').evaluateAll((all) => all.map((el) => (el as HTMLElement).dataset.lightbox))
  expect(await groups()).toEqual(['g', 'a_g', 'g', 'a_g'])
  await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)))
  // The row is less than 70 % full, so that it does not grow to the width.
  expect(await boxes(page)).toEqual(['0,0,281,187', '281,0,281,187'])
  expect(await height(page, '[data-gallery-items]')).toBe(187)
  await page.getByRole('button', { name: 'Wszystko' }).click()
  expect(await groups()).toEqual(Array(4).fill('g'))
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the pictures move to their new places when a filter changes, except with reduced motion', async ({ page }) => {
  await pictures(page)
  const body = `<main>${byHand(
    { columns: 2 },
    [
      [3, 2, 'b'],
      [3, 2, 'a'],
    ],
    filters,
  )}</main>`
  const countAnimations = async () => {
    await expect(page.getByRole('button', { name: 'A' })).toHaveAttribute('aria-pressed', 'false')
    return page.evaluate(() => {
      ;(document.querySelector('[data-gallery-filter=a]') as HTMLElement).click()
      return document.getAnimations().length
    })
  }
  await ownPage(page, body, css, head)
  expect(await countAnimations()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await countAnimations()).toBe(0)
})

test('on the demo page the Tab key goes from the filters to every visible picture, in order and in view', async ({ page, problems }) => {
  await page.goto('/pages/gallery.html')
  const first = page.locator('#trip')
  await expect(first).toHaveAttribute('data-layout', 'masonry')
  await first.getByRole('button', { name: 'Everything' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(first.getByRole('button', { name: 'Land' })).toHaveAttribute('aria-pressed', 'true')
  await expect(first.getByRole('status')).toHaveText('Land: 3 / 8')
  await page.keyboard.press('Tab')
  const focused: string[] = []
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Tab')
    focused.push(
      await page.evaluate(() => {
        const el = document.activeElement as HTMLElement
        const { top, bottom } = el.getBoundingClientRect()
        return `${el.getAttribute('href')?.split('/').pop()}${bottom > 0 && top < innerHeight ? '' : ' out of view'}`
      }),
    )
  }
  expect(focused).toEqual(['lighthouse.svg', 'dunes.svg', 'pier.svg'])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#trip') ?? null)).toBe(null)
  expect(problems()).toEqual([])
})
