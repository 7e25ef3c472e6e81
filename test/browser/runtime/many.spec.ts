import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { settled } from '../settled'

interface Counts {
  /** Listeners of the window, the document and media queries. */
  listeners: number
  /** Set until all was still. */
  timers: number
  /** Observers of what is in view. */
  observers: number
}
type Counted = Window & { counts: Counts }

const count = (page: Page) =>
  page.addInitScript(() => {
    const counts: Counts = { listeners: 0, timers: 0, observers: 0 }
    Object.assign(window, { counts })
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
      if (!(this instanceof Node) || this === document) counts.listeners++
      return addEventListener.apply(this ?? window, args)
    }
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (...args: Parameters<typeof setTimeout>) => {
        counts.timers++
        return setTimeout(...args)
      },
    })
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        super(...args)
        counts.observers++
      }
    }
  })

const KINDS: [name: string, body: (i: number) => string, started: string][] = [
  [
    'tabs',
    (i) =>
      `<div data-widget="tabs"><div data-tabs-list><a href="#t${i}">A</a><a href="#u${i}">B</a></div><section id="t${i}">A</section><section id="u${i}">B</section></div>`,
    '[data-tabs-list][role]',
  ],
  [
    'accordions',
    () =>
      '<div data-widget="accordion"><details><summary>A</summary><p>A</p></details><details><summary>B</summary><p>B</p></details></div>',
    'details:last-child>summary[aria-controls]',
  ],
  ['sticky bars', () => '<section><div data-settings=\'{"sticky":"top"}\'>A</div><p>A</p></section>', '.elementor-sticky'],
]

for (const [name, body, started] of KINDS)
  test(`many ${name} out of view add no listener of the page, timer or observer for each`, async ({ page, problems }) => {
    await count(page)
    const countsWith = async (many: number) => {
      await ownPage(page, `<div class="far"></div>${Array.from({ length: many }, (_, i) => body(i)).join('')}`, '.far { height: 9000px }')
      await expect(page.locator(started)).toHaveCount(many)
      await settled(page)
      return page.evaluate(() => (window as unknown as Counted).counts)
    }
    const few = await countsWith(10)
    const many = await countsWith(100)
    // The start waits for the browser now and then.
    for (const key of ['listeners', 'timers', 'observers'] as const) expect(many[key] - few[key], key).toBeLessThan(10)
    expect(problems()).toEqual([])
  })

test('what waits for the script animates in no frame, and shows without it after three seconds', async ({ page }) => {
  const tabs = KINDS[0]?.[1](1) ?? ''
  await ownPage(
    page,
    `${tabs}<p data-widget="animated-headline">A <span data-headline-words><b>B</b><b>C</b></span></p>`,
    '',
    '<link rel="stylesheet" href="/skerry.css">',
  )
  const read = () =>
    page.evaluate(() => ({
      panel: document.querySelector<HTMLElement>('#u1')?.offsetHeight,
      word: getComputedStyle(document.querySelector('b:last-child') as Element).visibility,
    }))
  const timings = await page.evaluate(() => document.getAnimations().map((one) => one.effect?.getComputedTiming()))
  expect(timings.length).toBe(3)
  for (const timing of timings) expect(timing).toMatchObject({ delay: 3000, duration: 1, progress: 0 })
  expect(await read()).toEqual({ panel: 0, word: 'hidden' })
  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish()
  })
  expect(await read()).toEqual({ panel: expect.any(Number), word: 'visible' })
  expect((await read()).panel).toBeGreaterThan(0)
})
