import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const FAR = '<div class="far"></div>'
const CSS = `.far { height: 3000px } .elementor-progress-bar { width: 0; transition: width 1s } .elementor-progress-wrapper { width: 400px }
  [hidden] { display: none }`
/** The builder's counter, which the server sends with the number it starts from (contract media §10). */
const counter = (attributes: string, id = 'c1') =>
  `<div class="elementor-element elementor-widget" data-id="${id}" data-element_type="widget" data-widget_type="counter.default"><div class="elementor-counter"><div class="elementor-counter-number-wrapper"><span>~</span><span class="elementor-counter-number" id="${id}" ${attributes}>0</span><span> zł</span></div></div></div>`
const bar = (max: string, id = 'p1') =>
  `<div class="elementor-element" data-id="${id}" data-element_type="widget" data-widget_type="progress.default"><span id="t${id}">Remont</span><div class="elementor-progress-wrapper" role="progressbar" aria-labelledby="t${id}" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${max}"><div class="elementor-progress-bar" id="${id}" data-max="${max}"><span>60%</span></div></div></div>`
const page1 = (body: string) => `<main><h1>t</h1>${body}</main>`

test('a counter below the page’s first view already says its final number, counts when it comes into view, and says the number to screen readers meanwhile', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  const body = FAR + counter('data-to-value="1234567" data-delimiter="," data-duration="60000"')
  await ownPage(page, page1(`${body}<p data-widget="counter" data-settings='{"duration":60000}'>Już 12 500 gości</p>`), CSS)
  const number = page.locator('#c1')
  await expect(number).toHaveText('1,234,567')
  await number.scrollIntoViewIfNeeded()
  const shown = number.locator('[aria-hidden]')
  await expect(shown).toHaveText(/^\d{1,3}$/, { useInnerText: true })
  const hand = page.locator('p[data-widget]')
  await expect(hand.locator('[aria-hidden]')).toHaveText(/^\d{1,3}$/, { useInnerText: true })
  expect(await page.locator('main').ariaSnapshot()).toMatch(/~ ?1,234,567 zł/)
  expect(await page.locator('main').ariaSnapshot()).toContain('Już 12 500 gości')
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a counter ends with its number; printing and less motion show it at once, in the room that it has', async ({ page }) => {
  await ownPage(
    page,
    page1(
      `${counter('data-to-value="98.60" data-duration="50"', 'quick')}${counter('data-to-value="900" data-duration="60000"', 'slow')}${counter('data-to-value="10" data-duration="x"', 'none')}`,
    ),
    CSS,
  )
  await expect(page.locator('#quick')).toHaveText('98.60')
  await expect(page.locator('#none')).toHaveText('10')
  const slow = page.locator('#slow')
  await expect(slow.locator('[aria-hidden]')).toBeAttached()
  const width = await slow.evaluate((el) => el.getBoundingClientRect().width)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(slow).toHaveText('900')
  await expect(slow.locator('*')).toHaveCount(0)
  expect(Math.abs((await slow.evaluate((el) => el.getBoundingClientRect().width)) - width)).toBeLessThan(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(slow).toHaveText('900')
  await expect(slow.locator('*')).toHaveCount(0)
})

test('a counter to a number that nobody can read leaves the page as it was, and says so in one line', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(page, page1(`${counter('data-to-value="1e999"')}<p data-widget="counter">wielu gości</p>`), CSS)
  await expect.poll(() => problems().length).toBe(2)
  await expect(page.locator('#c1')).toHaveText('0')
  expect(problems().map((text) => text.replace(/ \(http.*/, ''))).toEqual([
    'warning: Skerry · div[c1]: data-to-value: expected a number below 1e21, got 1e999',
    'warning: Skerry · p: text: expected a number below 1e21, got wielu gości',
  ])
  expect(await unmountDifference(page)).toBe('')
})

test('a progress bar fills when it comes into view, also in a part that is opened later, and at once when it was scrolled past', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  const hand = '<div data-widget="progress"><label>Miejsca <progress value="3" max="4">3 z 4</progress></label></div>'
  const body = `${bar('60', 'top')}<div id="part" hidden>${bar('70', 'inside')}</div>${FAR}${bar('150', 'low')}${hand}`
  await ownPage(page, page1(body), CSS)
  const width = (id: string) => page.locator(`#${id}`).evaluate((el) => el.style.width)
  await expect.poll(() => width('top')).toBe('60%')
  await expect(page.locator('[data-widget=progress]')).toHaveAttribute('data-progress', 'waiting')
  expect([await width('low'), await width('inside')]).toEqual(['', ''])
  await expect(page.locator('[data-widget=progress]')).toHaveAttribute('data-progress', 'waiting')
  await expect(page.getByRole('progressbar', { name: 'Miejsca' })).toHaveJSProperty('value', 3)
  await page.locator('#part').evaluate((el) => el.removeAttribute('hidden'))
  await expect.poll(() => width('inside')).toBe('70%')
  await page.locator('[data-widget=progress]').scrollIntoViewIfNeeded()
  await expect.poll(() => width('low')).toBe('100%')
  await expect(page.locator('[data-widget=progress]')).not.toHaveAttribute('data-progress')
  await page.locator('#part').evaluate((el) => el.setAttribute('hidden', ''))
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
  // TV-PR-3
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await page.evaluate(() => (window as unknown as { Skerry: { scan: () => void } }).Skerry.scan())
  await expect.poll(() => width('top')).toBe('60%')
})

test('without movement bars are full at once; a bar without a number takes the one that screen readers read', async ({
  page,
  problems,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPage(page, page1(`${FAR}${bar('60')}${bar('x', 'bad').replace('aria-valuenow="x"', 'aria-valuenow="40"')}`), CSS)
  await expect.poll(() => page.locator('#p1').evaluate((el) => el.style.cssText)).toBe('transition: none; width: 60%;')
  await expect.poll(() => page.locator('#bad').evaluate((el) => el.style.width)).toBe('40%')
  expect(problems(/data-max: expected a number from 0 to 100, got x/)).toEqual([])
})
