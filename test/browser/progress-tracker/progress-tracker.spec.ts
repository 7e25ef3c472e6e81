import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = `body { margin: 0 } .page { height: 2800px } main { display: flow-root } .here { height: 1600px; margin-top: 800px }
.elementor-scrolling-tracker { position: fixed; top: 0; width: 400px; height: 40px } .elementor-scrolling-tracker-circular { width: 100px; height: 100px; top: 60px }
[data-widget] { position: fixed; top: 0 }`
const widget = (settings: object, inner: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-progress-tracker" data-element_type="widget" data-widget_type="progress-tracker.default" data-settings='${JSON.stringify(settings)}'><div class="elementor-widget-container">${inner}</div></div>`
const bar = (settings: object) =>
  widget(
    { type: 'horizontal', ...settings },
    '<div class="elementor-scrolling-tracker elementor-scrolling-tracker-horizontal"><div class="current-progress"><div class="current-progress-percentage"></div></div></div>',
  )
const ring = (settings: object) =>
  widget(
    { type: 'circular', ...settings },
    '<div class="elementor-scrolling-tracker elementor-scrolling-tracker-circular"><svg width="100%" height="100%"><circle class="circle" r="40%" cx="50%" cy="50%"></circle><circle class="current-progress" r="40%" cx="50%" cy="50%"></circle></svg><div class="current-progress-percentage"></div></div>',
  )

test.beforeEach(({ page }) => rememberServedMarkup(page))

test('a bar and a ring show how much of the page has been read (contract loops §17)', async ({ page, problems }) => {
  const settings = { relative_to: 'entire_page', percentage: 'yes' }
  await ownPage(
    page,
    `<main><h1>Tekst</h1><div class="page"></div></main>${bar(settings)}${ring(settings)}`,
    `${CSS} h1 { height: 0; margin: 0; overflow: hidden }`,
  )
  const bars = page.getByRole('progressbar')
  await expect(bars).toHaveCount(2)
  await expect(bars.first()).toHaveAttribute('aria-valuenow', '0')
  await expect(page.locator('div.current-progress')).toBeHidden()
  await expect(page.locator('circle.current-progress')).toBeHidden()
  await scrollTo(page, 500)
  for (const each of await bars.all()) await expect(each).toHaveAttribute('aria-valuenow', '25')
  await expect(page.locator('div.current-progress')).toHaveCSS('width', '100px')
  await expect(page.locator('.current-progress-percentage')).toHaveText(['25%', '25%'])
  const offset = await page.locator('circle.current-progress').evaluate((el) => {
    const style = getComputedStyle(el)
    return Number.parseFloat(style.strokeDashoffset) / Number.parseFloat(style.strokeDasharray)
  })
  expect(offset).toBeCloseTo(-0.75)
  await scrollTo(page, 2000)
  await expect(bars.first()).toHaveAttribute('aria-valuenow', '100')
  // A bar fixed to the window is in no landmark.
  expect(await axe(page, 'html', ['region'])).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('an element’s own reading, one that is missing, and a hand-written bar', async ({ page, problems }) => {
  const body = `<main><h1>Tekst</h1><div class="here" id="here"></div><div class="page"></div></main>${bar({ relative_to: 'selector', selector: '#here' })}${ring({ relative_to: 'post_content' })}<div data-widget="progress-tracker" id="by-hand"></div>`
  await ownPage(page, body, `${CSS} h1 { height: 0; margin: 0; overflow: hidden }`)
  const first = page.getByRole('progressbar').first()
  await expect(first).toHaveAttribute('aria-valuenow', '0')
  await scrollTo(page, 800)
  await expect(first).toHaveAttribute('aria-valuenow', '50')
  await expect
    .poll(() => page.locator('#by-hand').evaluate((el) => Number(el.style.getPropertyValue('--skerry-progress'))))
    .toBeGreaterThan(0)
  await expect(page.getByRole('progressbar')).toHaveCount(2)
  expect(problems('post_content: expected an element')).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})
