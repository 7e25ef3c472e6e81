import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'

type Seen = Window & { asked: number; watched: Set<Element>; Skerry: { unmount: (root: Node) => void } }

test('asks for no layout at the start, watches nothing that is gone, and moves within what is moved', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window as unknown as Seen, { asked: 0, watched: new Set<Element>() })
    let isTold = false
    const { getBoundingClientRect } = Element.prototype
    Element.prototype.getBoundingClientRect = function () {
      // What is stuck from the start is measured once more when the fonts are there.
      if (!isTold && this.matches('.bar:not(#low)')) seen.asked++
      return getBoundingClientRect.call(this)
    }
    // All that is asked for at the beginning of a frame is asked for before anything is written.
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (then) =>
      requestAnimationFrame((now) => {
        isTold = true
        then(now)
        isTold = false
      })
    const Native = window.ResizeObserver
    window.ResizeObserver = class extends Native {
      mine = new Set<Element>()
      constructor(then: ResizeObserverCallback) {
        super((...given) => {
          isTold = true
          then(...given)
          isTold = false
        })
      }
      override observe(el: Element, options?: ResizeObserverOptions) {
        super.observe(el, options)
        this.mine.add(el)
        seen.watched.add(el)
      }
      override unobserve(el: Element) {
        super.unobserve(el)
        if (this.mine.delete(el)) seen.watched.delete(el)
      }
      override disconnect() {
        super.disconnect()
        for (const el of this.mine) seen.watched.delete(el)
      }
    }
  })
  const bar = (id: string, settings: object) => `<div class="bar" id="${id}" data-settings='${JSON.stringify(settings)}'>pasek</div>`
  await ownPage(
    page,
    `<div class="far"></div>${bar('free', { sticky: 'top' })}
    <div class="held"><div class="near"></div><div class="room e-con">${bar('kept', { sticky: 'top', sticky_offset: 100, sticky_parent: 'yes' })}</div><div class="far"></div></div>
    <div class="far"></div>${bar('low', { sticky: 'bottom' })}<div class="far"></div>`,
    'body { margin: 0 } .bar { height: 60px } .far { height: 1500px } .near { height: 200px } .room { height: 500px } .held { filter: grayscale(0) } html { overflow-anchor: none }',
  )
  await expect(page.locator('.elementor-sticky')).toHaveCount(3)
  await expect(page.locator('#low')).toHaveClass(/--active/)
  expect(await page.evaluate(() => (window as unknown as Seen).asked)).toBe(0)

  const at = (id: string) =>
    page.evaluate((name) => {
      const el = document.getElementById(name) as HTMLElement
      return [el.classList.contains('elementor-sticky--active'), el.getBoundingClientRect().top, el.style.position]
    }, id)
  for (let i = 0; i < 3; i++) {
    // Its own place is at 1760, its parent ends at 2260; where it is held it is moved, and takes no place but its own.
    await scrollTo(page, 1600)
    expect(await at('kept')).toEqual([false, 160, ''])
    await scrollTo(page, 1700)
    expect(await at('kept')).toEqual([true, 100, 'relative'])
    await scrollTo(page, 2200)
    expect(await at('kept')).toEqual([true, 0, 'relative'])
    await scrollTo(page, 4700)
    expect((await at('low'))[0]).toBe(false)
    await scrollTo(page, 0)
    expect(await at('low')).toEqual([true, 740, 'fixed'])
  }
  const gone = () => page.evaluate(() => [...(window as unknown as Seen).watched].filter((el) => !el.isConnected).length)
  expect(await gone()).toBe(0)
  await page.evaluate(() => (window as unknown as Seen).Skerry.unmount(document))
  expect(await page.evaluate(() => (window as unknown as Seen).watched.size)).toBe(0)
  expect(problems()).toEqual([])
})
