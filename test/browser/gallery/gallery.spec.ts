import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { hasShared, openFixture } from '../slider/sliders'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { boxes, builder, byHand, css, errorsAndShifts, head, height, pictures, watchErrorsAndShifts } from './gallery-pages'

test('columns are laid out from the sizes in the markup, and nothing moves when the pictures load', async ({ page, problems }) => {
  let respond: (value?: unknown) => void = () => {}
  await pictures(page, {
    wait: new Promise((resolve) => {
      respond = resolve
    }),
  })
  await watchErrorsAndShifts(page)
  await rememberServedMarkup(page)
  const sizes: [number, number][] = [
    [300, 600],
    [300, 300],
    [300, 300],
    [600, 300],
  ]
  const opened = ownPage(page, `<main>${byHand({ gallery_layout: 'masonry', columns: 3, gap: { size: 20 } }, sizes)}</main>`, css, head)
  await page.waitForURL('**/own/', { waitUntil: 'domcontentloaded' })
  // A column is 320 px wide; the fourth picture goes under the second, which is shorter than the first.
  const expected = ['0,0,320,640', '340,0,320,320', '680,0,320,320', '340,340,320,160']
  await expect.poll(() => boxes(page)).toEqual(expected)
  expect(await height(page, '[data-widget]')).toBe(640)
  const { shifts } = await errorsAndShifts(page)
  respond()
  await opened
  await expect.poll(() => page.locator('img').evaluateAll((all) => all.every((i) => (i as HTMLImageElement).naturalWidth))).toBe(true)
  expect(await boxes(page)).toEqual(expected)
  expect(await errorsAndShifts(page)).toEqual({ errors: [], shifts })
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('rows fill the width and follow it when it changes, without a resize observer’s error', async ({ page }) => {
  await pictures(page)
  await watchErrorsAndShifts(page)
  await ownPage(
    page,
    `<main>${byHand({ gallery_layout: 'justified', ideal_row_height: 200, gap: 0 }, Array(4).fill([300, 200]))}</main>`,
    css,
    head,
  )
  await expect.poll(() => boxes(page)).toEqual(['0,0,333,222', '333,0,333,222', '667,0,333,222', '0,222,325,217'])
  await page.locator('main').evaluate((el) => {
    el.style.width = '520px'
  })
  // Two pictures of 255 px fit.
  await expect.poll(() => boxes(page)).toEqual(['0,0,260,173', '260,0,260,173', '0,173,260,173', '260,173,260,173'])
  await page.locator('main').evaluate((el) => {
    el.style.width = '1000px'
  })
  await expect.poll(() => height(page, '[data-widget]')).toBe(439)
  expect((await errorsAndShifts(page)).errors).toEqual([])
})

test('a picture without sizes in the markup takes its own once it has loaded; a missing one delays no other', async ({ page }) => {
  await pictures(page, { broken: /0\.svg/ })
  await ownPage(
    page,
    `<main>${byHand({ gallery_layout: 'masonry', columns: 2, gap: 0 }, [
      [0, 0],
      [0, 0],
    ])}</main>`,
    css,
    head,
  )
  await expect.poll(() => boxes(page)).toEqual(['0,0,500,500', '500,0,500,333'])
})

test('the builder’s grid has the builder’s cells, classes and custom properties, and columns by device', async ({ page, problems }) => {
  await pictures(page)
  await rememberServedMarkup(page)
  const settings = {
    gallery_layout: 'grid',
    columns: 2,
    columns_mobile: 1,
    gap: { unit: 'px', size: 10 },
    gap_mobile: { unit: 'px', size: '' },
    aspect_ratio: '2:1',
    lazyload: 'yes',
    image_hover_animation: 'grow',
    content_hover_animation: 'fade-in',
    content_sequenced_animation: 'yes',
  }
  await ownPage(
    page,
    `<main>${builder(settings, Array(5).fill(''))}</main>`,
    `${css}.elementor-gallery__container::before{content:"";display:table}`,
    head,
  )
  const box = page.locator('.elementor-gallery__container')
  await expect(box).toHaveClass('elementor-gallery__container e-gallery-container e-gallery-grid e-gallery--ltr e-gallery--lazyload')
  expect(await boxes(page)).toEqual(['0,0,495,248', '505,0,495,248', '0,258,495,248', '505,258,495,248', '0,515,495,248'])
  const value = (el: Element, name: string) => getComputedStyle(el).getPropertyValue(name)
  const of = (selector: string, name: string) => page.locator(selector).first().evaluate(value, name)
  expect(await Promise.all(['--rows', '--columns', '--hgap', '--aspect-ratio'].map((n) => box.evaluate(value, n)))).toEqual([
    '3',
    '2',
    '10px',
    '50%',
  ])
  expect([await of('.e-gallery-item:nth-child(4)', '--column'), await of('.e-gallery-item:nth-child(4)', '--row')]).toEqual(['1', '1'])
  await expect(page.locator('.e-gallery-image').first()).toHaveClass(/elementor-animated-item--grow e-gallery-image-loaded/)
  expect(await of('.e-gallery-image', 'background-image')).toContain('/p/0-300x200.svg')
  await expect(page.locator('.elementor-gallery-item__title').first()).toHaveClass(/elementor-animated-item--fade-in/)
  await expect(page.locator('.elementor-gallery-item__content').first()).toHaveClass(/elementor-gallery--sequenced-animation/)
  // An empty gap of the smaller device is not a gap of 0.
  await page.setViewportSize({ width: 700, height: 800 })
  await expect.poll(() => boxes(page)).toEqual([0, 510, 1020, 1530, 2040].map((y) => `0,${y},1000,500`))
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('settings that cannot be read take their defaults; a gallery without pictures is no error', async ({ page, problems }) => {
  await pictures(page)
  await ownPage(
    page,
    `<main>${builder({ gallery_layout: 'Do eiusmo', aspect_ratio: 'Sit', columns: 'x' }, Array(5).fill(''))}${builder({}, [])}<div data-widget="gallery"></div></main>`,
    css,
    head,
  )
  await expect.poll(async () => (await boxes(page))[4]).toBe('0,172,243,162')
  expect(problems('expected')).toEqual([])
})

test.describe('a real page', () => {
  test.skip(!hasShared, 'no saved pages')
  test('every gallery is laid out, the filters work, and unmounting restores the markup', async ({ page }) => {
    // Every widget of the page starts meanwhile.
    test.setTimeout(90_000)
    await rememberServedMarkup(page)
    await openFixture(page, 'kitchen-sink')
    const all = page.locator('[data-widget_type="gallery.default"]')
    const count = await all.count()
    expect(count).toBeGreaterThan(2)
    for (let i = 0; i < count; i++) {
      const one = all.nth(i)
      await one.scrollIntoViewIfNeeded()
      await expect(one.locator('.e-gallery-container')).toHaveCount(1)
      await expect.poll(() => one.evaluate((el) => el.getBoundingClientRect().height)).toBeGreaterThan(50)
      // No two pictures overlap, and none overflows the gallery.
      const misplaced = await one.evaluate((el) => {
        const whole = el.getBoundingClientRect()
        const rects = [...el.querySelectorAll('.e-gallery-item')].map((item) => item.getBoundingClientRect()).filter((r) => r.width)
        return rects.flatMap((a, x) =>
          rects
            .filter((b, y) => y > x && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            .map(() => x)
            .concat(a.left < whole.left - 1 || a.right > whole.right + 1 || a.bottom > whole.bottom + 1 ? [x] : []),
        )
      })
      expect(misplaced, `gallery ${i}`).toEqual([])
    }
    const title = page.locator('.elementor-gallery-title').nth(1)
    // A popup of the page covers it.
    await title.dispatchEvent('click')
    await expect(title).toHaveClass(/elementor-item-active/)
    expect(await unmountDifference(page)).toBe('')
  })
})
