/** The widgets of newer builders (contract newer §§8, 9, 10, 11, 12, 13, 14). */
import { css as menuCss } from '../browser/menu/menu-pages'
import { expect, PHONE, test } from './harness'
import { ends, open, typedIn, widget } from './newer-page'

/** Two of a page call their boxes by one id, and the button that closes comes first. */
const contact = (id: string, inside: string, beside: string) =>
  widget(
    'contact-buttons',
    `<div class="e-contact-buttons" id="" aria-role="dialog"><div aria-hidden="true" aria-label="Okno ${id}" class="e-contact-buttons__content-wrapper hidden" id="same"><div class="e-contact-buttons__content">${inside}<a href="/own/x/">Napisz</a></div></div><div><button class="e-contact-buttons__chat-button" aria-controls="same" aria-label="Otwórz ${id}" type="button">?</button>${beside}</div></div>`,
    {},
    id,
  )
const contactClose = (id: string) =>
  `<button class="e-contact-buttons__close-button" aria-controls="same" aria-label="Zamknij ${id}" type="button">x</button>`

test('contact buttons open their own box by the button beside it, and close it', async ({ visitor }) => {
  await open(visitor, 'contact-buttons', {
    body: contact('c1', contactClose('c1'), '') + contact('c4', '', contactClose('c4')),
    css: '.hidden { display: none }',
  })
  await visitor.mounted('contact-buttons', 2)
  for (const id of ['c1', 'c4']) {
    const [opener, closer, box] = [`[aria-label="Otwórz ${id}"]`, `[aria-label="Zamknij ${id}"]`, `[aria-label="Okno ${id}"]`]
    expect(await visitor.isVisible(closer)).toBe(false)
    await visitor.click(opener)
    await visitor.seen(box)
    await visitor.isFocused('same')
    await visitor.has(closer, 'aria-expanded', 'true')
    await visitor.click(closer)
    await visitor.gone(box)
    await visitor.isFocused(`Otwórz ${id}`)
    await visitor.press('Enter')
    await visitor.seen(box)
    await visitor.press('Escape')
    await visitor.gone(box)
    await visitor.isFocused(`Otwórz ${id}`)
  }
  await ends(visitor)
})

const search = {
  body: widget(
    'search',
    '<search class="e-search hidden" role="search"><form class="e-search-form" action="/own/found/" method="get"><label class="e-search-label" for="q">Szukaj</label><div class="e-search-input-wrapper"><input id="q" class="e-search-input" type="search" name="s" value="" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found"><svg id="clear" aria-hidden="true" class="e-font-icon-svg e-fas-times" width="30" height="30"><rect width="30" height="30"></rect></svg><output id="found" class="e-search-results-container hide-loader"><div class="e-search-results"></div></output></div><input type="hidden" name="e_search_props" value="w1-12"></form></search>',
    { submit_trigger: 'key_enter' },
  ),
  css: '.elementor-widget-search .hidden { opacity: 0; visibility: hidden }',
}
test('the newer search shows its field, and is emptied by its icon and by Escape', async ({ visitor }) => {
  await open(visitor, 'newer-search', search)
  await visitor.seen('#q')
  await visitor.gone('#clear')
  for (const empty of [() => visitor.click('#clear'), () => visitor.press('Tab', 'Enter'), () => visitor.press('Escape')]) {
    await visitor.focus('#q')
    await visitor.press('x')
    await visitor.seen('#clear')
    await empty()
    await visitor.isFocused('q')
    expect(await typedIn(visitor, '#q')).toBe('')
    await visitor.gone('#clear')
  }
  await ends(visitor)
})
test('the newer search sends what was typed, with what the server filters by', async ({ visitor }) => {
  await open(visitor, 'newer-search', search)
  await visitor.seen('#q')
  await visitor.focus('#q')
  await visitor.press('a', 'b', 'Enter')
  await expect.poll(visitor.location).toBe('/own/found/')
  expect(await visitor.evaluate(() => location.search)).toBe('?s=ab&e_search_props=w1-12')
})

const BAR_CSS =
  '.e-floating-bars { box-sizing: border-box; position: fixed; inset: 0 0 auto; height: 62px } .e-floating-bars.is-hidden { display: none } '
const bar = (variant: number, inside: string) =>
  widget(
    `floating-bars-var-${variant}`,
    `<div class="e-floating-bars e-floating-bars-var-${variant} has-vertical-position-top has-close-button is-sticky" role="alertdialog" aria-label="Nowość" tabindex="0">${inside}<button class="e-floating-bars__close-button" type="button" aria-label="Zamknij">x</button></div>`,
    {},
    'b1',
  )
const header = (settings: object) =>
  `<header class="elementor-element e-con" data-id="h1" data-element_type="container" data-settings='${JSON.stringify({ sticky: 'top', sticky_on: ['desktop', 'tablet', 'mobile'], ...settings })}'><a id="go" href="#there">Dalej</a></header><p class="tall"></p><div class="elementor-element tall" id="there" data-element_type="container">Tu</div>`
