import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { currentFrame, openAnimations, scrollByClock, waitUntilDrawn, widget } from './lottie-pages'

test('an animation plays once when it is in view, ends at its last frame, and unmounting restores the markup', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await openAnimations(page, widget({ trigger: 'arriving_to_viewport', viewport: { unit: '%', size: '', sizes: { start: 0, end: 100 } } }))
  await waitUntilDrawn(page)
  // It begins at the frame in which the browser tells that it is in view.
  await expect.poll(() => page.clock.runFor(20).then(() => currentFrame(page)), { intervals: [50] }).toBeGreaterThan(0)
  await page.clock.runFor(1000)
  const halfway = await currentFrame(page)
  expect(halfway).toBeGreaterThan(15)
  expect(halfway).toBeLessThan(45)
  await page.clock.runFor(3000)
  expect(await currentFrame(page)).toBe(60)
  expect(await page.evaluate(() => 'bodymovin' in window || 'lottie' in window)).toBe(false)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a loop stands still out of view, and goes on in view', async ({ page }) => {
  await openAnimations(page, `${widget({ loop: 'yes' })}<div class="far"></div>`)
  await waitUntilDrawn(page)
  await page.clock.runFor(700)
  await scrollByClock(page, 2000)
  await page.clock.runFor(300)
  const frameOutOfView = await currentFrame(page)
  await page.clock.runFor(700)
  expect(await currentFrame(page)).toBe(frameOutOfView)
  await scrollByClock(page, 0)
  await page.clock.runFor(400)
  expect(await currentFrame(page)).not.toBe(frameOutOfView)
})

const pauseButton = (page: Page) => page.getByRole('button', { name: 'Wstrzymaj animację' })
const handWritten = `<figure data-widget="lottie" data-settings='{"source_json":"/files/a.json","loop":"yes"}'><div class="e-lottie__animation"></div><figcaption>Podpis</figcaption></figure>`

for (const [name, body] of [
  ['the builder’s', `${widget({ loop: 'yes' })}<div class="far"></div>`],
  ['by hand', `${handWritten}<div class="far"></div>`],
] as const)
  test(`the visitor can pause an endless loop, which stays paused when it comes into view again: ${name}`, async ({ page, problems }) => {
    await rememberServedMarkup(page)
    await openAnimations(page, body)
    await waitUntilDrawn(page)
    await expect(pauseButton(page)).toHaveCSS('opacity', '0')
    await page.locator('.e-lottie__animation').hover()
    await expect(pauseButton(page)).toHaveCSS('opacity', '1')
    await pauseButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true')
    const pausedFrame = await currentFrame(page)
    await page.clock.runFor(700)
    await scrollByClock(page, 2000)
    await page.clock.runFor(300)
    await scrollByClock(page, 0)
    await page.clock.runFor(700)
    expect(await currentFrame(page)).toBe(pausedFrame)
    await pauseButton(page).click()
    await page.clock.runFor(700)
    expect(await currentFrame(page)).not.toBe(pausedFrame)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true })
  test('the pause button always shows', async ({ page }) => {
    await openAnimations(page, widget({ loop: 'yes' }))
    await waitUntilDrawn(page)
    await expect(pauseButton(page)).toHaveCSS('opacity', '1')
  })
})

test('only an endless animation that plays by itself has a pause button', async ({ page }) => {
  const all = [
    {},
    { loop: 'yes', number_of_times: 3 },
    { loop: 'yes', trigger: 'on_hover', on_hover_out: 'pause' },
    { loop: 'yes', trigger: 'none' },
  ]
  await openAnimations(page, all.map((settings) => widget(settings)).join(''))
  await waitUntilDrawn(page)
  await expect(pauseButton(page)).toHaveCount(1)
})

test('a lazy animation and its player are loaded only when it is near the viewport', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const loadedFiles = () => requested.filter((url) => url.endsWith('.json') || url.includes('/lottie-svg-')).length
  await openAnimations(page, `<div class="far"></div>${widget({ lazyload: 'yes' })}`)
  await page.clock.runFor(5000)
  expect(loadedFiles()).toBe(0)
  await scrollByClock(page, 2300)
  await expect.poll(loadedFiles).toBe(2)
})

