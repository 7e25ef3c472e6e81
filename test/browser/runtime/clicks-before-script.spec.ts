import type { Page } from 'playwright/test'
import { show, stub } from '../embed/embeds'
import { builder, byHand, filters, pictures } from '../gallery/gallery-pages'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { settled } from '../settled'
import { scanAgain, unmount, waitingIslands } from '../unmount'
import { mounted, served } from '../video/videos'

const sizes: [number, number, string][] = [
  [300, 200, 'b'],
  [300, 200, 'a'],
]
const gallery = byHand({ columns: 2 }, sizes, filters)
const builderGallery = builder({ gallery_layout: 'grid' }, ['0', '1'], ['All', 'A', 'B'])
const video = served('hosted')
const withStub = `<script>${stub}</script>`
const videoStyle = '<style>.elementor-custom-embed-play{display:block;width:90px;height:90px}</style>'

const filterA = (page: Page) => page.getByRole('button', { name: 'A', exact: true })
const playButtons = (page: Page) => page.locator('.elementor-custom-embed-play')
const overlays = (page: Page) => page.locator('.elementor-custom-embed-image-overlay')
const addScript = (page: Page) => page.addScriptTag({ url: '/skerry.js' })
/** A click that does not move the focus, like a click on a button in Safari. */
const clickWithoutFocus = async (page: Page) => {
  await filterA(page).click()
  await filterA(page).blur()
}

for (const [title, content, head, press, isApplied] of [
  [
    'a filter that was clicked before the script is applied, because it has the focus',
    gallery,
    '',
    (page: Page) => filterA(page).click(),
    true,
  ],
  ['a filter that was clicked before the script and lost the focus is applied with the stub', gallery, withStub, clickWithoutFocus, true],
  ['a builder’s filter that was clicked before the script is applied with the stub', builderGallery, withStub, clickWithoutFocus, true],
  [
    'a filter that the keyboard only focused before the script is not applied',
    gallery,
    '',
    (page: Page) => filterA(page).press('Shift'),
    false,
  ],
] as const)
  test(title, async ({ page, site, problems }) => {
    await pictures(page)
    await show(page, site.url, { head, content })
    await press(page)
    await addScript(page)
    await expect(filterA(page)).toHaveAttribute('aria-pressed', `${isApplied}`)
    await expect(page.locator('.photo:visible,.e-gallery-item:visible')).toHaveCount(isApplied ? 1 : 2)
    expect(problems()).toEqual([])
  })

test('a video whose overlay was clicked before the script plays', async ({ page, site, problems }) => {
  await show(page, site.url, { head: videoStyle, content: `${video}${video}` })
  await playButtons(page).nth(1).click()
  await addScript(page)
  await expect(overlays(page)).toHaveCount(1)
  await expect.poll(() => page.locator('video').evaluateAll((all) => all.map((v) => (v as HTMLVideoElement).paused))).toEqual([true, false])
  expect(problems()).toEqual([])
})

test('a video whose play button the keyboard only focused before the script does not play', async ({ page, site, problems }) => {
  await show(page, site.url, { head: videoStyle, content: `${video}${video}` })
  const [first, second] = [playButtons(page).first(), playButtons(page).nth(1)]
  await first.evaluate((el) => {
    el.tabIndex = 0
  })
  await first.press('Shift')
  await expect(first).toBeFocused()
  await addScript(page)
  await mounted(page)
  await settled(page)
  // The second video needs the same code: the first would lose its overlay earlier.
  await second.click()
  await expect(second).toHaveCount(0)
  await expect(overlays(page)).toHaveCount(1)
  await expect(first).toBeVisible()
  expect(
    await page
      .locator('video')
      .first()
      .evaluate((el) => (el as HTMLVideoElement).paused),
  ).toBe(true)
  expect(problems()).toEqual([])
})

/** Counts every click that reaches the document: the visitor's and those that the runtime repeats. */
const countClicks = (page: Page) =>
  page.evaluate(() => {
    const counter = Object.assign(window, { clicks: 0 })
    document.addEventListener('click', () => counter.clicks++)
  })
const clicks = (page: Page) => page.evaluate(() => (window as unknown as { clicks: number }).clicks)
/** Waits until everything has started and run what it queued. */
const started = async (page: Page) => {
  await expect.poll(() => waitingIslands(page)).toEqual([])
  await settled(page)
}

for (const [stubbed, head] of [
  ['without the stub', ''],
  ['with the stub', withStub],
] as const)
  test(`one click before the script is repeated once, however many widgets load, ${stubbed}`, async ({ page, site, problems }) => {
    await pictures(page)
    const first = (on: Page) => filterA(on).first()
    const isFiltered = () => expect(first(page)).toHaveAttribute('aria-pressed', 'true')
    for (const [content, target, isHandled] of [
      [gallery + gallery, first, isFiltered],
      [builderGallery + builderGallery, first, isFiltered],
      [video + video, (on: Page) => playButtons(on).nth(1), () => expect(overlays(page)).toHaveCount(1)],
    ] as const) {
      await show(page, site.url, { head: `${videoStyle}${head}`, content })
      await countClicks(page)
      await target(page).click()
      await addScript(page)
      await isHandled()
      await started(page)
      expect(await clicks(page)).toBe(2)
    }
    expect(problems()).toEqual([])
  })

test('a click that another script has handled is not repeated', async ({ page, site, problems }) => {
  const content =
    '<a class="uc-heading uc_trigger" role="button" tabindex="0">Theirs</a><nav data-widget="menu" data-settings=\'{"layout":"dropdown"}\'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list></ul></nav>'
  await show(page, site.url, { head: withStub, content })
  await countClicks(page)
  await page.getByRole('button', { name: 'Theirs' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await addScript(page)
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  expect(await clicks(page)).toBe(3)
  expect(problems()).toEqual([])
})

test('a click on a filter is dropped when its page is unmounted while the gallery is loading, and stays dropped after a new start', async ({
  page,
  site,
}) => {
  await pictures(page)
  const { requested, release } = await holdChunk(page, 'gallery')
  await show(page, site.url, { content: gallery })
  await requested
  await countClicks(page)
  await filterA(page).click()
  await unmount(page)
  await release()
  expect(await clicks(page)).toBe(1)
  await scanAgain(page)
  await expect(page.locator('[aria-pressed]')).toHaveCount(2)
  await started(page)
  expect(await clicks(page)).toBe(1)
})
