import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { frames } from '../settled'
import { areSticky, bar } from './sticky-pages'

type Counted = Window & { counts: { listeners: number; boxes: number; searches: number } }

test('many bars add no listener of the page for each, search it once, and read their boxes as often as a few do', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const counts = { listeners: 0, boxes: 0, searches: 0 }
    Object.assign(window, { counts })
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
      if (!this || this === window || this === document) counts.listeners++
      return addEventListener.apply(this ?? window, args)
    }
    const { getBoundingClientRect } = Element.prototype
    Element.prototype.getBoundingClientRect = function () {
      if (this.matches('.bar')) counts.boxes++
      return getBoundingClientRect.call(this)
    }
    const { querySelectorAll } = Document.prototype
    Document.prototype.querySelectorAll = function (selector: string) {
      if (selector.includes('#wpadminbar')) counts.searches++
      return querySelectorAll.call(this, selector)
    }
  })
  const countsWith = async (count: number) => {
    const bars = Array.from({ length: count }, (_, i) => bar({}, `bar${i}`)).join('')
    await ownPage(page, `<div class="far"></div>${bars}`, 'body { margin: 0 } .bar { height: 10px } .far { height: 9000px }')
    await areSticky(page, count)
    await frames(page, 4)
    return page.evaluate(() => (window as unknown as Counted).counts)
  }
  const few = await countsWith(10)
  const many = await countsWith(100)
  expect([few.searches, many.searches]).toEqual([1, 1])
  // The start waits for the browser now and then, and a frame in between reads boxes once more. Each reading all others would be 10,000.
  expect(many.boxes).toBeLessThan(few.boxes * 30)
  expect(many.listeners - few.listeners).toBeLessThan(10)
  expect(problems()).toEqual([])
})
