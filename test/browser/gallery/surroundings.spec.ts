import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { boxes, builder, byHand, css, filters, head, nextFrames, pictures, styledHead } from './gallery-pages'

test('lazy pictures are loaded when they come near the viewport, others at once', async ({ page }) => {
  const requested = await pictures(page)
  const far = (settings: object) =>
    `<main><div class="far-down"></div>${builder({ gallery_layout: 'masonry', ...settings }, ['', ''])}</main>`
  await ownPage(page, far({ lazyload: 'yes' }), css, head)
  await expect.poll(() => boxes(page)).toHaveLength(2)
  // Every observer has reported by then.
  await nextFrames(page)
  expect(requested).toEqual([])
  await page.evaluate(() => scrollTo(0, 3200))
  await expect(page.locator('.e-gallery-image-loaded')).toHaveCount(2)
  expect(requested).toHaveLength(2)
  await page.evaluate(() => scrollTo(0, 0))
  requested.length = 0
  await page.route('**/own/', (route) => route.fallback())
  await ownPage(page, far({}), css, head)
  await expect.poll(() => requested.length).toBe(2)
})

test('a hidden gallery is laid out when it shows; in a right-to-left page it starts at the right', async ({ page, problems }) => {
  await pictures(page)
  await ownPage(
    page,
    `<main dir="rtl"><div hidden id="card">${byHand({ gallery_layout: 'masonry', columns: 2, gap: 0 }, [
      [1, 1],
      [1, 1],
    ])}</div>
<div>${builder({ gallery_layout: 'grid', columns: 2 }, ['', ''])}</div></main>`,
    css,
    head,
  )
  await expect(page.locator('.e-gallery--rtl')).toHaveCount(1)
  expect(await boxes(page, '.e-gallery-item')).toEqual(['505,0,495,330', '0,0,495,330'])
  await page.waitForFunction(() => document.querySelector('[data-layout=masonry]'))
  await page.locator('#card').evaluate((el) => el.removeAttribute('hidden'))
  await expect.poll(() => boxes(page, '.photo')).toEqual(['500,0,500,500', '0,0,500,500'])
  expect(problems()).toEqual([])
})

test('a gallery in a popup is laid out when the popup opens, and its filters work', async ({ page, problems }) => {
  await pictures(page)
  await ownPage(
    page,
    `<button data-popup-open="box">Otwórz</button><section data-widget="popup" id="box" hidden><h2>Okno</h2>${byHand(
      { gallery_layout: 'justified' },
      [
        [300, 200],
        [300, 200],
      ],
      filters,
    )}</section>`,
    '',
    styledHead,
  )
  await page.getByRole('button', { name: 'Otwórz' }).click()
  await expect.poll(async () => (await boxes(page)).length).toBe(2)
  // CSS lays the pictures out before the code is there, which makes the filters work.
  await expect(page.getByRole('button', { name: 'Wszystko' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'A', exact: true }).click()
  await expect(page.locator('.photo:visible')).toHaveCount(0)
  expect(problems()).toEqual([])
})

test('a link without a text gets a name, and a picture without an alternative text is decoration', async ({ page }) => {
  await pictures(page)
  await rememberServedMarkup(page)
  await ownPage(page, `<main>${builder({ gallery_layout: 'grid' }, [''], [], '')}</main>`, css, head)
  await expect(page.getByRole('link', { name: 'Tytuł 0' })).toHaveCount(1)
  await expect(page.getByRole('img')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
})
