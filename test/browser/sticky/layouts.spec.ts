import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { COLUMNS, columns, ownPage, recordedScrollAndShifts, recordScrollAndShifts, scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { areSticky, bar } from './sticky-pages'

const CSS = `* { box-sizing: border-box } body { margin: 0 } .strip { height: 315px } .bar { height: 80px; margin: 0 70px } .low { height: 40px } .rest { height: 3000px }
.columns .bar { margin: 0 10px } ${COLUMNS} .around { padding: 0 30px; border: 5px solid } img { display: block; width: 100% }`
const boxOf = (page: Page, id = 'bar') =>
  page.evaluate((name) => {
    const el = document.getElementById(name) as HTMLElement
    const { left, top, width, bottom } = el.getBoundingClientRect()
    return { active: el.classList.contains('elementor-sticky--active'), left, top, width, bottom }
  }, id)
const documentTop = (page: Page, id: string) =>
  page.evaluate((name) => (document.getElementById(name) as HTMLElement).getBoundingClientRect().top + scrollY, id)

test.beforeEach(async ({ page }) => {
  await recordScrollAndShifts(page)
  await rememberServedMarkup(page)
})

const CLIPPING = ['overflow: hidden', 'overflow: auto', 'overflow: scroll', 'overflow: clip', 'overflow-x: hidden']
const CONTAINING_BLOCKS = [
  'transform: translateZ(0)',
  'will-change: transform',
  'filter: grayscale(0)',
  'perspective: 900px',
  'backdrop-filter: blur(0)',
]
const CONTAINMENT = ['contain: paint', 'contain: layout', 'contain: content', 'container-type: inline-size']
// Side by side on one page, because they do not affect one another.
for (const [direction, around] of [
  ['ltr', [...CLIPPING, ...CONTAINING_BLOCKS]],
  ['ltr', CONTAINMENT],
  ['rtl', ['overflow: hidden', 'overflow-x: hidden', 'transform: translateZ(0)', 'contain: paint']],
] as const)
  test(`a bar sticks in a parent with ${around.join(' · ')}, ${direction}`, async ({ page }) => {
    const parts = around.map(
      (css, i) =>
        [
          css,
          `<div class="strip"></div><div class="around" id="around${i}">${bar({ sticky_offset: 20 }, `bar${i}`)}<div class="rest"></div><p id="after${i}">po</p></div>`,
        ] as const,
    )
    await ownPage(
      page,
      `${columns(parts)}<div class="rest"></div>`,
      `${CSS} html { direction: ${direction} } ${around.map((css, i) => `#around${i} { ${css} }`).join(' ')}`,
    )
    await areSticky(page, around.length)
    const each = <T>(read: (i: number) => Promise<T>) => Promise.all(around.map((_, i) => read(i)))
    const free = await each((i) => boxOf(page, `bar${i}`))
    const after = await each((i) => documentTop(page, `after${i}`))
    await scrollTo(page, 280)
    for (const [i, now] of (await each((i) => boxOf(page, `bar${i}`))).entries()) expect(now, around[i]).toMatchObject({ active: false })
    for (const y of [301, 310, 700, 1500, 2900, 320]) {
      await scrollTo(page, y)
      for (const [i, { active, top, left, width }] of (await each((i) => boxOf(page, `bar${i}`))).entries())
        expect([y, active, Math.round(top), left, width], around[i]).toEqual([y, true, 20, free[i]?.left, free[i]?.width])
    }
    expect(await each((i) => documentTop(page, `after${i}`))).toEqual(after)
    await scrollTo(page, 0)
    expect(await each((i) => boxOf(page, `bar${i}`))).toEqual(free)
    await scrollTo(page, 700)
    expect(await unmountDifference(page)).toBe('')
  })

test('a bar sticks to the bottom in an ancestor with a transform', async ({ page }) => {
  await ownPage(
    page,
    `<div class="around"><div class="rest"></div>${bar({ sticky: 'bottom' })}</div><div class="rest"></div>`,
    `${CSS} .around { transform: translateZ(0) }`,
  )
  await areSticky(page)
  for (const y of [0, 500, 1200]) {
    await scrollTo(page, y)
    const { active, bottom } = await boxOf(page)
    expect([y, active, Math.round(bottom)]).toEqual([y, true, 800])
  }
})

test('a bar sticks on a page with scroll snap', async ({ page }) => {
  await ownPage(
    page,
    `<section></section>${bar()}<section id="two"></section><section></section><section></section>`,
    `${CSS} html { scroll-snap-type: y mandatory } section { height: 800px; scroll-snap-align: start }`,
  )
  await areSticky(page)
  await scrollTo(page, 1700)
  await expect.poll(() => boxOf(page)).toMatchObject({ active: true, top: 0 })
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
  expect(await boxOf(page)).toMatchObject({ active: true, top: 0 })
  expect((await recordedScrollAndShifts(page)).allShifts).toBe(0)
})

test('a bar in another bar, and several bars at once, stick', async ({ page }) => {
  const inner = bar({ sticky_offset: 100 }, 'inner', 'w środku', 'low')
  await ownPage(
    page,
    `<div class="strip"></div>${bar({}, 'outer', inner)}<div class="strip"></div>${bar({ sticky_offset: 80 }, 'second')}<div class="strip"></div>${bar({ sticky: 'bottom' }, 'third')}<div class="rest" id="rest"></div>`,
    CSS,
  )
  await areSticky(page, 4)
  const rest = await documentTop(page, 'rest')
  await scrollTo(page, 1000)
  const tops = async () => [(await boxOf(page, 'outer')).top, (await boxOf(page, 'inner')).top, (await boxOf(page, 'second')).top]
  expect(await tops()).toEqual([0, 100, 80])
  expect((await boxOf(page, 'third')).active).toBe(false)
  expect(await documentTop(page, 'rest')).toBe(rest)
  await scrollTo(page, 0)
  expect((await boxOf(page, 'third')).bottom).toBe(800)
  expect(await page.locator('.elementor-sticky__spacer').count()).toBe(1)
  expect((await recordedScrollAndShifts(page)).allShifts).toBe(0)
  await scrollTo(page, 1000)
  expect(await unmountDifference(page)).toBe('')
})

test('a word of a text sticks, and the words around it keep their places', async ({ page }) => {
  const word = `<span id="bar" data-settings='{"sticky":"top"}'>promocja</span>`
  await ownPage(
    page,
    `<div class="strip"></div><p>Przed <i id="before">nim</i> ${word} <i id="after">i po</i> nim</p><p>${word.replace('bar', 'alone')}</p><p id="rest">dalej</p><div class="rest"></div><p>${word.replace('id="bar"', 'id="hidden" hidden')}</p>`,
    `${CSS} p { line-height: 30px }`,
    '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>',
  )
  await areSticky(page, 3)
  await expect(page.locator('#hidden')).toBeHidden()
  const places = async () => {
    const of = async (id: string) => [(await boxOf(page, id)).left, await documentTop(page, id)]
    return [await of('before'), await of('after'), await of('rest')]
  }
  const served = await places()
  await scrollTo(page, 1000)
  await expect.poll(() => boxOf(page)).toMatchObject({ active: true, top: 0 })
  await expect.poll(() => boxOf(page, 'alone')).toMatchObject({ active: true, top: 0 })
  expect(await places()).toEqual(served)
  expect((await recordedScrollAndShifts(page)).allShifts).toBe(0)
  expect(await unmountDifference(page)).toBe('')
})

test('a bar follows pictures that load late above it and in it, and changes of its content', async ({ page }) => {
  await page.route('**/late.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"/>' }),
  )
  await ownPage(
    page,
    `<img alt="">${bar({}, 'bar', '<img alt=""><p id="text">x</p>')}<div class="rest" id="rest"></div><div class="rest"></div>`,
    `${CSS} #bar { height: auto } html { overflow-anchor: none } img { width: 400px } #text { height: 50px; margin: 0 }`,
  )
  await expect.poll(() => page.locator('.elementor-sticky').count()).toBe(1)
  await scrollTo(page, 10)
  expect((await boxOf(page)).active).toBe(true)
  await page.evaluate(() => {
    for (const img of document.images) img.src = '/own/late.svg'
  })
  // The 200 px above it put its own place back into view.
  await expect.poll(() => boxOf(page)).toMatchObject({ active: false })
  await expect.poll(() => documentTop(page, 'rest')).toBe(450)
  await scrollTo(page, 600)
  expect(await boxOf(page)).toMatchObject({ active: true, top: 0 })
  await page.evaluate(() => {
    ;(document.getElementById('text') as HTMLElement).style.height = '20px'
  })
  await scrollTo(page, 650)
  // A stuck bar may change its height; the page below does not move.
  expect([(await boxOf(page)).bottom, await documentTop(page, 'rest')]).toEqual([220, 450])
  await scrollTo(page, 0)
  await expect.poll(() => documentTop(page, 'rest')).toBe(420)
})

