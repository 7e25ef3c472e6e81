import { expect, test } from '../harness'
import { attributeJson, openVideoPage } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { FILE, pause, section, state, video } from './background-video-pages'

test('a file covers its box at every size, muted and hidden from assistive technology; unmounting restores what was served', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await openVideoPage(page, section({ background_video_link: FILE }))
  await expect.poll(() => state(page)).toBe('playing')
  const video = page.locator('video')
  expect(await video.evaluate((v: HTMLVideoElement) => [v.muted, v.playsInline, v.getAttribute('src')])).toEqual([true, true, FILE])
  await expect(page.locator('.elementor-background-video-container')).toHaveAttribute('aria-hidden', 'true')
  await expect(video).toHaveCSS('width', '800px')
  for (const [width, height, w, h] of [
    [400, 800, 1422.22, 800],
    [1000, 300, 1000, 562.5],
  ] as const) {
    await page.locator('section').evaluate((el, size) => Object.assign(el.style, size), { width: `${width}px`, height: `${height}px` })
    const size = () => video.evaluate((v) => v.getBoundingClientRect().toJSON() as DOMRect)
    await expect.poll(async () => Math.abs((await size()).width - w) + Math.abs((await size()).height - h)).toBeLessThan(0.1)
  }
  await page.locator('section').evaluate((el) => el.removeAttribute('style'))
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('it plays only in view, in a visible tab, and while the visitor has not paused it', async ({ page, problems }) => {
  await openVideoPage(page, `${section({ background_video_link: FILE })}<div class="high"></div>`)
  await expect.poll(() => state(page)).toBe('playing')
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(() => state(page)).toBe('paused')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => state(page)).toBe('playing')
  const hide = (isHidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(Document.prototype, 'hidden', { value: is, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await expect.poll(() => state(page)).toBe('paused')
  await hide(false)
  await expect.poll(() => state(page)).toBe('playing')
  await page.mouse.move(1200, 700)
  await expect(pause(page)).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await expect(pause(page)).toBeFocused()
  await expect(pause(page)).toHaveCSS('opacity', '1')
  await expect(pause(page)).toHaveAccessibleName('Wstrzymaj film w tle')
  await page.keyboard.press('Enter')
  await expect.poll(() => state(page)).toBe('paused')
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.evaluate(() => scrollTo(0, 0))
  await hide(false)
  expect(await state(page)).toBe('paused')
  await page.keyboard.press(' ')
  await expect.poll(() => state(page)).toBe('playing')
  expect(problems()).toEqual([])
})

test('with reduced motion nothing is loaded until the visitor plays it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openVideoPage(page, section({ background_video_link: FILE }))
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('video')).not.toHaveAttribute('src')
  await pause(page).click()
  await expect.poll(() => state(page)).toBe('playing')
})

test('the element’s own background stays when the browser blocks autoplay; the visitor can play it', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    let isAsked = false
    addEventListener('click', () => (isAsked = true), true)
    HTMLMediaElement.prototype.play = function () {
      return isAsked ? play.call(this) : Promise.reject(new DOMException('no', 'NotAllowedError'))
    }
  })
  await openVideoPage(page, section({ background_video_link: FILE }, '', video.replace('autoplay', '')))
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.elementor-background-video-container')).toHaveCSS('opacity', '0')
  await pause(page).click()
  await expect(page.locator('.elementor-background-video-container')).toHaveCSS('opacity', '1')
  expect(problems()).toEqual([])
})

test('a video that plays once gives way to the element’s own background, and its button goes', async ({ page }) => {
  await openVideoPage(
    page,
    section({ background_video_link: FILE, background_play_once: 'yes', background_video_start: 1, background_video_end: 2 }),
  )
  await expect.poll(() => state(page)).toBe('playing')
  await expect(page.locator('video')).toHaveAttribute('src', `${FILE}#t=1,2`)
  await expect(page.locator('video')).toHaveCSS('display', 'none')
  await expect(pause(page)).toHaveCount(0)
})

test('a video with a start and an end loops between them', async ({ page }) => {
  await openVideoPage(page, section({ background_video_link: FILE, background_video_start: 3, background_video_end: 3.6 }))
  await expect.poll(() => state(page)).toBe('playing')
  const jumps = await page.locator('video').evaluate(
    (v: HTMLVideoElement) =>
      new Promise<number[]>((done) => {
        const seen: number[] = []
        v.addEventListener('seeked', () => seen.push(v.currentTime) === 2 && done(seen))
      }),
  )
  // On a busy machine the video has gone on a little when the event comes.
  expect(jumps.map(Math.floor)).toEqual([3, 3])
  await expect(page.locator('video')).toHaveCSS('display', 'block')
})

test('it does not play on phones unless the site allows it; a wider window starts it', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 })
  await openVideoPage(page, section({ background_video_link: FILE, background_play_on_mobile: '' }))
  await expect(pause(page)).toBeHidden()
  await expect(page.locator('video')).not.toHaveAttribute('src')
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect.poll(() => state(page)).toBe('playing')
})

test('each element plays its own video, also inside another with one (TV-BV-8)', async ({ page }) => {
  const inner = section({ background_video_link: `${FILE}?inner` })
  await openVideoPage(
    page,
    section({ background_video_link: `${FILE}?outer` }, inner) +
      section({ background_video_link: `${FILE}?classic`, background_background: 'classic' }, inner, ''),
  )
  const sources = () => page.locator('video').evaluateAll((all) => all.map((v) => v.getAttribute('src')))
  await expect.poll(sources).toEqual([`${FILE}?outer`, `${FILE}?inner`, `${FILE}?inner`])
})

test('hand-written markup puts a video behind any element; an invalid address does nothing', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await openVideoPage(
    page,
    `<div class="elementor-wrapper" data-settings='${attributeJson({ background_video_link: FILE })}'><p>Słowa</p></div><div data-settings='${attributeJson({ background_video_link: 'javascript:alert(1)' })}'></div>`,
  )
  await expect.poll(() => state(page)).toBe('playing')
  await expect(page.locator('.skerry-background-video')).toHaveCount(1)
  const onTop = await page.evaluate(() => {
    const { left, top } = (document.querySelector('p') as Element).getBoundingClientRect()
    return document.elementFromPoint(left + 2, top + 2)?.localName
  })
  expect(onTop).toBe('p')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
