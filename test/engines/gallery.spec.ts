import { builder, byHand, css, filters } from '../browser/gallery/gallery-pages'
import { DESKTOP, expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const styles = `${css} .elementor-gallery-title { display: inline-block; padding: 10px }`
const open = async (visitor: Visitor, body: string, size = DESKTOP) => {
  await visitor.visitOwn({ body: `<main><h1>Gallery</h1>${body}</main>`, css: styles }, size)
  await visitor.mounted('gallery')
}
const SIZES = [
  [300, 200, 'b'],
  [200, 300, 'a b'],
  [300, 300, 'b'],
  [300, 200, 'a'],
] as [number, number, string][]
/** Left, top, width and height of the pictures that are seen. */
const boxes = (visitor: Visitor) =>
  visitor.evaluate(() =>
    inPage
      .all('.photo, .e-gallery-item')
      .filter(inPage.isVisible)
      .map((el) => {
        const { left, top, width, height } = el.getBoundingClientRect()
        return [left, top, width, height].map(Math.round) as [number, number, number, number]
      }),
  )
const overlap = (all: [number, number, number, number][]) =>
  all.filter(([x, y, w, h], i) => all.some(([X, Y, W, H], j) => i < j && x < X + W - 1 && X < x + w - 1 && y < Y + H - 1 && Y < y + h - 1))
const shown = (visitor: Visitor) =>
  visitor.evaluate(() =>
    inPage
      .all('.photo, .e-gallery-item')
      .filter(inPage.isVisible)
      .map((el) => el.getAttribute('href')),
  )
const titles = (name: string) => `.elementor-gallery-title >> ${name}`
const titled = builder({ gallery_layout: 'grid', columns: 3 }, ['0', '1', '0,1', '1'], ['All', 'Lato', 'Zima'])

test('a grid has equal pictures in columns', async ({ visitor }) => {
  await open(visitor, byHand({ gallery_layout: 'grid', columns: 2, gap: 10, aspect_ratio: '1:1' }, SIZES))
  await expect.poll(async () => new Set((await boxes(visitor)).map(([, , w, h]) => `${w} ${h}`)).size).toBe(1)
  const all = await boxes(visitor)
  expect([...new Set(all.map(([x]) => x))]).toHaveLength(2)
  expect(all[0]?.[2]).toBe(all[0]?.[3])
})
test('masonry keeps the pictures’ shapes, and none covers another', async ({ visitor }) => {
  await open(visitor, byHand({ gallery_layout: 'masonry', columns: 2, gap: 10 }, SIZES))
  const shapes = async () => (await boxes(visitor)).map(([, , w, h]) => (w / h).toFixed(1))
  await expect.poll(shapes).toEqual(['1.5', '0.7', '1.0', '1.5'])
  expect(overlap(await boxes(visitor))).toEqual([])
})
test('justified rows fill the width, each of one height', async ({ visitor }) => {
  await open(visitor, byHand({ gallery_layout: 'justified', ideal_row_height: 300, gap: 10 }, [...SIZES, ...SIZES]))
  const firstRow = async () => {
    const all = await boxes(visitor)
    return all.filter(([, y]) => y === all[0]?.[1])
  }
  const gap = async () => {
    const row = await firstRow()
    return Math.abs(row.reduce((sum, [, , w]) => sum + w, 10 * (row.length - 1)) - 1000)
  }
  await expect.poll(gap).toBeLessThanOrEqual(3)
  expect(new Set((await firstRow()).map(([, , , h]) => h)).size).toBe(1)
  expect(overlap(await boxes(visitor))).toEqual([])
})
test('a phone has its own number of columns', async ({ visitor }) => {
  await visitor.visit('/pages/gallery.html', PHONE)
  await visitor.mounted('gallery')
  const columns = () =>
    visitor.evaluate(
      () =>
        new Set([...document.querySelectorAll('#trip [data-gallery-items] a')].map((el) => Math.round(el.getBoundingClientRect().left)))
          .size,
    )
  await expect.poll(columns).toBe(2)
  await visitor.resize(DESKTOP)
  await expect.poll(columns).toBe(3)
})
test('a filter shows its pictures only, which move up', async ({ visitor }) => {
  await open(visitor, byHand({ gallery_layout: 'grid', columns: 2, gap: 0 }, SIZES, filters))
  await visitor.click('button >> A')
  await expect.poll(() => shown(visitor)).toEqual(['/p/1.svg', '/p/3.svg'])
  await visitor.has('button >> A', 'aria-pressed', 'true')
  await visitor.has('button >> Wszystko', 'aria-pressed', 'false')
  await visitor.animationsEnd()
  const all = await boxes(visitor)
  expect(all[0]?.[1]).toBe(all[1]?.[1])
  await visitor.click('button >> Wszystko')
  await expect.poll(async () => (await shown(visitor)).length).toBe(4)
})
test('a filter works by a finger', async ({ visitor }) => {
  test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
  await visitor.visit('/pages/gallery.html', PHONE)
  await visitor.mounted('gallery')
  await visitor.tap('#trip button >> Animals')
  await expect.poll(() => visitor.count('#trip [data-gallery-items] a')).toBe(1)
})
test('the demo’s filters show as many pictures as they have', async ({ visitor }) => {
  await visitor.visit('/pages/gallery.html')
  await visitor.mounted('gallery')
  for (const [name, count] of [
    ['Sea', 5],
    ['Land', 3],
    ['Animals', 1],
    ['Everything', 8],
  ] as const) {
    await visitor.click(`#trip button >> ${name}`)
    await expect.poll(() => visitor.count('#trip [data-gallery-items] a')).toBe(count)
  }
})
test('the builder’s filters work by the mouse, and say what they show', async ({ visitor }) => {
  await open(visitor, titled)
  await visitor.click(titles('Lato'))
  await expect.poll(() => shown(visitor)).toEqual(['/p/0.svg', '/p/2.svg'])
  await visitor.has(titles('Lato'), 'aria-pressed', 'true')
  await expect.poll(() => visitor.evaluate(() => document.querySelector('[role=status]')?.textContent)).toBe('Lato: 2 / 4')
})
test('the builder’s filters work by Space and Enter, and keep the focus', async ({ visitor }) => {
  await open(visitor, titled)
  await visitor.focus(titles('Lato'))
  await visitor.press(' ')
  await expect.poll(async () => (await shown(visitor)).length).toBe(2)
  expect(await visitor.scrollY()).toBe(0)
  expect(await visitor.walk('Tab')).toEqual(['Zima'])
  await visitor.press('Enter')
  await expect.poll(() => shown(visitor)).toEqual(['/p/1.svg', '/p/2.svg', '/p/3.svg'])
})
test('Tab skips hidden pictures', async ({ visitor }) => {
  await open(visitor, titled)
  await visitor.click(titles('Zima'))
  await expect.poll(async () => (await shown(visitor)).length).toBe(3)
  await visitor.press('Tab')
  expect(await visitor.attribute(':focus', 'href')).toBe('/p/1.svg')
})
test('the lightbox shows the filtered pictures only', async ({ visitor }) => {
  await open(visitor, byHand({ gallery_layout: 'grid', columns: 2 }, SIZES, filters))
  await visitor.click('button >> A')
  await expect.poll(async () => (await shown(visitor)).length).toBe(2)
  await visitor.click('[href="/p/3.svg"]')
  await visitor.seen('dialog.elementor-lightbox')
  await expect.poll(() => visitor.text('.elementor-slideshow__counter')).toBe('2 / 2')
})
test('is accessible, makes no mistakes, and is restored by unmounting', async ({ visitor }) => {
  await open(visitor, titled)
  await visitor.click(titles('Lato'))
  await expect.poll(async () => (await shown(visitor)).length).toBe(2)
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
