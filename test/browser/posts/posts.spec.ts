import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { frames } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'

/** A picture without an address of its own, of a size. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`
const post = (title: string, [width, height]: [number, number] = [400, 200], terms = '') =>
  `<article class="elementor-post elementor-grid-item ${terms}"><a class="elementor-post__thumbnail__link" href="#a" tabindex="-1" aria-hidden="true"><div class="elementor-post__thumbnail"><img src='${picture(width, height)}' alt=""></div></a><h2>${title}</h2></article>`
const widget = (type: string, settings: object, content: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-${type.split('.')[0]}" data-id="p0sts11" data-element_type="widget" data-widget_type="${type}" data-settings='${JSON.stringify(settings)}'><div class="elementor-widget-container">${content}</div></div>`
const grid = (posts: string, more = '') => `<div class="elementor-posts-container elementor-posts elementor-grid ${more}">${posts}</div>`

/** Stands in for the builder's stylesheet: pictures that lie in a box of a shape, once the script has said so. */
const CSS = `body{margin:0}h1,h2{margin:0;font-size:16px;line-height:24px}
.elementor-grid{display:grid;grid-template-columns:repeat(3,1fr);gap:30px;width:960px}
@media(max-width:767px){.elementor-grid{grid-template-columns:1fr;width:auto}}
.elementor-post{min-width:0}.elementor-post__thumbnail__link{display:block}
.elementor-post__thumbnail{overflow:hidden}.elementor-post__thumbnail img{display:block;width:100%}
.with-ratio .elementor-widget-posts::after,.with-ratio .elementor-widget-portfolio::after{content:"0.66";position:absolute;color:transparent}
.elementor-has-item-ratio .elementor-post__thumbnail{position:relative;padding-bottom:66%}
.elementor-has-item-ratio .elementor-post__thumbnail img{position:absolute;top:50%;left:50%;transform:translate(-50%,-50%)}
.elementor-has-item-ratio .elementor-fit-height img{width:auto;max-width:none;height:100%;object-fit:cover}
.elementor-posts-masonry{align-items:start}.far{height:5000px}
.elementor-portfolio__filters{display:flex;gap:8px;margin:0;padding:0;list-style:none}.elementor-portfolio__filter{min-width:44px;min-height:44px}.elementor-active{font-weight:700}`

const mounted = (page: Page) =>
  page.waitForFunction(() => {
    const { Skerry } = window as unknown as { Skerry?: { islands: () => { state: string; widget: { name: string } }[] } }
    return Skerry?.islands().some(({ state, widget }) => widget.name === 'posts' && state === 'mounted')
  })
const open = async (page: Page, body: string) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  await rememberServedMarkup(page)
  await ownPage(page, `<main class="with-ratio"><h1>t</h1>${body}</main>`, CSS)
  await mounted(page)
}
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((el) => {
      const { x, y, width, height } = el.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    }),
  )

