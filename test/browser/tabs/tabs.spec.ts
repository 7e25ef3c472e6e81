import { axe } from '../axe'
import { classicTabs, handTabs, nestedTabs, openPage, shown } from '../disclosure/disclosure-pages'
import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const NAMES = ['Jeden', 'Dwa', 'Trzy']
const threeByHand = `<div data-widget="tabs"><div data-tabs-list>${NAMES.map((name) => `<a href="#${name}">${name}</a>`).join('')}</div>${NAMES.map((name, i) => `<section id="${name}">${i ? 'Treść' : '<p>Pierwsza <a href="#x">treść</a></p>'}</section>`).join('')}</div>`
const KINDS = [
  ['hand-written', threeByHand, '[data-tabs-list] a', 'section'],
  ['classic', classicTabs(), '.elementor-tab-desktop-title', '.elementor-tab-content'],
  ['nested', nestedTabs(), '.e-n-tab-title', '.e-n-tabs-content>*'],
] as const
const AFTER = '<p><button type="button" id="after">Dalej</button></p>'

for (const [kind, markup, title, panel] of KINDS) {
  test(`T1: Tab comes to the selected ${kind} tab, and from there into the panel`, async ({ page }) => {
    await openPage(page, `<p><a href="#x" id="before">Przed</a></p>${markup}${AFTER}`)
    await page.locator(title).nth(1).click()
    await page.locator('#before').focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(title).nth(1)).toBeFocused()
    // The focus on another title does not change what Tab goes on to.
    await page.keyboard.press('Home')
    await expect(page.locator(title).nth(0)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator(panel).nth(1)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator(title).nth(1)).toBeFocused()
    // Closed panels are no stops, also those that the browser's find-in-page looks into.
    await page.locator(title).nth(2).click()
    await page.keyboard.press('Tab')
    await expect(page.locator(panel).nth(2)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#after')).toBeFocused()
    // What has become a stop since the panel was opened is one, and the panel no longer.
    await page
      .locator(panel)
      .nth(2)
      .evaluate((el) => {
        el.append(document.createElement('button'))
      })
    await page.locator(title).nth(2).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(panel).nth(2).locator('button')).toBeFocused()
  })

  test(`T2: arrows move the focus among ${kind} tabs, wrap, and go where they point in right-to-left pages`, async ({ page }) => {
    await openPage(page, `<div dir="rtl">${markup}</div>`)
    await page.locator(title).nth(0).focus()
    for (const [key, index] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 0],
      ['ArrowRight', 2],
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.locator(title).nth(index)).toBeFocused()
    }
    expect(await shown(page, panel)).toBe('1')
  })

  test(`T3: Enter and Space choose a ${kind} tab; a panel without a tab stop is one itself`, async ({ page }) => {
    await openPage(page, markup)
    await page.locator(title).nth(0).focus()
    await expect(page.locator(panel).nth(0)).not.toHaveAttribute('tabindex')
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press(key)
    }
    expect(await shown(page, panel)).toBe('3')
    await expect(page.locator(panel).nth(2)).toHaveAttribute('tabindex', '0')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test(`T4: ${kind} tabs have the right roles in both layouts, one tab stop, and nothing left when unmounted`, async ({
    page,
    problems,
  }) => {
    await rememberServedMarkup(page)
    await openPage(page, `<h1>Strona</h1>${markup}`)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('tablist')).toHaveCount(1)
      await expect(page.getByRole('tab')).toHaveCount(3)
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Jeden')
      await expect(page.getByRole('tabpanel', { name: 'Jeden' })).toHaveCount(1)
      expect(await page.locator('[role=tab][tabindex="0"]:visible').count()).toBe(1)
      expect(await page.locator('[aria-expanded]').count()).toBe(0)
      expect(await axe(page)).toEqual([])
    }
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
}

