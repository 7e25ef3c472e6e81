import { handTabs, openPage as openTabs } from '../disclosure/disclosure-pages'
import { expect, test } from '../harness'
import { themeCss, themeHeader } from '../menu/menu-kinds'
import { openPage as openMenu } from '../menu/menu-pages'
import { ownPage, scrollTo } from '../own-page'
import { attributeJson } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { CSS, click, failedIslands, forms, NAMES, press, shows } from './form-names'

test.beforeEach(({ page }) => rememberServedMarkup(page))

test('slides that are or contain forms with such fields slide and take mouse presses', async ({ page, problems }) => {
  const options = attributeJson({ slides_to_show: 1, navigation: 'both', infinite: 'yes', speed: 1 })
  await ownPage(
    page,
    NAMES.map(
      (name) =>
        `<div data-widget="slider" aria-label="${name}" id="of-${name}" data-settings='${options}'><div>first</div><form data-field="${name}"><input name="${name}" aria-label="${name}">second</form><div>third<form tabindex="-1"><input name="${name}" aria-label="${name}"></form></div></div>`,
    ).join(''),
    `${CSS} [data-widget=slider] { width: 400px } form { height: 100px }`,
  )
  for (const name of NAMES) {
    const active = `#of-${name} .swiper-slide-active`
    // The slide is named before it stands in its place, and scrolling to what is elsewhere would move the row.
    const standsStill = () =>
      page.waitForFunction((css) => {
        const [slide, box] = [document.querySelector(css), document.querySelector(css.split(' ')[0] as string)]
        const left = (el?: Element | null) => el && Element.prototype.getBoundingClientRect.call(el).left
        return left(slide) === left(box)
      }, active)
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), `of-${name}`)
    await shows(page, `#of-${name} .skerry-slider-next`)
    await shows(page, active, 'first')
    await click(page, `#of-${name} .skerry-slider-next`)
    await shows(page, active, 'second')
    expect(await page.evaluate((css) => document.querySelector(css)?.getAttribute('aria-label'), active)).toBe('2 z 3')
    await standsStill()
    await press(page, `#of-${name} form[data-field]`, 0.5, 0.9)
    await click(page, `#of-${name} .skerry-slider-next`)
    await shows(page, active, 'third')
    await standsStill()
    // The press focuses the form, which is still there at the next press.
    for (let i = 0; i < 2; i++) await press(page, `${active} form`, 0.5, 0.9)
    await click(page, `#of-${name} .skerry-slider-next`)
    await shows(page, active, 'first')
  }
  expect(await failedIslands(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('sticky forms with such fields, and sticky elements in them, stick, stop at the end of their parent and come loose', async ({
  page,
  problems,
}) => {
  const kept = `data-settings='{"sticky":"top","sticky_parent":"yes"}'`
  await ownPage(
    page,
    `<div class="space"></div>${forms(() => '', `class="bar" data-settings='{"sticky":"top"}'`)}
    ${NAMES.map((name) => `<div class="home"><form class="bar" ${kept}><input name="${name}" aria-label="${name}"></form></div>`).join('')}
    ${forms(() => `<div class="bar" ${kept}>s</div><div class="space"></div>`)}<div><form class="flat" data-settings='{"sticky":"top"}'><input type="hidden" name="parentElement"><p>last</p></form></div><div id="after" class="tall"></div>`,
    `${CSS} form.flat { padding: 0 } .space { height: 300px } .home { height: 400px }`,
  )
  const total = 3 * NAMES.length
  const sticks = (count: number, selector = '.elementor-sticky--active') =>
    expect.poll(() => page.evaluate((css) => document.querySelectorAll(css).length, selector)).toBe(count)
  const positions = () =>
    page.evaluate(() => [...document.querySelectorAll('.bar')].map((el) => getComputedStyle(el).position + getComputedStyle(el).top))
  await sticks(total + 1, '.elementor-sticky')
  // The last one leaves a gap of exactly its size.
  const topOfRest = () => page.evaluate(() => Math.round((document.querySelector('#after')?.getBoundingClientRect().top ?? 0) + scrollY))
  const topBefore = await topOfRest()
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const wereFixed = new Set<number>()
  for (let y = 0; y <= height; y += 100) {
    await scrollTo(page, y)
    for (const [i, position] of (await positions()).entries()) if (position === 'fixed0px') wereFixed.add(i)
  }
  expect(wereFixed.size).toBe(total)
  await sticks(total + 1)
  expect(await topOfRest()).toBe(topBefore)
  expect((await positions()).map((position) => position.replace(/\d.*/, ''))).toEqual([
    ...NAMES.map(() => 'fixed'),
    ...NAMES.map(() => 'absolute'),
    ...NAMES.map(() => 'absolute'),
  ])
  await scrollTo(page, 0)
  await sticks(0)
  expect([...new Set(await positions())]).toEqual(['staticauto'])
  expect(await failedIslands(page)).toEqual([])
  // Once more, unmounted while they are stuck.
  await scrollTo(page, height)
  await sticks(total + 1)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('what is in a form with such fields is unmounted with it', async ({ page, problems }) => {
  await ownPage(
    page,
    `${forms(() => '<button type="button" data-popup-open="p">Open</button>')}<section data-widget="popup" id="p" hidden></section>`,
    CSS,
  )
  const described = () => page.evaluate(() => document.querySelectorAll('[aria-haspopup]').length)
  await expect.poll(described).toBe(NAMES.length)
  await page.evaluate(() => {
    const { Skerry } = globalThis as unknown as { Skerry: { unmount: (root: Node) => void } }
    for (const form of document.querySelectorAll('form')) Skerry.unmount(form)
  })
  expect(await described()).toBe(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('menus and tabs take the pointer and presses on forms with such fields in and beside them', async ({ page, problems }) => {
  const items = NAMES.map((name) => `<li><form data-field="${name}"><input name="${name}" aria-label="${name}"></form></li>`).join('')
  await openTabs(
    page,
    `<nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"horizontal"}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li>${items}</ul></nav>${handTabs}${forms(() => '', 'tabindex="-1" class="beside"')}`,
  )
  await page.locator('nav a').first().hover()
  await shows(page, 'nav li>[aria-expanded=true]')
  for (const name of NAMES) await press(page, `form[data-field=${name}]`, 0.5, 0.95)
  // A press moves the focus from the menu to a form.
  for (const name of NAMES) {
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a')?.focus())
    await press(page, `.beside[data-field=${name}]`, 0.5, 0.95)
  }
  expect(await unmountDifference(page)).toBe('')
  // A theme header's submenus have their own code.
  await openMenu(page, themeHeader.replace('</li>', `</li>${items}`), true, { more: themeCss })
  await page.waitForLoadState('networkidle')
  for (const name of NAMES) await click(page, `form[data-field=${name}]`)
  expect(await failedIslands(page)).toEqual([])
  expect(problems()).toEqual([])
})
