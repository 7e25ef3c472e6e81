import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { classicAccordion, handAccordion, nestedAccordion, openPage, shown } from '../disclosure/disclosure-pages'
import { expect, test } from '../harness'
import { rememberServedMarkup, scanAgain, unmountDifference } from '../unmount'

const KINDS = [
  ['a classic accordion', classicAccordion(), '.elementor-tab-title', '.elementor-tab-content'],
  ['a classic accordion with headings', classicAccordion('accordion', '207', 'h3'), '.elementor-tab-title a', '.elementor-tab-content'],
  [
    'a classic accordion with links',
    classicAccordion('accordion', '207', 'div', ' href=""'),
    '.elementor-tab-title a',
    '.elementor-tab-content',
  ],
  ['a nested accordion', nestedAccordion(), 'summary', 'details>.e-con'],
] as const
const expanded = (page: Page, button: string) =>
  page.locator(button).evaluateAll((all) => all.map((el) => el.getAttribute('aria-expanded') === 'true'))

test('C1–C3: the buttons of an accordion say what they open, Tab stops once at each, keys open one item at a time, and unmounting restores all', async ({
  page,
  problems,
  each,
}) => {
  await each(
    KINDS,
    ([kind]) => kind,
    async ([, markup, button, panel]) => {
      await rememberServedMarkup(page)
      await openPage(page, `<h1>Strona</h1><h2>Pytania</h2>${markup}`)
      expect(await expanded(page, button)).toEqual([true, false, false])
      for (const [i, name] of ['Jeden', 'Dwa', 'Trzy'].entries()) {
        const el = page.locator(button).nth(i)
        const id = await el.getAttribute('aria-controls')
        expect(await page.locator(panel).nth(i).getAttribute('id')).toBe(id)
        expect(await page.locator(panel).nth(i).getAttribute('aria-labelledby')).toBe(await el.getAttribute('id'))
        await expect(el).toContainText(name)
      }
      expect(await page.locator('[aria-selected]').count()).toBe(0)
      expect(await axe(page)).toEqual([])
      expect(await unmountDifference(page)).toBe('')
      await scanAgain(page)
      await expect.poll(() => expanded(page, button)).toEqual([true, false, false])

      // Never in a closed item.
      await page.locator(button).nth(0).focus()
      await page.keyboard.press('Tab')
      await expect(page.locator(`${panel} a`).first()).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.locator(button).nth(1)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.locator(button).nth(2)).toBeFocused()
      await page.locator(button).nth(0).click()
      await expect.poll(() => shown(page, panel)).toBe('')
      await page.locator(button).nth(0).focus()
      await page.keyboard.press('Tab')
      await expect(page.locator(button).nth(1)).toBeFocused()

      await page.locator(button).nth(0).click()
      await expect.poll(() => shown(page, panel)).toBe('1')
      await page.locator(button).nth(1).focus()
      await page.keyboard.press('Enter')
      expect(await expanded(page, button)).toEqual([false, true, false])
      await expect.poll(() => shown(page, panel)).toBe('2')
      await page.keyboard.press('Space')
      expect(await expanded(page, button)).toEqual([false, false, false])
      await expect.poll(() => shown(page, panel)).toBe('')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      for (const [key, index] of [
        ['ArrowDown', 2],
        ['ArrowDown', 0],
        ['End', 2],
        ['Home', 0],
        ['ArrowUp', 2],
      ] as const) {
        await page.keyboard.press(key)
        await expect(page.locator(button).nth(index)).toBeFocused()
      }
      expect(problems()).toEqual([])
    },
  )
})

