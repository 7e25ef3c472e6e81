import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const LINK = '<a href="#about">About</a>'
const ITEMS = [
  ['a button', '<button type="button">About</button>'],
  ['a button with a drawing', '<button type="button"><svg width="10" height="10"></svg><b>About</b></button>'],
  ['a text in an element', '<span>About</span>'],
  ['a text', 'About'],
  ['a text between an icon and a comment', '<svg width="10" height="10"></svg> About<!-- us -->'],
  ['a text in two parts', 'Ab<b>out</b>'],
  ['a link', LINK],
  ['a link after an icon', `<i></i>${LINK}`],
  ['a link with a button beside it', `${LINK}<button type="button" aria-label="About">v</button>`],
  ['a button in an element', '<div><button type="button">About</button></div>'],
  ['a button by its role', '<span role="button" tabindex="0">About</span>'],
] as const
test('a menu opens by pointer and keys, whatever its item is', async ({ page, problems, each }) => {
  await page.clock.install()
  await each(
    ITEMS,
    ([name]) => name,
    async ([, item]) => {
      await ownPage(
        page,
        `<p id="away">away</p><nav data-widget="menu" aria-label="Site" data-settings='{"layout":"horizontal","dropdown":"none"}'><ul data-menu-list>
         <li>${item}<ul id="sub"><li><a href="#a">Page A</a></li><li><button type="button">More</button><ul><li><a href="#b">Page B</a></li></ul></li></ul></li></ul></nav>`,
        '#sub { margin: 0 } [data-menu-list] ul[inert] { display: none }',
      )
      const list = page.locator('#sub')
      const trigger = page.locator('[data-menu-list]>li>[aria-controls=sub],[data-menu-list]>li>div>[aria-controls=sub]')
      await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      await expect(list).toBeHidden()
      const nav = await page.locator('nav').evaluate((el) => (el as HTMLElement).outerHTML.match(/aria-controls/g)?.length)
      expect(nav).toBe(2)
      await expect
        .poll(async () => {
          await page.hover('#away')
          await page.getByText('About').first().hover()
          await page.clock.runFor(400)
          return list.isVisible()
        })
        .toBe(true)
      await page.hover('#away')
      await page.clock.runFor(1000)
      await expect(list).toBeHidden()
      await trigger.focus()
      await expect(trigger).toHaveAccessibleName('About')
      await page.keyboard.press('Enter')
      await expect(list).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByText('Page A')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByText('More')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Page B')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(trigger).toBeFocused()
      await page.evaluate(() => (window as unknown as { Skerry: { unmount: () => void } }).Skerry.unmount())
      expect(await page.locator('nav').innerHTML()).toContain(`<li>${item}<ul id="sub"><li>`)
      expect(problems()).toEqual([])
    },
  )
})

/** For an item that leads nowhere, a CMS writes a link without an address, and its filters plain text. */
const BUILDER = `<div class="elementor-element elementor-widget" data-id="m1" data-element_type="widget" data-widget_type="nav-menu.default" data-settings='{"layout":"horizontal"}'><div class="elementor-widget-container">
  <nav aria-label="Builder" class="elementor-nav-menu--main"><ul class="elementor-nav-menu">
  ${['<a class="elementor-item">Trips</a>', '<span class="elementor-item">Boats</span>'].map((item) => `<li class="menu-item-has-children">${item}<ul class="sub-menu"><li><a class="elementor-sub-item" href="#a">In it</a></li></ul></li>`).join('')}</ul></nav></div></div>`

test('a builder’s item that leads nowhere works by pointer and keys, and a picture gives our button its name', async ({
  page,
  problems,
}) => {
  await ownPage(
    page,
    `${BUILDER}<p id="away">away</p><nav data-widget="menu" aria-label="Site"><ul data-menu-list><li><a href="#p"><img src="data:," alt="Port"></a><ul><li><a href="#q">Quay</a></li></ul></li></ul></nav>`,
    '.elementor-nav-menu .sub-menu { display: none } .elementor-nav-menu { display: flex; height: 90px; gap: 90px } li { position: relative }',
  )
  // The pointer or the focus loads the code.
  await page.getByRole('link', { name: 'Port' }).focus()
  await page.hover('.elementor-nav-menu')
  await expect(page.getByRole('button', { name: 'Port', exact: true })).toHaveAttribute('aria-expanded', 'false')
  for (const [i, name] of ['Trips', 'Boats'].entries()) {
    const item = page.getByRole('button', { name, exact: true })
    const link = page.locator('.sub-menu a').nth(i)
    await item.focus()
    await expect(item).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(item).toBeFocused()
    await page.hover('#away')
    await item.hover()
    await expect(link).toBeVisible()
    await page.hover('#away')
    await expect(link).toBeHidden()
  }
  await page.evaluate(() => (window as unknown as { Skerry: { unmount: () => void } }).Skerry.unmount())
  await expect(page.locator('[role=button], [tabindex]')).toHaveCount(0)
  expect(problems()).toEqual([])
})
