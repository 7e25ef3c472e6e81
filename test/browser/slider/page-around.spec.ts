import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { chunkLoaded } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { loopCarousel, nestedCarousel } from './slider-markup'
import { BUILDER_CSS } from './sliders'

const HEAD =
  '<link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="/skerry.builder.css"><script defer src="/skerry.js"></script>'
const byHand = (id: string, slides: string, settings: object = {}) =>
  `<div data-widget="slider" id="${id}" aria-label="${id}" data-settings='${JSON.stringify({ slides_to_show: 1, speed: 50, ...settings })}'>${slides}</div>`
const open = async (page: Page, body: string, css = '') => {
  await rememberServedMarkup(page)
  await ownPage(page, body, `${BUILDER_CSS}.low{height:900px}${css}`, HEAD)
  await started(page)
}
const started = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement & { swiper?: object }>('.swiper,[data-widget=slider]')].every(
          (box) => box.swiper && 'autoplay' in box.swiper,
        ),
      ),
    )
    .toBe(true)
/** The texts of the slides in view, from left to right. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).evaluate((root) => {
    const box = root.matches('.swiper') ? root : (root.querySelector('.swiper') as Element)
    const { left, right } = box.getBoundingClientRect()
    return [...(box.querySelector('.swiper-wrapper') as Element).children]
      .map((el) => ({
        at: el.getBoundingClientRect(),
        text: el.textContent?.trim() || el.querySelector('img')?.alt || (el as HTMLImageElement).alt,
      }))
      .filter(({ at }) => at.right > left + 2 && at.left < right - 2)
      .sort((a, b) => a.at.left - b.at.left)
      .map(({ text }) => text)
      .join()
  })
const shows = (page: Page, selector: string, texts: string) => expect.poll(() => shown(page, selector)).toBe(texts)

test('what an editor leaves between slides is none, and a paragraph around pictures is taken apart', async ({ page }) => {
  const img = (i: number) => `<img src="/own/p${i}.svg" width="40" height="30" alt="${i}">`
  const settings = { slides_to_show: 4, slides_to_show_tablet: 4 }
  await open(
    page,
    byHand('strays', '<p></p><div>1</div><p>&nbsp;</p><br><div>2</div><noscript>n</noscript><div>3</div><p><br></p>', settings) +
      byHand('around', `<p>${[1, 2, 3].map(img).join('<br>')}</p>`, settings),
  )
  await shows(page, '#strays', '1,2,3')
  await shows(page, '#around', '1,2,3')
  await expect(page.locator('.swiper-slide')).toHaveCount(6)
  expect(await unmountDifference(page)).toBe('')
})

test('a slider in a slide is dragged alone', async ({ page }) => {
  const inner = byHand('inner', '<div>in 1</div><div>in 2</div>')
  await open(page, byHand('outer', `<div>${inner}</div><div>out 2</div>`), '.swiper-slide{min-height:80px}')
  const { x, y, width } = (await page.locator('#inner').boundingBox()) as { x: number; y: number; width: number }
  await page.mouse.move(x + width * 0.8, y + 30)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.2, y + 32, { steps: 6 })
  await page.mouse.up()
  await shows(page, '#inner', 'in 2')
  expect(await page.locator('#outer').evaluate((el) => (el as HTMLElement & { swiper: { realIndex: number } }).swiper.realIndex)).toBe(0)
})

test('the direction changes while the page is open: the slide stays, and the arrows lead on', async ({ page }) => {
  await open(page, `<div id="around">${byHand('s', '<div>1</div><div>2</div><div>3</div>')}</div>`)
  for (const [target, dir] of [
    ['html', 'rtl'],
    ['#around', 'ltr'],
  ] as const) {
    await page.getByRole('button', { name: 'Następny slajd' }).click()
    const before = await page.locator('#s').evaluate((el) => (el as HTMLElement & { swiper: { realIndex: number } }).swiper.realIndex)
    await page.locator(target).evaluate((el, to) => el.setAttribute('dir', to), dir)
    await expect(page.locator(`#s.swiper-rtl`)).toHaveCount(dir === 'rtl' ? 1 : 0)
    await started(page)
    await shows(page, '#s', String(before + 1))
  }
})

test('a row with as many slides as it shows, or fewer, shows each once and stays; another width may have it go round', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const slides = (count: number) => Array.from({ length: count }, (_, i) => `<div>${i + 1}</div>`).join('')
  const settings = { slides_to_show: 3, infinite: 'yes', autoplay: 'yes', autoplay_speed: 60_000 }
  await open(page, [2, 3, 4].map((count) => byHand(`s${count}`, slides(count), settings)).join(''))
  await shows(page, '#s2', '1,2')
  await shows(page, '#s3', '1,2,3')
  for (const id of ['#s2', '#s3'])
    await expect(page.locator(`${id} :is(.skerry-slider-next,.skerry-slider-pause)`).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.swiper-slide-duplicate')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await started(page)
  await expect
    .poll(() => page.locator('#s2').evaluate((el) => (el as HTMLElement & { swiper?: { params: { loop: boolean } } }).swiper?.params.loop))
    .toBe(true)
  await page.locator('#s2 .skerry-slider-next').click()
  await shows(page, '#s2', '2')
})

for (const effect of ['slide', 'fade'])
  test(`what leads to something in another slide shows it (${effect})`, async ({ page }) => {
    const deep = (id: string) => `<h2 id="${id}">3</h2>`
    const nested = nestedCarousel(
      { slides_to_show: '1', speed: 50, arrows: 'yes' },
      { count: 3, inner: (i) => (i === 3 ? deep('there') : `<p>${i}</p>`) },
    )
    await open(
      page,
      `<p><a href="#here">here</a> <a href="#there">there</a></p><p class="low"></p>${byHand('s', `<div>1</div><div>2</div><div>${deep('here')}</div>`, { effect })}${nested}<p class="low"></p>`,
    )
    const current = (selector: string) =>
      page.locator(selector).evaluate((el) => (el as HTMLElement & { swiper: { realIndex: number } }).swiper.realIndex)
    const isMoving = (selector: string) =>
      page.locator(selector).evaluate((el) => (el as HTMLElement & { swiper: { animating: boolean } }).swiper.animating)
    const leadsTo = async (selector: string, act: () => Promise<unknown>) => {
      await page.locator(selector).evaluate((el) => (el as HTMLElement & { swiper: { slideTo: (i: number) => void } }).swiper.slideTo(0))
      await expect.poll(() => current(selector)).toBe(0)
      await expect.poll(() => isMoving(selector)).toBe(false)
      await act()
      await expect.poll(() => current(selector)).toBe(2)
      await expect.poll(() => page.locator(selector).evaluate((el) => el.scrollLeft)).toBe(0)
    }
    const go = (hash: string) => page.evaluate((to) => (location.hash = to), hash)
    for (const [box, id] of [
      ['#s', 'here'],
      ['.e-n-carousel', 'there'],
    ] as const) {
      const link = page.locator(`a[href="#${id}"]`)
      await leadsTo(box, () => link.click())
      await go('')
      await leadsTo(box, () => link.press('Enter'))
      await go('')
      await leadsTo(box, () => go(`#${id}`))
      await go('#elsewhere')
      await leadsTo(box, () => page.evaluate(() => history.back()))
      if (effect === 'slide') await leadsTo(box, () => page.locator(`#${id}`).evaluate((el) => el.scrollIntoView()))
    }
  })

for (const [name, settings, field] of [
  ['a row', {}, '<input required aria-label="field">'],
  ['an endless row', { infinite: 'yes', slides_to_show: 1 }, '<select required aria-label="field"><option></option></select>'],
  ['stacked slides', { effect: 'fade' }, '<textarea required aria-label="field"></textarea>'],
] as const)
  test(`a form that is sent shows its invalid field in another slide: ${name}`, async ({ page, problems }) => {
    for (const how of ['press', 'script']) {
      const slides = `<div><input aria-label="first" required value="x"></div><div>2</div><div>${field}</div><div>4</div>`
      await open(page, `<form action="/own/sent">${byHand('s', slides, settings)}<button id="send">Send</button></form>`)
      // On a busy machine it has arrived long before it has run.
      await chunkLoaded(page, /\/dom-disclosure-revealing-/)
      if (how === 'press') await page.locator('#send').click()
      else await page.evaluate(() => document.querySelector('form')?.reportValidity())
      const current = () => page.locator('#s').evaluate((el) => (el as HTMLElement & { swiper: { realIndex: number } }).swiper.realIndex)
      await expect.poll(current).toBe(2)
      await expect(page.locator('.swiper-slide:not(.swiper-slide-duplicate) [aria-label=field]')).toBeFocused()
    }
    expect(new URL(page.url()).pathname).toBe('/own/')
    expect(problems('is not focusable')).toEqual([])
  })

test('a box that is a grid or a flex box holds its row as an ordinary one does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const BOXES = {
    one: 'display:grid;grid-template-columns:1fr',
    two: 'display:grid;grid-template-columns:1fr 1fr',
    three: 'display:grid;grid-template-columns:repeat(3,1fr);gap:30px',
    areas: 'display:grid;grid-template-areas:"a b"',
    columns: 'display:grid;grid-auto-flow:column;gap:10px',
    fill: 'display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr))',
    flex: 'display:flex;gap:20px',
    reverse: 'display:flex;flex-direction:row-reverse;gap:20px',
    column: 'display:flex;flex-direction:column;gap:20px',
    wrap: 'display:flex;flex-wrap:wrap;gap:20px',
  }
  const names = Object.keys(BOXES)
  const css = Object.entries(BOXES).map(([name, box]) => `#${name} .swiper{${box}}`)
  const carousel = loopCarousel({ slides_to_show: '3', speed: 50, arrows: 'yes' })
  const read = () =>
    page.evaluate(
      (ids) =>
        ids.map((id) => {
          const box = document.querySelector(`#${id} .swiper`) as Element
          const [outer, row, slide] = [box, box.firstElementChild, box.querySelector('.swiper-slide')].map((el) =>
            (el as Element).getBoundingClientRect(),
          ) as [DOMRect, DOMRect, DOMRect]
          return [
            id,
            outer.left === row.left,
            outer.top === row.top,
            row.width === outer.width,
            row.height === outer.height,
            Math.round((slide.width * 3) / outer.width),
          ].join()
        }),
      names,
    )
  const body = `<div class="all">${names.map((id) => `<div id="${id}">${carousel}</div>`).join('')}</div>`
  const style = `${BUILDER_CSS}.all{width:900px}${css.join('')}`
  const right = names.map((id) => `${id},true,true,true,true,1`)
  await ownPage(page, body, style, '<link rel="stylesheet" href="/skerry.builder.css">')
  expect(await read()).toEqual(right)
  await ownPage(page, body, style, HEAD)
  await started(page)
  expect(await read()).toEqual(right)
})