test('a column of tabs is announced as one, and Up and Down move in it', async ({ page }) => {
  await openPage(page, classicTabs('123', undefined, true))
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  const titles = page.locator('.elementor-tab-desktop-title')
  await titles.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(titles.nth(1)).toBeFocused()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('tab', { name: 'Jeden' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('tab', { name: 'Trzy' })).toBeFocused()
})

test('in a row Up and Down of classic tabs scroll the page', async ({ page }) => {
  await openPage(page, classicTabs())
  const titles = page.locator('.elementor-tab-desktop-title')
  await titles.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(titles.nth(0)).toBeFocused()
})

test('on a phone a title stays where it is when a tall panel above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, `${classicTabs('123', ['<div class="tall">Długa</div>', 'Druga', 'Trzecia'])}<div class="tall"></div>`)
  const second = page.getByRole('tab', { name: 'Dwa' })
  await second.scrollIntoViewIfNeeded()
  const top = async () => (await second.boundingBox())?.y
  const before = await top()
  await second.click()
  expect(await shown(page, '.elementor-tab-content')).toBe('2')
  // The page is shorter now, and may end before the title can keep its place.
  expect(await top()).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThanOrEqual((before ?? 0) + 1)
})

test('tabs inside tabs act on their own', async ({ page }) => {
  await openPage(page, nestedTabs('145', [classicTabs('9'), nestedTabs('77'), 'Trzecia']))
  await page.locator('#elementor-tab-title-92').click()
  await expect(page.locator('#elementor-tab-content-92')).toBeVisible()
  await expect(page.locator('#e-n-tab-content-1451')).toHaveClass(/e-active/)
  await page.locator('#e-n-tabs-title-1452').click()
  await page.locator('#e-n-tabs-title-773').click()
  await expect(page.locator('#e-n-tab-content-773')).toHaveClass(/e-active/)
  await expect(page.locator('#e-n-tab-content-1452')).toHaveClass(/e-active/)
})

test('hand-written tabs are links to sections without the script, and tabs with it', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await openPage(page, `<h1>Strona</h1>${handTabs}`)
  await expect(page.getByRole('tab')).toHaveText(['Cena', 'Dojazd'])
  await page.getByRole('tab', { name: 'Dojazd' }).click()
  expect(await shown(page, 'section')).toBe('2')
  expect(new URL(page.url()).hash).toBe('')
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(await shown(page, 'section')).toBe('1,2')
  expect(problems()).toEqual([])
})

test('a list of tabs has the name that stands on what is around it', async ({ page }) => {
  await openPage(page, `<h1>Strona</h1>${handTabs.replace('data-widget="tabs"', 'data-widget="tabs" aria-label="Wyjazd"')}`)
  await expect(page.getByRole('tablist', { name: 'Wyjazd' })).toHaveCount(1)
})

test('a panel without a title stays readable, a title without a panel is told of, and the others work', async ({ page, problems }) => {
  const broken = classicTabs()
    .replace(/<div id="elementor-tab-title-1233".*?<\/div>/, '')
    .replace(/<div class="elementor-tab-title elementor-tab-mobile-title" aria-selected="false" data-tab="3".*?<\/div>/, '')
  await openPage(page, `${broken}<div data-widget="tabs" id="empty"><div data-tabs-list><a href="#nowhere">Nigdzie</a></div></div>`)
  await page.locator('.elementor-tab-desktop-title').nth(1).click()
  expect(await shown(page, '.elementor-tab-content')).toBe('2,3')
  expect(problems().filter((text) => text.includes('Skerry'))).toEqual([
    expect.stringContaining('div[123]: titles: expected one for each panel, got 3 panels, 1 without a title, and 0 titles without a panel'),
    expect.stringContaining(
      'div#empty: titles: expected one for each panel, got 0 panels, 0 without a title, and 1 titles without a panel',
    ),
  ])
})

test('titles that overflow can be dragged where the setting says so', async ({ page }) => {
  const many = Array.from({ length: 30 }, (_, i) => `Treść ${i}`)
  await openPage(page, nestedTabs('145', many, { horizontal_scroll: 'enable', tabs_justify_horizontal: 'end' }))
  const heading = page.locator('.e-n-tabs-heading')
  const left = () => heading.evaluate((el) => el.scrollLeft)
  await expect.poll(left).toBeGreaterThan(0)
  const start = await left()
  const box = (await heading.boundingBox()) as { x: number; y: number }
  await page.mouse.move(box.x + 200, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 260, box.y + 8, { steps: 8 })
  await page.mouse.up()
  expect(await left()).toBeLessThan(start)
})