test('hovering plays the animation and leaving plays it back; focus counts as hovering', async ({ page }) => {
  await openAnimations(page, widget({ trigger: 'on_hover', on_hover_out: 'reverse' }, { link: '#x' }))
  await waitUntilDrawn(page)
  await page.clock.runFor(1000)
  expect(await currentFrame(page)).toBe(0)
  await page.locator('.e-lottie__animation').hover()
  await page.clock.runFor(1000)
  const hoveredFrame = await currentFrame(page)
  expect(hoveredFrame).toBeGreaterThan(15)
  await page.mouse.move(700, 600)
  await page.clock.runFor(3000)
  expect(await currentFrame(page)).toBe(0)
  await page.locator('a').focus()
  await page.clock.runFor(3000)
  expect(await currentFrame(page)).toBe(60)
})

test('a click plays the animation, and the link is followed after its delay', async ({ page }) => {
  await openAnimations(page, widget({ trigger: 'on_click', link_timeout: 1500 }, { link: '#further' }))
  await waitUntilDrawn(page)
  await page.locator('a').click()
  await page.clock.runFor(1000)
  expect([new URL(page.url()).hash, (await currentFrame(page)) > 15]).toEqual(['', true])
  await page.clock.runFor(1000)
  expect(new URL(page.url()).hash).toBe('#further')
})

test('an animation that a click plays is a button, which works by keyboard, too', async ({ page }) => {
  await openAnimations(page, widget({ trigger: 'on_click' }))
  await waitUntilDrawn(page)
  await page.getByRole('button', { name: 'Podpis' }).press('Enter')
  await page.clock.runFor(3000)
  expect(await currentFrame(page)).toBe(60)
})

test('scrolling chooses the frame, between the start and the end point', async ({ page }) => {
  await openAnimations(
    page,
    `<div class="far"></div>${widget({ trigger: 'bind_to_scroll', start_point: { size: 20 }, end_point: { size: 60 } })}<div class="far"></div>`,
  )
  await waitUntilDrawn(page)
  await expect.poll(() => currentFrame(page)).toBe(12)
  // The clock runs until a frame is asked for; what follows the frame's layout takes a real one.
  const frameAfterScroll = () => page.clock.runFor(100).then(() => currentFrame(page))
  await scrollByClock(page, 3100 - (await page.evaluate(() => innerHeight / 2)))
  await expect.poll(frameAfterScroll).toBe(24)
  await scrollByClock(page, 5000)
  await expect.poll(frameAfterScroll).toBe(36)
})

for (const [settings, expected] of [
  [{}, 60],
  [{ loop: 'yes' }, 30],
  [{ trigger: 'on_hover' }, 0],
] as const)
  test(`visitors who prefer reduced motion see the still frame ${expected}: ${JSON.stringify(settings)}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAnimations(page, widget(settings))
    await waitUntilDrawn(page)
    await page.clock.runFor(3000)
    await page.locator('.e-lottie__animation').hover()
    await page.clock.runFor(3000)
    expect(await currentFrame(page)).toBe(expected)
  })

test('an animation can be drawn on a canvas', async ({ page, problems }) => {
  await openAnimations(page, widget({ renderer: 'canvas' }))
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await page.locator('.e-lottie__animation canvas').count()).toBe(1)
  }).toPass()
  expect(problems()).toEqual([])
})

test('in hand-written markup the animation takes the place and the alternative text of the picture', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await page.goto('/pages/lottie.html')
  const container = page.locator('#lottie-view .skerry-lottie')
  await expect(container.locator('svg')).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'A sailing boat passes a lighthouse' }).first()).toBeVisible()
  await expect(page.locator('#lottie-view img')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('an animation in the box of another stays as it was served, and unmounting restores both', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const inner = widget({}, { caption: 'Wewnątrz' })
  await openAnimations(page, widget({}).replace('e-lottie__animation">', `e-lottie__animation">${inner}`))
  await waitUntilDrawn(page)
  await expect(page.locator('.e-lottie__animation svg')).toHaveCount(1)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a drawing as the host of an animation, with a link of its own in it, is no failure', async ({ page, problems }) => {
  await openAnimations(
    page,
    `<svg data-widget="lottie" data-settings='{"source_json":"/files/a.json","trigger":"on_hover"}'><a href="#x"><path d="M0 0h9v9z"/></a></svg>`,
  )
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return page.evaluate(() =>
        (window as unknown as { Skerry: { islands(): { state: string; widget: { name: string } }[] } }).Skerry.islands().flatMap(
          ({ state, widget: { name } }) => (name === 'lottie' ? [state] : []),
        ),
      )
    })
    .toEqual(['mounted'])
  await page.clock.runFor(500)
  expect(problems()).toEqual([])
})
