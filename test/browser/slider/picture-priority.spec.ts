import { expect, test } from '../harness'
import { frames } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { lazyCarousel, NAMED, openRow, servePictures } from './picture-pages'
import { hold, started } from './sliders'

const BELOW = '<div class="far"></div>'
const priorities = (ids: string[]) =>
  ids.map((id) => [...document.querySelectorAll(`[data-id="${id}"] img`)].map((img) => img.getAttribute('fetchpriority') ?? '').join())

test('pictures in view are requested at once, with priority and once; their neighbours after that', async ({ page }) => {
  await page.addInitScript(() => {
    const { set, get } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') as Required<PropertyDescriptor>
    const asked: string[] = []
    Object.assign(window, { asked })
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      get,
      set(this: HTMLImageElement, value: string) {
        const isStarted = Boolean(document.querySelector('.swiper-initialized'))
        asked.push(`${value.replace(/.*\//, '')[0]} ${this.fetchPriority} ${isStarted ? 'after' : 'before'} the start`)
        set.call(this, value)
      },
    })
  })
  await rememberServedMarkup(page)
  const asked = await servePictures(page, () => 'arrive')
  await openRow(page, lazyCarousel(NAMED, { settings: { infinite: 'yes' } }))
  await started(page)
  await expect(page.locator('.swiper-lazy-loaded')).toHaveCount(5)
  const early = await page.evaluate(() => (window as unknown as { asked: string[] }).asked.filter((one) => one.includes('before')))
  expect(early).toEqual(['a', 'b', 'c'].map((name) => `${name} high before the start`))
  expect(await page.evaluate(priorities, ['5d1'])).toEqual(['high,high,high,,'])
  expect([...asked].sort()).toEqual([...NAMED].sort())
  expect(asked.slice(0, 3)).toEqual(NAMED.slice(0, 3))
  expect(await unmountDifference(page)).toBe('')
})

test('lazy pictures in view are no longer late, and the others stay lazy', async ({ page }) => {
  await rememberServedMarkup(page)
  await servePictures(page, () => 'never')
  await openRow(page, lazyCarousel(NAMED, { native: true }))
  await started(page)
  const states = await page
    .locator('img')
    .evaluateAll((all) => all.map((img) => `${(img as HTMLImageElement).loading} ${img.getAttribute('fetchpriority')}`))
  expect(states).toEqual(['eager high', 'eager high', 'eager high', 'lazy null', 'lazy null'])
  expect(await unmountDifference(page)).toBe('')
})

test('a row below the window takes no priority from what is in view', async ({ page }) => {
  await page.route('**/far.css', (route) => route.fulfill({ contentType: 'text/css', body: '.far { height: 1200px }' }))
  await servePictures(page, () => 'arrive')
  await openRow(page, BELOW + lazyCarousel(NAMED), '/builder.css /far.css')
  await started(page)
  await expect(page.locator('.swiper-lazy-loaded')).not.toHaveCount(0)
  expect(await page.evaluate(priorities, ['5d1'])).toEqual([',,,,'])
})

test('visitors who save data get the pictures in view, and later ones when they appear', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = await servePictures(page, () => 'arrive')
  await openRow(page, lazyCarousel(NAMED))
  await started(page)
  await expect(page.locator('.swiper-lazy-loaded')).toHaveCount(3)
  await frames(page, 4)
  expect(asked).toHaveLength(3)
  await page.evaluate(() => (document.querySelector('.swiper') as Element & { swiper: { slideNext: () => void } }).swiper.slideNext())
  await expect(page.locator('.swiper-lazy-loaded')).toHaveCount(4)
})

test('in an initially hidden tab nothing is requested until it opens', async ({ page }) => {
  const asked = await servePictures(page, () => 'arrive')
  const chunk = await hold(page, /\/chunks\/slider-/)
  await openRow(page, `<div id="tab" hidden>${lazyCarousel(NAMED)}</div>`)
  chunk()
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { Skerry: { islands: () => { state: string }[] } }).Skerry.islands().some(({ state }) => state === 'mounted'),
      ),
    )
    .toBe(true)
  await frames(page, 4)
  expect(asked).toEqual([])
  await page.evaluate(() => document.getElementById('tab')?.removeAttribute('hidden'))
  await expect(page.locator('.swiper-lazy-loaded')).not.toHaveCount(0)
})
