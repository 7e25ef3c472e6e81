import { expect, test } from './harness'
import type { Visitor } from './visitor'

/** Presses what an open overlay covers, as a script does. */
const click = (visitor: Visitor, selector: string) =>
  visitor.evaluate((name) => document.querySelector<HTMLElement>(name)?.click(), selector)
const slides = (visitor: Visitor) =>
  visitor.evaluate(() => [...document.querySelectorAll('[aria-label=Reviews] .swiper-slide')].map((el) => el.textContent?.trim()))

for (const name of ['react', 'vue', 'alpine'])
  test(`on a page of ${name} slides, tabs and an open popup come and go`, async ({ visitor }) => {
    await visitor.visit(`/frameworks/${name}.html`)
    await visitor.seen('.skerry-slider-next')
    for (const [how, expected] of [
      ['#slide', ['Calmly.', 'Windy.']],
      ['#slide', ['Calmly.', 'Windy.', 'Sunny.']],
      ['#order', ['Sunny.', 'Windy.', 'Calmly.']],
    ] as const) {
      await visitor.click(how)
      await expect.poll(() => slides(visitor)).toEqual(expected)
      await expect.poll(() => visitor.count('[aria-label=Reviews] .skerry-slider-next')).toBe(1)
    }
    await visitor.click('#open')
    await visitor.seen('dialog[open]')
    await click(visitor, '#all')
    await visitor.gone('dialog')
    await click(visitor, '#all')
    await visitor.seen('.skerry-slider-next')
    await visitor.click('#open')
    await visitor.seen('dialog[open]')
    expect(await visitor.problems()).toEqual([])
  })

for (const [name, ways] of [
  ['htmx', ['#swap', '#morph', '#swap', '#morph']],
  ['alpine', ['#compare', '#compare']],
] as const)
  test(`what ${name} swaps or compares works afterwards, also under an open popup`, async ({ visitor }) => {
    await visitor.visit(`/frameworks/${name}.html`)
    await visitor.click(ways[0])
    for (const how of ways) {
      await visitor.click('[role=tab] >> Price')
      await visitor.seen('#price')
      await visitor.gone('#trip')
      await click(visitor, '#root [data-popup-open]')
      await visitor.seen('dialog[open]')
      await click(visitor, how)
      await visitor.gone('dialog[open]')
      await visitor.seen('#trip')
      await visitor.gone('#price')
      await expect.poll(() => visitor.count('#root .skerry-slider-next')).toBe(1)
    }
    expect(await visitor.problems()).toEqual([])
  })
