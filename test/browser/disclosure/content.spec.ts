import type { Page } from 'playwright/test'
import { boxes, builder, css as GALLERY_CSS, pictures } from '../gallery/gallery-pages'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ownPage } from '../own-page'
import { createdPlayers, openVideoPage } from '../players/helpers'
import { frames } from '../settled'
import { pressEnter, served } from '../video/videos'
import { CSS, classicAccordion, classicTabs, nestedAccordion, nestedTabs, started } from './disclosure-pages'

/** Where content is closed at first: the markup around it, and the titles that open it, one after the other. */
const CLOSED: [name: string, around: (inner: string) => string, titles: string[]][] = [
  ['a nested tab', (inner) => nestedTabs('145', ['Pierwsza', inner]), ['#e-n-tabs-title-1452']],
  ['a classic tab', (inner) => classicTabs('123', ['Pierwsza', inner]), ['#elementor-tab-title-1232']],
  [
    'a hand-written tab',
    (inner) =>
      `<div data-widget="tabs"><div data-tabs-list><a href="#a">A</a><a href="#b" id="open">B</a></div><section id="a">Pierwsza</section><section id="b">${inner}</section></div>`,
    ['#open'],
  ],
  [
    'an item of a classic accordion',
    (inner) => classicAccordion('accordion', '207', 'div', '', ['Pierwsza', inner]),
    ['#elementor-tab-title-2072'],
  ],
  ['an item of a nested accordion', (inner) => nestedAccordion('306', ['Pierwsza', inner]), ['#e-n-accordion-item-3061 summary']],
  [
    'a tab in an item of an accordion',
    (inner) => nestedAccordion('316', ['Pierwsza', nestedTabs('155', ['Pierwsza', inner])]),
    ['#e-n-accordion-item-3161 summary', '#e-n-tabs-title-1552'],
  ],
]
/** Waits until all islands of the widget are mounted; those out of view mount one by one when the browser is idle, even in closed content. */
const mounted = (page: Page, name: string, count = 1) =>
  expect
    .poll(() =>
      page.evaluate((wanted) => {
        const { Skerry } = window as unknown as { Skerry: { islands(): { state: string; widget: { name: string } }[] } }
        return Skerry.islands().flatMap(({ state, widget }) => (widget.name === wanted ? [state] : []))
      }, name),
    )
    .toEqual(Array(count).fill('mounted'))
const open = async (page: Page, titles: string[]) => {
  for (const title of titles) await page.locator(title).click()
}
const SLIDER = `<div data-widget="slider" aria-label="Opinie" data-settings='{"slides_to_show":2}'><div>1</div><div>2</div><div>3</div></div>`

test('a slider in what is closed has slides that fill its width when that opens', async ({ page, problems }) => {
  const all = CLOSED.map(([, around], i) => `<div id="closed${i}">${around(SLIDER)}</div>`)
  await ownPage(page, `<main><h1>Strona</h1>${all.join('')}</main>`, CSS)
  await started(page)
  await mounted(page, 'slider', CLOSED.length)
  for (const [i, [name, , titles]] of CLOSED.entries()) {
    const slider = page.locator(`#closed${i} [data-widget=slider]`)
    await open(page, titles)
    // The first two slides reach from one edge of the row to the other.
    const edges = () =>
      slider.locator('.swiper-wrapper').evaluate((row) => {
        const box = (row.parentElement as Element).getBoundingClientRect()
        const [first, second] = row.querySelectorAll('.swiper-slide')
        return [
          box.width > 300,
          Math.abs((first?.getBoundingClientRect().left ?? 0) - box.left) < 2,
          Math.abs((second?.getBoundingClientRect().right ?? 0) - box.right) < 2,
        ]
      })
    await expect.poll(edges, name).toEqual([true, true, true])
    // By key: while the content still opens, a press that the pointer began may count although the test has taken it back.
    await slider.getByRole('button', { name: 'Następny slajd' }).press('Enter')
    await expect.poll(() => slider.locator('.swiper-slide-active').textContent(), name).toContain('2')
  }
  expect(problems()).toEqual([])
})

