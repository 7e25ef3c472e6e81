import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const SLIDES = '<div><p>Slide</p></div>'.repeat(30)

test('more dots than fit keep their size, scroll, and show the current one', async ({ page, problems }) => {
  const slider = (id: string, dir: string) =>
    `<div class="narrow" dir="${dir}"><div data-widget="slider" id="${id}" aria-label="${id}" data-settings='{"slides_to_show":1,"navigation":"dots"}'>${SLIDES}</div></div>`
  await ownPage(
    page,
    `${slider('ltr', 'ltr')}${slider('rtl', 'rtl')}`,
    '.narrow { width: 200px }',
    '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>',
  )
  for (const id of ['ltr', 'rtl']) {
    const dots = page.locator(`#${id} .swiper-pagination-bullet`)
    await dots.first().focus()
    for (const [key, at] of [
      ['End', 29],
      ['ArrowLeft', id === 'ltr' ? 28 : 29],
      ['Home', 0],
      ['ArrowRight', id === 'ltr' ? 1 : 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(dots.nth(at)).toBeFocused()
      // Where the row is, and how large a dot is, from the edges of both.
      await expect
        .poll(() =>
          dots.nth(at).evaluate((dot) => {
            const { left, right, width, height } = dot.getBoundingClientRect()
            const row = (dot.parentElement as HTMLElement).getBoundingClientRect()
            return { width, height, isInRow: left >= row.left - 1 && right <= row.right + 1 }
          }),
        )
        .toEqual({ width: 24, height: 24, isInRow: true })
    }
  }
  expect(problems()).toEqual([])
})
