import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = `
img { display: block; width: 600px; height: 300px }
.elementor-widget-container { position: relative }
.e-hotspot { position: absolute; top: 120px; color: inherit }
.a { left: 40px } .b { left: 240px } .c { left: 440px }
.e-hotspot__button { min-width: 44px; min-height: 44px; background: #fff }
.e-hotspot__tooltip { visibility: hidden; position: absolute; bottom: 100%; width: 120px; background: #fff }
:is(.e-hotspot--active, .e-hotspot--show-tooltip) .e-hotspot__tooltip { visibility: visible }
`
const spot = (name: string, label: string, tip: string, tag = 'div') =>
  `<${tag}${tag === 'a' ? ' href="#target"' : ''} class="e-hotspot ${name} e-hotspot--sequenced"><div class="e-hotspot__button">${label && `<div class="e-hotspot__label">${label}</div>`}</div><div class="e-hotspot__tooltip e-hotspot--tooltip-position e-hotspot--fade-direction"><p>${tip}</p></div></${tag}>`
const hotspot = (settings: object) =>
  `<main><h1>Mapa</h1><div class="elementor-element elementor-widget elementor-widget-hotspot" data-element_type="widget" data-widget_type="hotspot.default" data-settings='${JSON.stringify({ hotspot: [{ hotspot_label: 'A' }], ...settings })}'><div class="elementor-widget-container"><img src="data:," alt="Mapa">${spot('a', 'Molo', 'Dymek A')}${spot('b', '', 'Dymek B')}${spot('c', 'Link', 'Dymek C', 'a')}</div></div><p>Obok</p></main>`
const active = (page: Page) =>
  page.locator('.e-hotspot').evaluateAll((all) =>
    all
      .filter((el) => el.matches('.e-hotspot--active'))
      .map((el) => el.classList[1])
      .join(''),
  )
const ready = (page: Page) => expect(page.locator('.e-hotspot__button[role=button]')).toHaveCount(2)

test.beforeEach(({ page }) => rememberServedMarkup(page))

test('points that open by click: one at a time, by mouse and keyboard', async ({ page, problems }) => {
  await ownPage(page, hotspot({ tooltip_trigger: 'click', tooltip_position: 'left', tooltip_position_mobile: 'bottom' }), CSS)
  await ready(page)
  const [first, second] = [page.getByRole('button', { name: 'Molo' }), page.getByRole('button', { name: 'Dymek B' })]
  await first.click()
  await expect.poll(() => active(page)).toBe('a')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await second.click()
  await expect.poll(() => active(page)).toBe('b')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await second.click()
  await expect.poll(() => active(page)).toBe('')
  await first.press('Enter')
  await expect.poll(() => active(page)).toBe('a')
  await page.keyboard.press('Escape')
  await expect.poll(() => active(page)).toBe('')
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => active(page)).toBe('a')
  await page.getByText('Dymek A').click()
  await expect.poll(() => active(page)).toBe('a')
  await page.getByText('Obok').click()
  await expect.poll(() => active(page)).toBe('')
  await expect(page.locator('.e-hotspot--tooltip-animation-from-left')).toHaveCount(3)
  await page.setViewportSize({ width: 600, height: 700 })
  await expect(page.locator('.e-hotspot--tooltip-animation-from-bottom')).toHaveCount(3)
  await expect(page.locator('.e-hotspot--tooltip-animation-from-left')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('points that open on hover: also with the focus; the pointer may go onto the tooltip, and Escape closes it', async ({ page }) => {
  await ownPage(page, hotspot({ tooltip_trigger: 'mouseenter' }), CSS)
  await ready(page)
  const first = page.getByRole('button', { name: 'Molo' })
  await first.hover()
  await expect.poll(() => active(page)).toBe('a')
  await page.getByText('Dymek A').hover()
  await expect.poll(() => active(page)).toBe('a')
  await page.getByText('Obok').hover()
  await expect.poll(() => active(page)).toBe('')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await expect.poll(() => active(page)).toBe('a')
  await page.keyboard.press('Escape')
  await expect.poll(() => active(page)).toBe('')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link')).toBeFocused()
  await expect.poll(() => active(page)).toBe('c')
  await expect(page.getByRole('link')).toHaveAccessibleDescription('Dymek C')
})

test('points that always show have no listeners to wait for, and a sequence has its delays', async ({ page }) => {
  await ownPage(
    page,
    hotspot({
      tooltip_trigger: 'none',
      hotspot_sequenced_animation: 'yes',
      hotspot_sequenced_animation_duration: { unit: 'ms', size: 900 },
    }),
    CSS,
  )
  await expect(page.getByText('Dymek A')).toBeVisible()
  await expect
    .poll(() => page.locator('.e-hotspot').evaluateAll((all) => all.map((el) => (el as HTMLElement).style.animationDelay)))
    .toEqual(['0ms', '300ms', '600ms'])
  expect(await unmountDifference(page)).toBe('')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true })
  test('a tap opens and closes a point that opens on hover, and follows a linked one', async ({ page }) => {
    await ownPage(page, hotspot({ tooltip_trigger: 'mouseenter' }), CSS)
    await ready(page)
    const first = page.getByRole('button', { name: 'Molo' })
    await first.tap()
    await expect.poll(() => active(page)).toBe('a')
    await first.tap()
    await expect.poll(() => active(page)).toBe('')
    await page.getByRole('link').tap()
    expect(new URL(page.url()).hash).toBe('#target')
    await expect.poll(() => active(page)).toBe('')
  })
})

test('a pointer that has come before the code opens the tooltip under it', async ({ page }) => {
  const { requested, release } = await holdChunk(page, 'hotspot')
  await ownPage(page, hotspot({ tooltip_trigger: 'mouseenter' }), CSS)
  await requested
  await page.hover('.a .e-hotspot__button')
  await release()
  await expect.poll(() => active(page)).toBe('a')
})
