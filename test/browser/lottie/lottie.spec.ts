import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { scrollTo } from '../own-page'
import { keepServed, unmountDifference } from '../unmount'
import { drawn, frame, open, widget } from './lotties'

test('plays once when it is there, ends at its end, and gives everything back', async ({ page, problems }) => {
  await keepServed(page)
  await open(page, widget({ trigger: 'arriving_to_viewport', viewport: { unit: '%', size: '', sizes: { start: 0, end: 100 } } }))
  await drawn(page)
  await page.clock.runFor(1000)
  const middle = await frame(page)
  expect(middle).toBeGreaterThan(15)
  expect(middle).toBeLessThan(45)
  await page.clock.runFor(3000)
  expect(await frame(page)).toBe(60)
  expect(await page.evaluate(() => 'bodymovin' in window || 'lottie' in window)).toBe(false)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a loop stops where it is out of sight, and goes on', async ({ page }) => {
  await open(page, `${widget({ loop: 'yes' })}<div class="far"></div>`)
  await drawn(page)
  await page.clock.runFor(700)
  await scrollTo(page, 2000)
  await page.clock.runFor(300)
  const away = await frame(page)
  await page.clock.runFor(700)
  expect(await frame(page)).toBe(away)
  await scrollTo(page, 0)
  await page.clock.runFor(400)
  expect(await frame(page)).not.toBe(away)
})

const pause = (page: Page) => page.getByRole('button', { name: 'Wstrzymaj animację' })
const hand = `<figure data-widget="lottie" data-settings='{"source_json":"/files/a.json","loop":"yes"}'><div class="e-lottie__animation"></div><figcaption>Podpis</figcaption></figure>`

for (const [name, body] of [
  ['the builder’s', `${widget({ loop: 'yes' })}<div class="far"></div>`],
  ['by hand', `${hand}<div class="far"></div>`],
] as const)
  test(`an endless loop stands still while the visitor wants it, in sight again too: ${name}`, async ({ page, problems }) => {
    await keepServed(page)
    await open(page, body)
    await drawn(page)
    await expect(pause(page)).toHaveCSS('opacity', '0')
    await page.locator('.e-lottie__animation').hover()
    await expect(pause(page)).toHaveCSS('opacity', '1')
    await pause(page).focus()
    await page.keyboard.press('Enter')
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
    const held = await frame(page)
    await page.clock.runFor(700)
    await scrollTo(page, 2000)
    await page.clock.runFor(300)
    await scrollTo(page, 0)
    await page.clock.runFor(700)
    expect(await frame(page)).toBe(held)
    await pause(page).click()
    await page.clock.runFor(700)
    expect(await frame(page)).not.toBe(held)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true })
  test('the button always shows', async ({ page }) => {
    await open(page, widget({ loop: 'yes' }))
    await drawn(page)
    await expect(pause(page)).toHaveCSS('opacity', '1')
  })
})

test('what ends by itself or goes with the pointer has no button', async ({ page }) => {
  const all = [
    {},
    { loop: 'yes', number_of_times: 3 },
    { loop: 'yes', trigger: 'on_hover', on_hover_out: 'pause' },
    { loop: 'yes', trigger: 'none' },
  ]
  await open(page, all.map((settings) => widget(settings)).join(''))
  await drawn(page)
  await expect(pause(page)).toHaveCount(1)
})

test('lazy: nothing is asked for until it is near', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const json = () => asked.filter((url) => url.endsWith('.json') || url.includes('/lottie-svg-')).length
  await open(page, `<div class="far"></div>${widget({ lazyload: 'yes' })}`)
  await page.clock.runFor(5000)
  expect(json()).toBe(0)
  await scrollTo(page, 2300)
  await expect.poll(json).toBe(2)
})

test('hover plays, leaving goes back; the keyboard hovers too', async ({ page }) => {
  await open(page, widget({ trigger: 'on_hover', on_hover_out: 'reverse' }, { link: '#x' }))
  await drawn(page)
  await page.clock.runFor(1000)
  expect(await frame(page)).toBe(0)
  await page.locator('.e-lottie__animation').hover()
  await page.clock.runFor(1000)
  const there = await frame(page)
  expect(there).toBeGreaterThan(15)
  await page.mouse.move(700, 600)
  await page.clock.runFor(3000)
  expect(await frame(page)).toBe(0)
  await page.locator('a').focus()
  await page.clock.runFor(3000)
  expect(await frame(page)).toBe(60)
})

test('a click plays, and follows the link when its time is over', async ({ page }) => {
  await open(page, widget({ trigger: 'on_click', link_timeout: 1500 }, { link: '#dalej' }))
  await drawn(page)
  await page.locator('a').click()
  await page.clock.runFor(1000)
  expect([new URL(page.url()).hash, (await frame(page)) > 15]).toEqual(['', true])
  await page.clock.runFor(1000)
  expect(new URL(page.url()).hash).toBe('#dalej')
})

test('without a link a click is a button’s: by key too', async ({ page }) => {
  await open(page, widget({ trigger: 'on_click' }))
  await drawn(page)
  await page.getByRole('button', { name: 'Podpis' }).press('Enter')
  await page.clock.runFor(3000)
  expect(await frame(page)).toBe(60)
})

test('scrolling chooses the frame, between the ends of its part', async ({ page }) => {
  await open(
    page,
    `<div class="far"></div>${widget({ trigger: 'bind_to_scroll', start_point: { size: 20 }, end_point: { size: 60 } })}<div class="far"></div>`,
  )
  await drawn(page)
  expect(await frame(page)).toBe(12)
  await scrollTo(page, 3100 - (await page.evaluate(() => innerHeight / 2)))
  await page.clock.runFor(100)
  expect(await frame(page)).toBe(24)
  await scrollTo(page, 5000)
  await page.clock.runFor(100)
  expect(await frame(page)).toBe(36)
})

for (const [settings, expected] of [
  [{}, 60],
  [{ loop: 'yes' }, 30],
  [{ trigger: 'on_hover' }, 0],
] as const)
  test(`less motion: one still picture, ${JSON.stringify(settings)}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, widget(settings))
    await drawn(page)
    await page.clock.runFor(3000)
    await page.locator('.e-lottie__animation').hover()
    await page.clock.runFor(3000)
    expect(await frame(page)).toBe(expected)
  })

test('canvas draws as well', async ({ page, problems }) => {
  await open(page, widget({ renderer: 'canvas' }))
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await page.locator('.e-lottie__animation canvas').count()).toBe(1)
  }).toPass()
  expect(problems()).toEqual([])
})

test('by hand: the picture stands until the animation does, and lends it its words', async ({ page, problems }) => {
  await keepServed(page)
  await page.goto('/pages/lottie.html')
  const stage = page.locator('#lottie-view .skerry-lottie')
  await expect(stage.locator('svg')).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'Żaglówka mija latarnię morską' }).first()).toBeVisible()
  await expect(page.locator('#lottie-view img')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