test('a gallery in what is closed is laid out when that opens, and its filters work', async ({ page, problems, each }) => {
  await each(
    CLOSED,
    ([name]) => `a gallery in ${name} is laid out when that opens, and its filters work`,
    async ([name, around, titles]) => {
      const requested = await pictures(page)
      const gallery = builder(
        { gallery_layout: 'grid', columns: 2, gap: { size: 10 }, lazyload: 'yes' },
        ['0', '1', '0,1', '1'],
        ['All', 'Lato', 'Zima'],
      )
      await ownPage(page, `<main><h1>Strona</h1>${around(gallery)}</main>`, `${CSS}${GALLERY_CSS}`)
      await started(page)
      await mounted(page, 'gallery')
      // Panels written by hand are seen until the script closes them; a gallery in one may be there first.
      if (name !== 'a hand-written tab') expect(requested).toEqual([])
      await open(page, titles)
      const layout = async () => (await boxes(page)).map((box) => box.split(',').map(Number) as [number, number, number, number])
      await expect
        .poll(async () => (await layout()).map(([left, top]) => `${left > 0} ${top > 0}`))
        .toEqual(['false false', 'true false', 'false true', 'true true'])
      const [first, second] = await layout()
      expect(second?.[0]).toBe((first?.[2] ?? 0) + 10)
      // What a filter hides before it has been in view is not asked for.
      await expect.poll(() => requested.length).toBe(4)
      await page.locator('.elementor-gallery-title', { hasText: 'Lato' }).click()
      await expect.poll(async () => (await layout()).map(([left, top]) => `${left > 0} ${top > 0}`)).toEqual(['false false', 'true false'])
      await expect(page.locator('[role=status]')).toHaveText('Lato: 2 / 4')
      expect(problems()).toEqual([])
    },
  )
})

test('a video in what is closed requests nothing until its content is open and the video is pressed, and then fills its place', async ({
  page,
  each,
}) => {
  const title = 'requests nothing until its content is open and the video is pressed, and then fills its place'
  await each(
    CLOSED,
    ([name]) => `a video in ${name} ${title}`,
    async ([, around, titles]) => {
      const out = await openVideoPage(page, `<main><h1>Filmy</h1>${around(served('youtube'))}</main>`)
      await started(page)
      await open(page, titles)
      await mounted(page, 'video')
      await page.getByRole('button', { name: 'Odtwórz film' }).focus()
      expect(out).toEqual([])
      await pressEnter(page)
      await expect.poll(async () => (await createdPlayers(page)).map(({ calls }) => calls.at(-1))).toEqual(['playVideo()'])
      const size = (selector: string) => page.locator(selector).evaluate((el) => [el.clientWidth, el.clientHeight])
      expect(await size('.elementor-wrapper')).toEqual([640, 360])
      expect(await size('.elementor-wrapper iframe')).toEqual([640, 360])
    },
  )
})

const BY_ITSELF = served('youtube')
  .replace('"show_image_overlay":"yes"', '"autoplay":"yes","mute":"yes"')
  .replace(/<div class="elementor-custom-embed-image-overlay.*?<\/div><\/div>/, '')

test('a video that plays by itself waits in a closed tab, and plays when the tab opens', async ({ page }) => {
  const [, around, titles] = CLOSED[0] as (typeof CLOSED)[number]
  const out = await openVideoPage(page, `<main><h1>Filmy</h1>${around(BY_ITSELF)}</main>`)
  await started(page)
  await mounted(page, 'video')
  await frames(page)
  expect(out).toEqual([])
  await open(page, titles)
  await expect.poll(async () => (await createdPlayers(page)).map(({ calls }) => calls.includes('playVideo()'))).toEqual([true])
})

test('a video that plays by itself in a tab that is still to be closed waits for the tabs’ code', async ({ page }) => {
  const [, around] = CLOSED[0] as (typeof CLOSED)[number]
  const tabs = await holdChunk(page, 'tabs')
  const out = await openVideoPage(page, `<main><h1>Filmy</h1>${around(BY_ITSELF)}</main>`)
  await tabs.requested
  await mounted(page, 'video')
  // Long enough for a video in view to be asked for several times.
  await frames(page)
  await page.waitForFunction(() => performance.now() > 1500)
  expect(out).toEqual([])
  await tabs.release()
  await started(page)
  await frames(page)
  expect(out).toEqual([])
  await open(page, ['#e-n-tabs-title-1452'])
  await expect.poll(async () => (await createdPlayers(page)).map(({ calls }) => calls.includes('playVideo()'))).toEqual([true])
})