test('Left and Right, too, move among the titles of a nested accordion, where they point in right-to-left pages', async ({ page }) => {
  await openPage(page, `${nestedAccordion()}<div dir="rtl">${nestedAccordion('406')}</div>`)
  for (const [first, keys] of [
    [0, ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']],
    [3, ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']],
  ] as const) {
    const titles = page.locator('summary')
    await titles.nth(first).focus()
    for (const [i, key] of keys.entries()) {
      await page.keyboard.press(key)
      await expect(titles.nth(first + ([1, 2, 0, 2][i] as number))).toBeFocused()
    }
  }
})

test('a heading stays a heading, and a link in it becomes the button', async ({ page }) => {
  await openPage(page, classicAccordion('accordion', '207', 'h3'))
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(page.getByRole('button')).toHaveCount(3)
})

test('toggles start closed, and each is on its own', async ({ page }) => {
  await openPage(page, classicAccordion('toggle'))
  expect(await shown(page, '.elementor-tab-content')).toBe('')
  await page.getByText('Jeden').click()
  await page.getByText('Trzy').click()
  await expect.poll(() => shown(page, '.elementor-tab-content')).toBe('1,3')
})

test('C2, C3: Enter and Space open and close one toggle and leave the others; Tab stops once at each', async ({ page }) => {
  await openPage(page, classicAccordion('toggle'))
  const buttons = page.getByRole('button')
  await buttons.nth(0).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(page, '.elementor-tab-content')).toBe('1')
  await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.locator('.elementor-tab-content a').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(buttons.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => shown(page, '.elementor-tab-content')).toBe('1,2')
  await buttons.nth(0).press('Enter')
  await expect.poll(() => shown(page, '.elementor-tab-content')).toBe('2')
  await page.keyboard.press('Tab')
  await expect(buttons.nth(1)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a second click while an item slides turns it back where it is', async ({ page }) => {
  await openPage(page, nestedAccordion('306', undefined, { n_accordion_animation_duration: { unit: 's', size: 1 } }))
  const item = page.locator('details').nth(1)
  const heights = await item.evaluate((el) => {
    const summary = el.querySelector('summary') as HTMLElement
    summary.click()
    const [opening] = el.getAnimations() as [Animation]
    opening.currentTime = 600
    const before = (el as HTMLElement).offsetHeight
    summary.click()
    return [before, (el as HTMLElement).offsetHeight, el.getAnimations().length, el.getAnimations()[0]?.currentTime]
  })
  expect(heights).toEqual([heights[0], heights[0], 1, 400])
  await expect.poll(() => item.evaluate((el) => (el as HTMLDetailsElement).open)).toBe(false)
  expect(await item.getAttribute('style')).toBeNull()
})

test('visitors who want less motion get none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, nestedAccordion() + classicAccordion())
  await page.locator('summary').nth(1).click()
  await page.locator('.elementor-tab-title').nth(1).click()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await shown(page, 'details>.e-con')).toBe('2')
  expect(await shown(page, '.elementor-tab-content')).toBe('2')
})

test('what opens a part without us is announced, too', async ({ page }) => {
  await openPage(page, nestedAccordion())
  await page
    .locator('details')
    .nth(1)
    .evaluate((el) => el.setAttribute('open', ''))
  await expect.poll(() => expanded(page, 'summary')).toEqual([false, true, false])
  expect(await shown(page, 'details>.e-con')).toBe('2')
})

test('Escape closes a nested item from its title and from inside', async ({ page }) => {
  await openPage(page, nestedAccordion())
  await page.locator('details a').first().focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('summary').first()).toBeFocused()
  expect(await expanded(page, 'summary')).toEqual([false, false, false])
})

test('links and fields in a title are their own', async ({ page }) => {
  await openPage(page, nestedAccordion().replace('Dwa', 'Dwa <button type="button" id="own">Kup</button>'))
  await page.locator('#own').click()
  await page.locator('#own').press('Enter')
  expect(await expanded(page, 'summary')).toEqual([true, false, false])
})

test('accordions inside accordions act on their own', async ({ page }) => {
  await openPage(page, nestedAccordion('306', [nestedAccordion('9'), 'Druga', classicAccordion()]))
  await page.locator('#e-n-accordion-item-91>summary').click()
  await expect
    .poll(() => page.locator('details[open]').evaluateAll((all) => all.map(({ id }) => id)))
    .toEqual(['e-n-accordion-item-3060', 'e-n-accordion-item-91'])
})

test('hand-written details slide, one at a time, and are plain details without us', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await openPage(page, `<h1>Strona</h1>${handAccordion}`)
  await page.getByText('A w deszczu?').click()
  await expect
    .poll(() => page.locator('details').evaluateAll((all) => all.map((el) => (el as HTMLDetailsElement).open)))
    .toEqual([false, true])
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a wrong duration and an item without a title are told of, and the rest works', async ({ page, problems }) => {
  await openPage(
    page,
    nestedAccordion('306', undefined, { n_accordion_animation_duration: 'quickly' }).replace(
      /<summary[^>]*data-accordion-index="3".*?<\/summary>/,
      '',
    ),
  )
  await page.locator('summary').nth(1).click()
  await expect.poll(() => expanded(page, 'summary')).toEqual([false, true])
  expect(problems()).toEqual([
    expect.stringContaining('div[a306]: n_accordion_animation_duration: expected size, got quickly'),
    expect.stringContaining(
      'div[a306]: titles: expected one for each panel, got 3 panels, 1 without a title, and 0 titles without a panel',
    ),
  ])
})

test('a content of a classic accordion that has no title stays readable', async ({ page, problems }) => {
  const broken = classicAccordion().replace(/<div id="elementor-tab-title-2073".*?<\/div>/, '')
  await openPage(page, broken)
  expect(await shown(page, '.elementor-tab-content')).toBe('1,3')
  await page.locator('.elementor-tab-title').nth(1).click()
  await expect.poll(() => shown(page, '.elementor-tab-content')).toBe('2,3')
  expect(problems()).toEqual([
    expect.stringContaining('div[207]: titles: expected one for each panel, got 3 panels, 1 without a title, and 0 titles without a panel'),
  ])
})
