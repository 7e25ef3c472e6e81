import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = `
button, a { display: inline-block; min-width: 44px; min-height: 44px; background: #fff; color: #222 }
.e-contact-buttons { position: fixed; inset-block-end: 10px; inset-inline-end: 10px; background: #fff }
.hidden-by-page { display: none }
`
const around = (body: string, dir = 'ltr'): string =>
  `<main dir="${dir}"><h1>Strona</h1><p><a href="/before">Przed</a></p>${body}<p><a id="after" href="/after">Po</a></p></main>`
const contact = (box = '') => `
<div class="elementor-element elementor-widget elementor-widget-contact-buttons" data-id="c1" data-element_type="widget" data-widget_type="contact-buttons.default">
<div class="e-contact-buttons e-contact-buttons-var-1" aria-role="dialog">
<div class="e-contact-buttons__box ${box}"><div class="e-contact-buttons__head"><h2 class="e-contact-buttons__title">Biuro podróży</h2>
<button class="e-contact-buttons__closer" type="button"><svg aria-hidden="true"></svg></button></div><a href="https://wa.me/48000000000">WhatsApp</a></div>
<div class="e-contact-buttons__opener-container"><button class="e-contact-buttons__opener" type="button"><svg aria-hidden="true"></svg></button></div></div></div>`
const byHand = `
<div data-widget="contact-buttons" class="e-contact-buttons"><button type="button" data-contact-toggle>Napisz do nas</button>
<div data-contact-box><h2>Biuro podróży</h2><button type="button" data-contact-close>Zamknij</button><a href="https://wa.me/48000000000">WhatsApp</a></div></div>`
const toggle = (page: Page) => page.locator('.e-contact-buttons__opener, [data-contact-toggle]')
const box = (page: Page) => page.getByRole('dialog', { name: 'Biuro podróży' })

test.beforeEach(({ page }) => rememberServedMarkup(page))

for (const [kind, body, dir] of [
  ['the builder’s', contact(), 'ltr'],
  ['the builder’s, which its stylesheet hides,', contact('hidden-by-page'), 'rtl'],
  ['hand-written', byHand, 'ltr'],
] as const)
  test(`${kind} contact buttons open a box by mouse and key; Escape and the close button close it and give the focus back`, async ({
    page,
    problems,
  }) => {
    await ownPage(page, around(body, dir), CSS)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle(page)).toHaveAccessibleName(/Kontakt|Napisz do nas/)
    await expect(box(page)).toHaveCount(0)
    expect(await axe(page)).toEqual([])
    for (const [press, hide] of [
      ['click', () => page.keyboard.press('Escape')],
      ['Enter', () => page.getByRole('button', { name: 'Zamknij' }).click()],
      ['Space', () => page.getByRole('button', { name: 'Zamknij' }).press('Enter')],
      ['click', () => toggle(page).click()],
    ] as const) {
      await (press === 'click' ? toggle(page).click() : toggle(page).press(press))
      await expect(box(page)).toBeVisible()
      await expect(box(page)).toBeFocused()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
      await hide()
      await expect(box(page)).toHaveCount(0)
      await expect(toggle(page)).toBeFocused()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    }
    await toggle(page).click()
    // The page stays usable: the focus may leave, and Escape elsewhere is not for the box.
    expect(await axe(page)).toEqual([])
    await page.locator('#after').focus()
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeVisible()
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('the message in the box has the time at which it is opened', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2030-05-04T08:48Z'))
  const message = (clock: string, lang: string) =>
    `<p lang="${lang}" class="e-contact-buttons__message-bubble-time" data-time-format="${clock}"></p>`
  await ownPage(page, around(contact().replace('<a href', `${message('12h', 'en')}${message('24h', 'pl')}<a href`)), CSS)
  const times = () => page.locator('.e-contact-buttons__message-bubble-time').allInnerTexts()
  await toggle(page).click()
  await expect.poll(times).toEqual(['10:48 AM', '10:48'])
  await page.keyboard.press('Escape')
  await page.clock.setFixedTime(new Date('2030-05-04T20:49Z'))
  await toggle(page).click()
  await expect.poll(times).toEqual(['10:49 PM', '22:49'])
  expect(await unmountDifference(page)).toBe('')
})

test('contact buttons pressed before anything knows of them open once their code is there', async ({ page }) => {
  const { requested, release } = await holdChunk(page, 'rare-widgets')
  await ownPage(page, around(contact()), CSS)
  await requested
  await toggle(page).press('Enter')
  await release()
  await expect(box(page)).toBeVisible()
})

/** As newer builders send it: the button that closes comes first and names the same box, which several widgets call by one id (contract newer §9). */
const newerContact = (id: string, inside: string, beside: string) => `
<div class="elementor-element elementor-widget elementor-widget-contact-buttons" data-id="${id}" data-element_type="widget" data-widget_type="contact-buttons.default">
<div class="e-contact-buttons" id="" aria-role="dialog"><div aria-hidden="true" aria-label="Okno ${id}" class="e-contact-buttons__content-wrapper hidden" id="shared-name"><div class="e-contact-buttons__content">${inside}<a href="https://wa.me/48000000000">WhatsApp</a></div></div>
<div><button class="e-contact-buttons__chat-button" aria-controls="shared-name" aria-label="Otwórz ${id}" type="button"><svg aria-hidden="true"></svg></button>${beside}</div></div></div>`
const closeOf = (id: string) =>
  `<button class="e-contact-buttons__close-button" aria-controls="shared-name" aria-label="Zamknij ${id}" type="button">x</button>`

test('contact buttons of newer builders open by the button beside the box, whose place another may take', async ({ page, problems }) => {
  await ownPage(
    page,
    around(newerContact('c1', closeOf('c1'), '') + newerContact('c4', '', closeOf('c4'))),
    CSS.replace('position: fixed', 'position: static'),
  )
  for (const id of ['c1', 'c4']) {
    const [opener, closer] = [page.getByRole('button', { name: `Otwórz ${id}` }), page.getByRole('button', { name: `Zamknij ${id}` })]
    const dialog = page.getByRole('dialog', { name: `Okno ${id}` })
    await expect(closer).toHaveCount(0)
    await opener.click()
    await expect(dialog).toBeFocused()
    await expect(dialog).toHaveAttribute('aria-hidden', 'false')
    await expect(dialog.locator('.e-contact-buttons__content')).toHaveClass(/visible/)
    await expect(closer).toHaveAttribute('aria-expanded', 'true')
    await expect(opener).toHaveCount(id === 'c4' ? 0 : 1)
    await closer.click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  expect(problems()).toEqual([])
})