test('a bar sticks below the admin bar where that is fixed', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await ownPage(
    page,
    `<div id="wpadminbar"></div><div class="strip"></div>${bar()}<div class="rest"></div>`,
    `${CSS} #wpadminbar { position: fixed; top: 0; height: 32px; width: 100% } @media (max-width: 782px) { #wpadminbar { height: 46px } } @media (max-width: 600px) { #wpadminbar { position: absolute } }`,
  )
  await areSticky(page)
  await scrollTo(page, 900)
  await expect.poll(async () => (await boxOf(page)).top).toBe(32)
  await page.setViewportSize({ width: 700, height: 800 })
  await expect.poll(async () => (await boxOf(page)).top).toBe(46)
  await page.setViewportSize({ width: 590, height: 800 })
  await expect.poll(async () => (await boxOf(page)).top).toBe(0)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect.poll(async () => (await boxOf(page)).top).toBe(32)
})

test('bars stay at their edges while a phone’s address bar comes and goes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await ownPage(
    page,
    `<div class="strip"></div>${bar({}, 'top')}<div class="rest"></div>${bar({ sticky: 'bottom' }, 'foot')}<div class="rest" id="rest"></div>`,
    CSS,
  )
  await areSticky(page, 2)
  await scrollTo(page, 900)
  const rest = await documentTop(page, 'rest')
  for (const height of [760, 700, 760]) {
    await page.setViewportSize({ width: 390, height })
    await expect.poll(async () => (await boxOf(page, 'foot')).bottom).toBe(height)
    expect((await boxOf(page, 'top')).top).toBe(0)
    expect(await documentTop(page, 'rest')).toBe(rest)
  }
})

test('a bar sticks on its devices only, with the distance of each', async ({ page }) => {
  await ownPage(
    page,
    `<div class="strip"></div>${bar({ sticky_on: ['desktop', 'mobile'], sticky_offset: 10, sticky_offset_mobile: 30 })}<div class="rest"></div>`,
    CSS,
  )
  await areSticky(page)
  await scrollTo(page, 900)
  for (const [width, active, top] of [
    [1280, true, 10],
    [900, false],
    [600, true, 30],
    [900, false],
    [1280, true, 10],
    [600, true, 30],
    [1280, true, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => boxOf(page)).toMatchObject({ active, ...(active && { top, width: width - 140 }) })
  }
})
