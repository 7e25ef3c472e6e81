import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { createdPlayers, openVideoPage } from '../players/helpers'
import {
  ADDRESSES,
  background,
  button,
  byHand,
  inMain,
  KINDS,
  mounted,
  ONE_OF_EACH_KIND,
  pause,
  player,
  pressPlay,
  SOURCES,
  served,
  YOUTUBE,
  YOUTUBE_ID,
} from './videos'

/** Whether a video element was muted and inline each time it got a source. */
const watchSources = (page: Page) =>
  page.addInitScript(() => {
    const seen: object[] = []
    Object.assign(window, { sources: seen })
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (name: string, value: string) {
      if (name === 'src' && this instanceof HTMLVideoElement)
        seen.push({ muted: this.muted && this.hasAttribute('muted'), inline: this.playsInline })
      return setAttribute.call(this, name, value)
    }
  })
test('a file is muted and inline before it has a source: behind a section, by hand with autoplay, and pressed', async ({ page }) => {
  await watchSources(page)
  const bodies = [background(ADDRESSES.hosted), byHand(ADDRESSES.hosted, { autoplay: 'yes' }), byHand(ADDRESSES.hosted, { mute: 'yes' })]
  await openVideoPage(page, inMain(bodies.map((body, i) => `<div id="f${i}">${body}</div>`).join('')))
  await mounted(page)
  await button(page.locator('#f2')).click()
  for (const i of bodies.keys()) await expect(page.locator(`#f${i} video`), bodies[i]).toHaveAttribute('src', ADDRESSES.hosted)
  const sources = await page.evaluate(() => (window as unknown as { sources: object[] }).sources)
  expect(sources).toEqual(bodies.map(() => ({ muted: true, inline: true })))
})

const MOMENTS = [
  [`https://youtu.be/${YOUTUBE_ID}?t=1m30s`, 90],
  [`${YOUTUBE}&t=95`, 95],
  ['https://vimeo.com/235215203#t=1m30s', 't=90s'],
  ['https://www.dailymotion.com/video/x6tqhqb?start=12', 'start=12'],
] as const
test('a video begins where its link says', async ({ page }) => {
  await openVideoPage(page, inMain(MOMENTS.map(([address], i) => `<div id="m${i}">${byHand(address, {}, `film ${i}`)}</div>`).join('')))
  await mounted(page)
  for (const [i, [address, start]] of MOMENTS.entries()) {
    const box = page.locator(`#m${i}`)
    await pressPlay(box)
    // Not `toBeFocused`: Chromium may say that a document has no focus when the page in its focused iframe could not be loaded.
    await expect.poll(() => page.evaluate((id) => document.activeElement?.matches(`#${id} iframe`), `m${i}`), address).toBe(true)
    if (typeof start === 'number') expect((await createdPlayers(page)).at(-1)?.vars, address).toMatchObject({ start })
    else await expect(box.locator('iframe'), address).toHaveAttribute('src', new RegExp(start))
  }
})

for (const [how, markup] of KINDS)
  test(`a player’s script that never gets ready leaves the poster, which stops being busy: ${how}`, async ({ page, problems }) => {
    await page.clock.install()
    await openVideoPage(page, inMain(markup('youtube')))
    await page.route('**/iframe_api', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.YT = { loaded: 0, ready() {} }' }),
    )
    await mounted(page)
    await pressPlay(page)
    const busy = page.locator('[aria-busy]')
    await expect(busy).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => 'YT' in window)).toBe(true)
    await expect(button(page)).not.toHaveCount(0)
    // After two minutes it counts as failed; the link is not followed then, which would surprise the visitor.
    await page.clock.runFor(125_000)
    await expect(busy).toHaveCount(0)
    await expect(button(page)).toHaveCount(1)
    if (how === 'by hand') await expect(page.getByRole('button', { name: 'Obejrzyj film' })).toHaveAttribute('href', ADDRESSES.youtube)
    await expect(player(page)).toHaveCount(0)
    expect(page.url()).toMatch(/\/videos$/)
    expect(problems()).toEqual([])
  })

const SIZES = [
  [320, 568],
  [390, 844],
  [1440, 400],
  [900, 900],
] as const
for (const source of ONE_OF_EACH_KIND)
  test(`a video behind a section covers its box at every size: ${source}`, async ({ page }) => {
    await openVideoPage(page, inMain(background(ADDRESSES[source])))
    await mounted(page)
    await expect(page.locator('.elementor-background-video-container')).toHaveCSS('opacity', '1')
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height: 900 })
      await page
        .locator('section')
        .evaluate((el: HTMLElement, [w, h]) => Object.assign(el.style, { width: `${w}px`, height: `${h}px` }), [width, height] as const)
      const gaps = () =>
        page.evaluate(() => {
          const box = document.querySelector('.elementor-background-video-container')?.getBoundingClientRect() as DOMRect
          const video = document.querySelector('.elementor-background-video-container > *')?.getBoundingClientRect() as DOMRect
          const gaps = [video.left - box.left, video.top - box.top, box.right - video.right, box.bottom - video.bottom]
          // And it is no larger than it must be.
          return [box.width, gaps.every((gap) => gap < 1), Math.min(video.width - box.width, video.height - box.height) < 1]
        })
      await expect.poll(gaps, `${width} × ${height}`).toEqual([width, true, true])
    }
  })

for (const dir of ['ltr', 'rtl'] as const)
  test(`the pause button of a background is in the corner where lines end: ${dir}`, async ({ page }) => {
    await openVideoPage(page, inMain(background(ADDRESSES.hosted)), { html: ` dir="${dir}"` })
    await expect(pause(page)).toBeVisible()
    const [left, right, bottom] = await page.evaluate(() => {
      const box = document.querySelector('section')?.getBoundingClientRect() as DOMRect
      const at = document.querySelector('.skerry-video-pause')?.getBoundingClientRect() as DOMRect
      return [at.left - box.left, box.right - at.right, box.bottom - at.bottom].map(Math.round)
    })
    expect([dir === 'rtl' ? left : right, bottom]).toEqual([8, 8])
    expect(dir === 'rtl' ? right : left).toBeGreaterThan(300)
  })

test('the server’s iframes with allowfullscreen play without a warning on the console', async ({ page, problems }) => {
  await openVideoPage(
    page,
    inMain(
      SOURCES.filter((source) => source !== 'hosted')
        .map((source) => served(source))
        .join(''),
    ),
  )
  await mounted(page)
  for (let left = 4; left; left--) {
    // Not by a key: the player before this one may just be taking the focus.
    await button(page)
      .first()
      .evaluate((el: HTMLElement) => el.click())
    await expect(button(page)).toHaveCount(left - 1)
  }
  expect(await page.locator('iframe[allowfullscreen]').count()).toBe(3)
  expect(problems()).toEqual([])
})