test('pictures of every shape fill boxes of one shape, and cards are as high as they should be', async ({ page, problems }) => {
  await open(
    page,
    widget('posts.classic', { classic_columns: 3 }, grid(post('Wide', [400, 200]) + post('Tall', [200, 600]) + post('Same', [300, 198]))),
  )
  await expect(page.locator('.elementor-has-item-ratio')).toHaveCount(1)
  expect(
    await page.locator('.elementor-post__thumbnail').evaluateAll((all) => all.map((el) => el.classList.contains('elementor-fit-height'))),
  ).toEqual([true, false, false])
  // Two thirds of 300 px, and a line of text; without the classes the tall picture alone makes the row 900 px high.
  expect((await boxes(page, '.elementor-post')).map(([, , , height]) => height)).toEqual([222, 222, 222])
  for (const [, , width = 0, height = 0] of await boxes(page, '.elementor-post img')) {
    expect(width).toBeGreaterThanOrEqual(299)
    expect(height).toBeGreaterThanOrEqual(197)
  }
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('masonry closes the gaps below short posts, in one column there is none, and new posts are placed, too', async ({
  page,
  problems,
}) => {
  const posts = [100, 200, 150, 80, 60, 40, 90].map((height, i) => post(`Post ${i}`, [300, height]))
  await open(
    page,
    widget('posts.cards', { cards_masonry: 'yes', cards_columns: 3, cards_row_gap: { unit: 'px', size: 30 } }, grid(posts.join(''))),
  )
  const gapsAbove = async () => {
    const all = await boxes(page, '.elementor-post')
    return all.map(([x, y = 0]) => {
      const above = all.filter((other) => other[0] === x && (other[1] ?? 0) < y).at(-1)
      return above ? y - (above[1] ?? 0) - (above[3] ?? 0) : 0
    })
  }
  await expect.poll(gapsAbove).toEqual([0, 0, 0, 30, 30, 30, 30])
  await page.locator('.elementor-posts-container').evaluate((el) => el.append((el.children[1] as Element).cloneNode(true)))
  await expect.poll(gapsAbove).toEqual([0, 0, 0, 30, 30, 30, 30, 30])
  await page.locator('.elementor-posts-container').evaluate((el) => el.lastElementChild?.remove())
  await page.setViewportSize({ width: 500, height: 900 })
  await expect(page.locator('.elementor-posts-masonry')).toHaveCount(0)
  await expect.poll(gapsAbove).toEqual([0, 30, 30, 30, 30, 30, 30])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test.describe('before the page is in use', () => {
  test.use({ isInUse: false })

  test('masonry far below the window has its height, with the gap of the settings', async ({ page }) => {
    const item = (height: number) => `<div class="e-loop-item">${post('', [300, height - 24]).replace('<h2></h2>', '<h2>t</h2>')}</div>`
    const loop = (gap: number | string) =>
      widget(
        'loop-grid.post',
        { masonry: 'yes', row_gap: { unit: 'px', size: gap } },
        `<div class="elementor-loop-container elementor-grid">${[482, 671, 482, 430].map(item).join('')}</div>`,
      )
    await open(page, `<div class="far"></div>${loop('')}${loop(0)}${loop(30)}<p id="below">t</p>`)
    // Without a gap of its own the last item follows the one above it.
    await expect.poll(async () => (await boxes(page, '.elementor-loop-container')).map(([, , , height]) => height)).toEqual([912, 912, 942])
  })
})

/** Seven works of two kinds, and the filters for them. */
const portfolio = () => {
  const items = [1, 2, 1, 2, 2, 1, 2].map((term, i) => post(`Work ${i}`, [300, 200], `elementor-portfolio-item elementor-filter-${term}`))
  const filters = ['__all', '1', '2'].map(
    (id, i) => `<li class="elementor-portfolio__filter${i ? '' : ' elementor-active'}" tabindex="0" data-filter="${id}">F${id}</li>`,
  )
  const list = `<ul class="elementor-portfolio__filters">${filters.join('')}</ul>${grid(items.join(''), 'elementor-portfolio')}`
  return widget('portfolio.default', { columns: 3 }, list)
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a portfolio shows what its filter says, by mouse and keys, with ${reducedMotion} for motion`, async ({ page, problems }) => {
    await page.emulateMedia({ reducedMotion })
    await open(page, portfolio())
    const shown = () => page.locator('.elementor-portfolio-item').filter({ visible: true }).locator('h2').allTextContents()
    await page.getByRole('radio', { name: 'F1' }).click()
    await expect.poll(shown).toEqual(['Work 0', 'Work 2', 'Work 5'])
    await expect(page.getByRole('radio', { name: 'F1' })).toHaveAttribute('aria-checked', 'true')
    await expect(page.locator('.elementor-portfolio__filter.elementor-active')).toHaveText('F1')
    // Where the first three of all were.
    await expect.poll(async () => (await boxes(page, '.elementor-filter-1')).map(([x]) => x)).toEqual([0, 330, 660])
    await page.getByRole('radio', { name: 'F2' }).press('Enter')
    await page.getByRole('radio', { name: 'F2' }).press('ArrowLeft')
    await expect(page.getByRole('radio', { name: 'F1' })).toBeFocused()
    await expect(page.getByRole('radio', { name: 'F1' })).toHaveAttribute('aria-checked', 'true')
    await expect(page.locator('.elementor-portfolio__filter[tabindex="0"]')).toHaveText('F1')
    // Changed in the middle of the movement.
    await page.getByRole('radio', { name: 'F__all' }).press(' ')
    await expect.poll(async () => (await shown()).length).toBe(7)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(await shown()).toHaveLength(7)
    expect(await axe(page)).toEqual([])
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('a work that leaves a portfolio leaves from its place, also when the filter has changed twice; taken away meanwhile, nothing is left of it', async ({
  page,
}) => {
  await open(page, portfolio())
  const positions = () => page.locator('.elementor-filter-2').evaluateAll((all) => all.map((el) => (el as HTMLElement).style.position))
  // In one task, so that what the browser tells later comes after all of it.
  await page.evaluate(() => {
    for (const id of ['1', '__all', '1']) document.querySelector<HTMLElement>(`[data-filter="${id}"]`)?.click()
    for (const animation of document.getAnimations()) animation.pause()
  })
  await frames(page, 3)
  expect(await positions()).toEqual(Array(4).fill('absolute'))
  expect(await unmountDifference(page)).toBe('')
  await frames(page, 3)
  await expect(page.locator('.elementor-portfolio-item[style]')).toHaveCount(0)
})
