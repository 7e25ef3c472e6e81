import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { frames } from '../settled'
import { areSticky } from './sticky-pages'

const CSS = '* { box-sizing: border-box } body { margin: 0 } .strip { height: 315px } .rest { height: 3000px }'
const isActive = (page: Page) =>
  page.evaluate(() => Boolean(document.getElementById('bar')?.classList.contains('elementor-sticky--active')))
const documentTop = (page: Page, id: string) =>
  page.evaluate((name) => (document.getElementById(name) as HTMLElement).getBoundingClientRect().top + scrollY, id)

const sticky = (edge: string) => `id="bar" data-settings='${JSON.stringify({ sticky: edge })}'`
// An element that the markup's author has made up, or a misspelt one, is inline, whatever is in it.
test('an inline element sticks once, and what is around it keeps its place', async ({ page, problems, each }) => {
  await each(
    [
      ['text', 'top', `<span ${sticky('top')}>A few words</span>`],
      ['padded text beside other text', 'top', `Text <a ${sticky('top')}>words</a> <b id="beside">next</b>`],
      ['a picture beside text', 'top', `<img ${sticky('top')} alt=""> <b id="beside">next</b>`],
      ['with a width, which does nothing', 'top', `Text <a class="wide" ${sticky('top')}>words</a> <b id="beside">next</b>`],
      ['in another one', 'top', `<strong>Text <span ${sticky('top')}>words</span></strong>`],
      ['of a large font', 'top', `<div class="loose">Text <span class="large" ${sticky('top')}>words</span></div>`],
      ['in a parent of a set height', 'top', `<div class="set">Text <span class="large" ${sticky('top')}>words</span></div>`],
      ['taller than what is beside it', 'top', `<p>Text <span class="large" ${sticky('top')}>words</span> <b>next</b></p>`],
      ['paragraphs', 'bottom', `<my-bar ${sticky('bottom')}><p>Words</p><p>More words</p></my-bar>`],
    ] as const,
    ([what]) => `an inline element, ${what}, sticks once, and what is around it keeps its place`,
    async ([, edge, content]) => {
      const isTop = edge === 'top'
      await ownPage(
        page,
        `<div class="${isTop ? 'strip' : 'rest'}"></div><main>${content}<div id="next">Next</div></main><div id="after" class="rest"></div>`,
        `${CSS} a:not(.wide) { padding: 20px } .wide { width: 100% } .loose { line-height: 2 } .large { font-size: 40px } .set { height: 90px } main > img { display: inline; width: 100px; height: 100px }`,
      )
      await areSticky(page)
      await page.evaluate(() => {
        const seen: string[] = []
        Object.assign(globalThis, { seen })
        for (const type of ['sticky:stick', 'sticky:unstick']) document.addEventListener(type, () => seen.push(type))
      })
      const places = async () => {
        const ids = ['next', 'after', ...(content.includes('beside') ? ['beside'] : [])]
        return Promise.all(ids.map(async (id) => Math.round(await documentTop(page, id))))
      }
      const free = isTop ? 0 : 3100
      await scrollTo(page, free)
      const served = await places()
      for (const y of [free, 700, isTop ? 1400 : 100, free]) {
        await scrollTo(page, y)
        await frames(page, 5)
        await expect.poll(() => isActive(page), `at ${y}`).toBe(y !== free)
        expect(await places(), `at ${y}`).toEqual(served)
      }
      // The one at the bottom is stuck from the start.
      const expected = [...(isTop ? [] : ['sticky:unstick']), 'sticky:stick', 'sticky:unstick']
      expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual(expected)
      expect(problems()).toEqual([])
    },
  )
})

test('a scroll in the frame in which a bar is measured again reports no ResizeObserver loop', async ({ page, problems }) => {
  await ownPage(page, `<div class="rest"></div><main><my-bar ${sticky('bottom')}><p>Words</p></my-bar></main><div class="rest"></div>`, CSS)
  await areSticky(page)
  await scrollTo(page, 100)
  await expect.poll(() => isActive(page)).toBe(true)
  await frames(page, 5)
  await page.evaluate(() => {
    document.getElementById('bar')?.dispatchEvent(new Event('load'))
    window.scrollTo(0, 3100)
  })
  await expect.poll(() => isActive(page)).toBe(false)
  await frames(page, 2)
  expect(problems()).toEqual([])
})
