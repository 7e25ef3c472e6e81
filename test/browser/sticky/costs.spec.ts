import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { frames } from '../settled'
import { areSticky, bar } from './sticky-pages'

type Recorded = Window & { measurements: number; observed: Set<Element>; Skerry: { unmount: (root: Node) => void } }

test('sticky bars force no layout at the start, and observe nothing that has left the page', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const recorded = Object.assign(window as unknown as Recorded, { measurements: 0, observed: new Set<Element>() })
    /** The layout is up to date: reading it then costs nothing. */
    let isLayoutFresh = false
    const { getBoundingClientRect } = Element.prototype
    Element.prototype.getBoundingClientRect = function () {
      // A bar that is stuck from the start is measured once more when the fonts have loaded.
      if (!isLayoutFresh && this.matches('.bar:not(#low)')) recorded.measurements++
      return getBoundingClientRect.call(this)
    }
    // At the beginning of a frame everything is read before anything is written.
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (then) =>
      requestAnimationFrame((now) => {
        isLayoutFresh = true
        then(now)
        isLayoutFresh = false
      })
    const Native = window.ResizeObserver
    window.ResizeObserver = class extends Native {
      ofThisObserver = new Set<Element>()
      constructor(callback: ResizeObserverCallback) {
        super((...args) => {
          isLayoutFresh = true
          callback(...args)
          isLayoutFresh = false
        })
      }
      override observe(el: Element, options?: ResizeObserverOptions) {
        super.observe(el, options)
        this.ofThisObserver.add(el)
        recorded.observed.add(el)
      }
      override unobserve(el: Element) {
        super.unobserve(el)
        if (this.ofThisObserver.delete(el)) recorded.observed.delete(el)
      }
      override disconnect() {
        super.disconnect()
        for (const el of this.ofThisObserver) recorded.observed.delete(el)
      }
    }
  })
  await ownPage(
    page,
    `<div class="far"></div>${bar({}, 'free')}
    <div class="held"><div class="near"></div><div class="room e-con">${bar({ sticky_offset: 100, sticky_parent: 'yes' }, 'kept')}</div><div class="far"></div></div>
    <div class="far"></div>${bar({ sticky: 'bottom' }, 'low')}<div class="far"></div>`,
    'body { margin: 0 } .bar { height: 60px } .far { height: 1500px } .near { height: 200px } .room { height: 500px } .held { filter: grayscale(0) } html { overflow-anchor: none }',
  )
  await areSticky(page, 3)
  await expect(page.locator('#low')).toHaveClass(/--active/)
  expect(await page.evaluate(() => (window as unknown as Recorded).measurements)).toBe(0)

  const stateOf = (id: string) =>
    page.evaluate((name) => {
      const el = document.getElementById(name) as HTMLElement
      return [el.classList.contains('elementor-sticky--active'), el.getBoundingClientRect().top, el.style.position]
    }, id)
  for (let i = 0; i < 3; i++) {
    // Its own place is at 1760, its parent ends at 2260. In a containing block of fixed elements it stays in the flow, and is shifted.
    await scrollTo(page, 1600)
    expect(await stateOf('kept')).toEqual([false, 160, ''])
    await scrollTo(page, 1700)
    expect(await stateOf('kept')).toEqual([true, 100, 'relative'])
    await scrollTo(page, 2200)
    expect(await stateOf('kept')).toEqual([true, 0, 'relative'])
    await scrollTo(page, 4700)
    expect((await stateOf('low'))[0]).toBe(false)
    await scrollTo(page, 0)
    expect(await stateOf('low')).toEqual([true, 740, 'fixed'])
  }
  const observedOutsidePage = () =>
    page.evaluate(() => [...(window as unknown as Recorded).observed].filter((el) => !el.isConnected).length)
  expect(await observedOutsidePage()).toBe(0)
  await page.evaluate(() => (window as unknown as Recorded).Skerry.unmount(document))
  expect(await page.evaluate(() => (window as unknown as Recorded).observed.size)).toBe(0)
  expect(problems()).toEqual([])
})

test('drawings in a stuck bar that tell of their load let nobody measure it again; a picture does', async ({ page }) => {
  await ownPage(
    page,
    `${bar({}, 'bar', '<svg width="10" height="10"></svg><img alt="" width="10" height="10">')}<div class="far"></div>`,
    'body { margin: 0 } .bar { height: 60px } .far { height: 3000px }',
  )
  await areSticky(page, 1)
  const writesAfterLoadOf = (name: string) =>
    page.evaluate((tag) => {
      const host = document.getElementById('bar') as HTMLElement
      const observer = new MutationObserver(() => {})
      observer.observe(host, { attributes: true })
      host.querySelector(tag)?.dispatchEvent(new Event('load'))
      return observer.takeRecords().length
    }, name)
  await expect(page.locator('#bar')).toHaveClass(/--active/)
  expect(await writesAfterLoadOf('svg')).toBe(0)
  expect(await writesAfterLoadOf('img')).toBeGreaterThan(0)
})

test('when the page has loaded a stuck bar is measured again only where stylesheets have come since', async ({ page }) => {
  await ownPage(page, `${bar()}<div class="far"></div>`, 'body { margin: 0 } .bar { height: 60px } .far { height: 3000px }')
  await areSticky(page, 1)
  await expect(page.locator('#bar')).toHaveClass(/--active/)
  await page.route('**/own/late.css', (route) => route.fulfill({ contentType: 'text/css', body: '.bar { height: 90px }' }))
  const writesAtLoad = () =>
    page.evaluate(() => {
      const observer = new MutationObserver(() => {})
      observer.observe(document.getElementById('bar') as HTMLElement, { attributes: true })
      dispatchEvent(new Event('load'))
      return observer.takeRecords().length
    })
  expect(await writesAtLoad()).toBe(0)
  await page.addStyleTag({ url: '/own/late.css' })
  expect(await writesAtLoad()).toBeGreaterThan(0)
  expect(await page.locator('.elementor-sticky__spacer').evaluate((el) => (el as HTMLElement).offsetHeight)).toBe(90)
})

test('bars in bars in bars read as much each, however deep they are', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { reads: 0 })
    const { getBoundingClientRect } = Element.prototype
    Element.prototype.getBoundingClientRect = function () {
      counted.reads++
      return getBoundingClientRect.call(this)
    }
    const { getComputedStyle } = window
    window.getComputedStyle = (...args) => {
      counted.reads++
      return getComputedStyle(...args)
    }
  })
  const readsEach = async (depth: number) => {
    const open = `<div class="e-con" data-settings='{"sticky":"top","sticky_parent":"yes"}'>`
    await ownPage(
      page,
      `${open.repeat(depth)}<p>text</p>${'</div>'.repeat(depth)}<div class="far"></div>`,
      '.far{height:3000px}p{margin:0}',
    )
    await areSticky(page, depth)
    await frames(page, 3)
    return (await page.evaluate(() => (window as unknown as { reads: number }).reads)) / depth
  }
  expect(await readsEach(80)).toBeLessThanOrEqual((await readsEach(10)) * 2)
})
