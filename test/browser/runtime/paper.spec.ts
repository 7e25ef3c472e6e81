import { expect, test } from '../harness'
import { scrollTo } from '../own-page'
import { frames } from '../settled'
import { openPage } from '../slider/sliders'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { mistakes, PAPER_BODY } from './paper-page'

test('on paper every slide, panel, word and picture can be read, bars are in place, and controls are left out', async ({ page }) => {
  await rememberServedMarkup(page)
  await openPage(page, PAPER_BODY, { css: '/builder.css /skerry.css /skerry.builder.css', csp: false })
  await expect(page.locator('.swiper-initialized')).toHaveCount(5)
  await expect(page.locator('.skerry-slider-pause')).toHaveCount(3)
  await expect(page.locator('.turns[tabindex]')).toHaveCount(2)
  await page.locator('#bar').evaluate((el) => el.scrollIntoView())
  await scrollTo(page, 1500)
  await expect(page.locator('#bar')).toHaveCSS('position', 'fixed')
  await page.getByRole('button', { name: 'Otwórz okno' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await frames(page, 3)
  expect(await page.evaluate(mistakes)).toEqual([])
  expect(await page.locator('#bar').evaluate((el) => el.getBoundingClientRect().top + scrollY)).toBe(0)

  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('#bar')).toHaveCSS('position', 'fixed')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // If only one may be open, it is the same one.
  expect(await page.evaluate(() => [...document.querySelectorAll<HTMLDetailsElement>('[name=jeden]')].map((el) => el.open))).toEqual([
    true,
    false,
  ])
  expect(await unmountDifference(page)).toBe('')
})
