/** Lists of the demo, with the endpoint that its server has. */
import { DESKTOP, expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const LIST = '[data-id=v1gnett]'
const titles = (visitor: Visitor, list = LIST) => visitor.texts(`${list} .e-loop-item h3`)
const count = (visitor: Visitor, list = LIST) => visitor.evaluate((name) => document.querySelectorAll(`${name} .e-loop-item`).length, list)
/** The list's part of the address. */
const chosen = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...new URLSearchParams(location.search)].flatMap(([name, value]) => (name === 'visit' ? [] : [`${name}=${value}`])).join('&'),
  )
const open = async (visitor: Visitor, address: string, size = DESKTOP) => {
  await visitor.visit(address, size)
  await visitor.mounted('taxonomy-filter')
}
const filter = (term: string) => `[data-filter="${term}"]`
/** Clicks without scrolling or moving the pointer. */
const choose = (visitor: Visitor, term: string) =>
  visitor.evaluate((name) => document.querySelector(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true })), filter(term))
const go = (visitor: Visitor, steps: number) => visitor.evaluate((by) => history.go(by), steps)

test('a filter changes list, address and buttons, and says how many items there are', async ({ visitor }) => {
  await open(visitor, '/vignettes/?utm=x')
  await visitor.click(filter('moldova'))
  await expect.poll(async () => [...new Set(await titles(visitor))]).toEqual(['Winieta do Mołdawii'])
  expect(await chosen(visitor)).toBe('utm=x&e-filter-v1gnett-country=moldova')
  await visitor.has(filter('moldova'), 'aria-pressed', 'true')
  await expect.poll(() => visitor.evaluate(() => document.querySelector('[role=status]')?.textContent)).toBe('Pokazane pozycje: 9.')
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
test('filters are chosen by keyboard, and the focus stays on the button', async ({ visitor }) => {
  await open(visitor, '/vignettes/')
  await visitor.focus(filter('czechia'))
  await visitor.press('Enter')
  await expect.poll(() => chosen(visitor)).toBe('e-filter-v1gnett-country=czechia')
  await visitor.focus(filter('moldova'))
  await visitor.press(' ')
  await expect.poll(() => chosen(visitor)).toBe('e-filter-v1gnett-country=czechia~moldova')
  await visitor.isFocused('Mołdawia')
  expect(await visitor.problems()).toEqual([])
})
test('back and forward show the list, the buttons and the page of each step', async ({ visitor }) => {
  await open(visitor, '/vignettes/')
  await visitor.click(filter('czechia'))
  await expect.poll(async () => [...new Set(await titles(visitor))]).toEqual(['Winieta do Czech'])
  const first = await visitor.texts(`${LIST} .e-loop-item .description`)
  await visitor.click(`${LIST} a.page-numbers >> Strona2`)
  await expect.poll(() => visitor.text(`${LIST} [aria-current=page]`)).toBe('Strona2')
  await expect.poll(() => visitor.texts(`${LIST} .e-loop-item .description`)).not.toEqual(first)
  await go(visitor, -1)
  await expect.poll(() => visitor.texts(`${LIST} .e-loop-item .description`)).toEqual(first)
  expect(await visitor.text(`${LIST} [aria-current=page]`)).toBe('Strona1')
  await go(visitor, -1)
  await expect.poll(async () => new Set(await titles(visitor)).size).toBeGreaterThan(1)
  await visitor.has(filter('czechia'), 'aria-pressed', 'false')
  await go(visitor, 2)
  await expect.poll(() => visitor.text(`${LIST} [aria-current=page]`)).toBe('Strona2')
  await visitor.has(filter('czechia'), 'aria-pressed', 'true')
  expect(await visitor.problems()).toEqual([])
})
test('back restores the visitor’s place once the list has loaded, with the focus on the filter', async ({ visitor }) => {
  await open(visitor, '/vignettes/?e-filter-v1gnett-country=moldova', PHONE)
  await visitor.scrollTo(1500)
  await choose(visitor, 'day')
  await expect.poll(() => chosen(visitor)).toContain('duration=day')
  await choose(visitor, 'coach')
  await expect.poll(() => count(visitor)).toBe(1)
  await visitor.scrollTo(100)
  await visitor.evaluate((name) => document.querySelector<HTMLElement>(name)?.focus({ preventScroll: true }), filter('coach'))
  await go(visitor, -2)
  await expect.poll(() => count(visitor)).toBe(9)
  await expect.poll(() => visitor.scrollY()).toBe(1500)
  await visitor.isFocused('Autokar')
  await go(visitor, 2)
  await expect.poll(() => count(visitor)).toBe(1)
  await expect.poll(() => visitor.scrollY()).toBe(100)
  expect(await visitor.problems()).toEqual([])
})
test('the button loads more items below the others', async ({ visitor }) => {
  await open(visitor, '/vignettes/more.html')
  await visitor.mounted('load-more')
  const before = await visitor.texts('[data-id=showm0r] .e-loop-item .description')
  await visitor.click('.e-loop__load-more .elementor-button')
  await expect.poll(() => count(visitor, '[data-id=showm0r]')).toBe(12)
  expect((await visitor.texts('[data-id=showm0r] .e-loop-item .description')).slice(0, 6)).toEqual(before)
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
test('more items load as the visitor scrolls', async ({ visitor }) => {
  await open(visitor, '/vignettes/endless.html')
  await visitor.mounted('load-more')
  // What is near has already loaded.
  const before = await count(visitor, '[data-id=endl3ss]')
  await visitor.evaluate(() => document.querySelector('.e-load-more-anchor')?.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect.poll(() => count(visitor, '[data-id=endl3ss]')).toBeGreaterThan(before)
  expect(await visitor.problems()).toEqual([])
})
test('what a filter in a popup has chosen stays when the popup closes, and unmounting gives the served list back', async ({ visitor }) => {
  await open(visitor, '/vignettes/carousel.html')
  await visitor.click('a >> Wybierz kraj')
  await visitor.click(`#elementor-popup-modal-65 ${filter('czechia')}`)
  const slides = () => visitor.texts('[data-id=car0use] .swiper-slide h3')
  await expect.poll(async () => [...new Set(await slides())]).toEqual(['Winieta do Czech'])
  await visitor.press('Escape')
  await visitor.gone('#elementor-popup-modal-65')
  expect([...new Set(await slides())]).toEqual(['Winieta do Czech'])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
test('a hand-written list follows its filters and pages', async ({ visitor }) => {
  await open(visitor, '/pages/loop.html')
  await visitor.click(`form[aria-label=Country] ${filter('czechia')}`)
  await expect.poll(() => chosen(visitor)).toContain('e-filter-list-country=czechia')
  await expect.poll(() => visitor.evaluate(() => document.querySelector('#list')?.getAttribute('aria-busy'))).toBe(null)
  await expect
    .poll(() => visitor.evaluate(() => [...document.querySelectorAll('#list h3')].every((el) => el.textContent?.includes('Czech'))))
    .toBe(true)
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
