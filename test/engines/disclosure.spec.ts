import {
  CSS,
  classicAccordion,
  classicTabs,
  handAccordion,
  handTabs,
  nestedAccordion,
  nestedTabs,
} from '../browser/disclosure/disclosure-pages'
import { DESKTOP, expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const open = async (visitor: Visitor, body: string, names: string[], size = DESKTOP) => {
  await visitor.visitOwn({ body: `<main><h1>Strona</h1>${body}</main>`, css: CSS }, size)
  for (const name of names) await visitor.mounted(name)
}
/** The indexes, from 1, of the panels that take room. */
const shown = (visitor: Visitor, selector: string) =>
  visitor.evaluate(
    (panels) =>
      inPage
        .all(panels)
        .flatMap((el, i) => (inPage.isVisible(el) && !el.hidden && el.offsetHeight ? [i + 1] : []))
        .join(),
    selector,
  )
const shows = (visitor: Visitor, panels: string, expected: string) => expect.poll(() => shown(visitor, panels)).toBe(expected)

test('a finger opens a tab and an item of an accordion', async ({ visitor }) => {
  test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
  await open(visitor, nestedTabs() + handAccordion, ['tabs', 'accordion'], PHONE)
  await visitor.tap('.e-n-tab-title >> Dwa')
  await shows(visitor, '.e-n-tabs-content>*', '2')
  const isOpen = () => visitor.evaluate(() => [...document.querySelectorAll('details')].map((el) => el.open))
  const before = await isOpen()
  await visitor.tap('[data-widget=accordion] details:last-of-type summary')
  await expect.poll(isOpen).not.toEqual(before)
})
for (const [kind, markup, title, panel] of [
  ['classic', classicTabs(), '.elementor-tab-desktop-title', '.elementor-tab-content'],
  ['nested', nestedTabs(), '.e-n-tab-title', '.e-n-tabs-content>*'],
] as const) {
  test(`${kind} tabs show one panel, by pointer and by keys`, async ({ visitor }) => {
    await open(visitor, markup, ['tabs'])
    await shows(visitor, panel, '1')
    await visitor.click(`${title} >> Dwa`)
    await shows(visitor, panel, '2')
    await visitor.press('ArrowRight', 'Enter')
    await shows(visitor, panel, '3')
    await visitor.press('Home', ' ')
    await shows(visitor, panel, '1')
    expect(await visitor.scrollY()).toBe(0)
    expect(await visitor.axe()).toEqual([])
    expect(await visitor.unmountDifference()).toBe('')
    expect(await visitor.problems()).toEqual([])
  })
  test(`arrows go where they point among ${kind} tabs of a right-to-left page`, async ({ visitor }) => {
    await open(visitor, `<div dir="rtl">${markup}</div>`, ['tabs'])
    await visitor.focus(`${title} >> Jeden`)
    expect(await visitor.walk('ArrowLeft', 'ArrowRight', 'End', 'Home')).toHaveLength(4)
    await visitor.press('ArrowLeft', 'Enter')
    await shows(visitor, panel, '2')
  })
}
test('on a phone tabs are a column of titles, each above its panel', async ({ visitor }) => {
  await open(visitor, classicTabs(), ['tabs'], PHONE)
  await visitor.click('.elementor-tab-mobile-title >> Trzy')
  await shows(visitor, '.elementor-tab-content', '3')
  const title = await visitor.box('.elementor-tab-mobile-title >> Trzy')
  const panel = await visitor.box('#elementor-tab-content-1233')
  expect(panel.y).toBeGreaterThanOrEqual(title.y + title.height)
})
for (const [kind, markup, button, panel] of [
  ['a classic accordion', classicAccordion(), '.elementor-tab-title', '.elementor-tab-content'],
  ['a nested accordion', nestedAccordion(), 'summary', 'details>.e-con'],
] as const)
  test(`one item of ${kind} is open, by pointer and by keys`, async ({ visitor }) => {
    await open(visitor, markup, ['accordion'])
    await shows(visitor, panel, '1')
    await visitor.click(`${button} >> ${button === 'summary' ? 'Trzy' : '+Trzy'}`)
    await shows(visitor, panel, '3')
    await visitor.press('ArrowUp', 'Enter')
    await shows(visitor, panel, '2')
    await visitor.press(' ')
    await shows(visitor, panel, '')
    await visitor.animationsEnd()
    expect(await visitor.axe()).toEqual([])
    expect(await visitor.unmountDifference()).toBe('')
    expect(await visitor.problems()).toEqual([])
  })
test('toggles open each on its own', async ({ visitor }) => {
  await open(visitor, classicAccordion('toggle'), ['accordion'])
  await shows(visitor, '.elementor-tab-content', '')
  for (const name of ['+Jeden', '+Trzy']) await visitor.click(`.elementor-tab-title >> ${name}`)
  await shows(visitor, '.elementor-tab-content', '1,3')
})
test('an address opens the tab and the item that it names', async ({ visitor }) => {
  await open(visitor, `${handTabs}${handAccordion}<p><a href="#ferry">Prom</a> <a href="#rain">Deszcz</a></p>`, ['tabs', 'accordion'])
  await shows(visitor, 'section', '1')
  await visitor.click('a[href="#ferry"]')
  await shows(visitor, 'section', '2')
  await visitor.click('a[href="#rain"]')
  await visitor.has('#rain', 'open', '')
})

test('an invalid field in a closed item is shown, and has the focus', async ({ visitor }) => {
  const item = `<details><summary>B</summary><input id="required" required aria-label="r"></details>`
  const accordion = `<div data-widget="accordion"><details open><summary>A</summary>a</details>${item}</div>`
  await open(visitor, `<form action="/own/sent">${accordion}<button id="send">Send</button></form>`, ['accordion'])
  await visitor.click('#send')
  await visitor.isFocused('required')
  await visitor.seen('#required')
  expect(await visitor.location()).toBe('/own/')
})