const headerCss = '#go { height: 80px } .tall { margin: 0 }'

test('a bar at the top moves the page down, and what sticks stands below it, until it is sent away', async ({ visitor }) => {
  await open(visitor, 'floating-bar', { body: header({}) + bar(1, 'Nowość'), css: BAR_CSS + headerCss })
  const top = async (selector: string) => (await visitor.box(selector)).y
  await expect.poll(() => top('h1')).toBe(62)
  // On paper the bar is in the flow, and the page needs no room for it.
  await visitor.paper(true)
  await expect.poll(() => top('h1')).toBe(0)
  await visitor.paper(false)
  await expect.poll(() => top('h1')).toBe(62)
  await visitor.click('#go')
  await expect.poll(() => top('#there'), { timeout: 10_000 }).toBe(142)
  expect(await top('header')).toBe(62)
  await visitor.click('[aria-label="Zamknij"]')
  await expect.poll(() => top('header')).toBe(0)
  await visitor.scrollTo(0)
  expect(await top('h1')).toBe(0)
  await ends(visitor)
})

test('a bar’s headlines move, and rest under the pointer, with the focus in them and when they are stopped', async ({ visitor }) => {
  await open(visitor, 'floating-bar', {
    body: bar(
      2,
      '<div class="e-floating-bars__headlines has-pause-hover"><div class="e-floating-bars__headlines-inner"><a class="e-floating-bars__headline" id="a" href="/own/a/">Rejs o świcie</a><a class="e-floating-bars__headline" href="/own/b/">Rejs o zmierzchu</a></div></div>',
    ),
    css: `${BAR_CSS}.e-floating-bars__headlines { overflow: hidden } .e-floating-bars__headlines-inner { display: flex; gap: 20px; width: max-content } `,
  })
  const row = '.e-floating-bars__headlines-inner'
  const shift = () =>
    visitor.evaluate(async (name) => {
      const left = () => document.querySelector(name)?.getBoundingClientRect().left ?? 0
      const before = left()
      await inPage.frames(12)
      return left() - before
    }, row)
  const moves = () => expect.poll(shift, { timeout: 10_000 }).toBeLessThan(0)
  const rests = () => expect.poll(shift, { timeout: 10_000 }).toBe(0)
  await moves()
  await visitor.moveTo(400, 10)
  await rests()
  await visitor.moveTo(400, 700)
  await moves()
  await visitor.focus('#a')
  await rests()
  await visitor.focus('.skerry-bar-pause')
  await moves()
  await visitor.press('Enter')
  await rests()
  await ends(visitor)
})

test('a link leads to where the sticking header’s own offset wants it', async ({ visitor }) => {
  await open(visitor, 'sticky', { body: header({ sticky_anchor_link_offset: 150 }), css: headerCss })
  await visitor.click('#go')
  await expect.poll(async () => (await visitor.box('#there')).y, { timeout: 10_000 }).toBe(150)
  await ends(visitor)
})

test('a mega menu of links alone opens on a phone, stays for a press beside it, and closes by Escape', async ({ visitor }) => {
  const item = (n: number) =>
    `<li class="e-n-menu-item"><div class="e-n-menu-title"><a class="e-n-menu-title-container e-focus e-link" href="/own/${n}/"><span class="e-n-menu-title-text">Punkt ${n}</span></a></div></li>`
  await open(
    visitor,
    'mega-menu',
    {
      body: `${widget('mega-menu', `<nav class="e-n-menu" aria-label="Menu"><button class="e-n-menu-toggle" id="toggle" aria-haspopup="true" aria-expanded="false" aria-controls="bar" aria-label="Menu">=</button><div class="e-n-menu-wrapper" id="bar" aria-labelledby="toggle"><ul class="e-n-menu-heading">${item(1)}${item(2)}</ul></div></nav>`, { open_on: 'hover', breakpoint_selector: 'tablet' })}<p class="tall"></p>`,
      css: menuCss,
    },
    PHONE,
  )
  const toggle = '#toggle'
  await visitor.gone('a >> Punkt 1')
  if (visitor.hasTouch) await visitor.tap(toggle)
  else await visitor.click(toggle)
  await visitor.seen('a >> Punkt 1')
  await visitor.has(toggle, 'aria-expanded', 'true')
  await visitor.pressAt(200, 800)
  await visitor.evaluate(() => inPage.frames(6))
  expect(await visitor.isVisible('a >> Punkt 1')).toBe(true)
  await visitor.focus('a >> Punkt 2')
  await visitor.press('Escape')
  await visitor.gone('a >> Punkt 1')
  await visitor.isFocused('toggle')
  await visitor.press('Enter')
  await visitor.seen('a >> Punkt 1')
  await ends(visitor)
})
