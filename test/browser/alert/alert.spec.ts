import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

/** The builder's alert (contract media §12). */
const alert = (
  id: string,
  button = '<button type="button" class="elementor-alert-dismiss"><span aria-hidden="true">×</span><span>Zamknij</span></button>',
) =>
  `<div class="elementor-element" id="${id}" data-id="${id}" data-element_type="widget" data-widget_type="alert.default"><div class="elementor-alert" role="alert"><span>Uwaga</span> ${button}</div></div>`
const page1 = (body: string) => `<main><h1>t</h1>${body}<p><a href="#x">Dalej</a></p></main>`

test('an alert fades out when it is closed, the next one stays, and the focus goes on to what comes next', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(page, page1(alert('a1') + alert('a2') + alert('a3', '')))
  expect(await axe(page)).toEqual([])
  const [first, second] = [page.locator('#a1'), page.locator('#a2')]
  await first.getByRole('button', { name: 'Zamknij' }).press('Enter')
  await expect(first).toBeHidden()
  await expect(second).toBeVisible()
  await expect(second.getByRole('button', { name: 'Zamknij' })).toBeFocused()
  await second.getByRole('button').click()
  await expect(second).toBeHidden()
  await expect(page.getByRole('link', { name: 'Dalej' })).toBeFocused()
  expect(await unmountDifference(page)).toBe('')
  await expect(first).toBeVisible()
  expect(problems()).toEqual([])
})

test('a hand-written alert is closed by its button, and without movement at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPage(
    page,
    page1('<div data-widget="alert" role="status">W sobotę wieje. <button type="button" data-alert-close>Zamknij</button></div>'),
  )
  await page.getByText('W sobotę').click({ position: { x: 2, y: 2 } })
  await expect(page.getByText('W sobotę')).toBeVisible()
  await page.getByRole('button', { name: 'Zamknij' }).click()
  await expect(page.getByText('W sobotę')).toBeHidden()
})

for (const [order, names] of [
  ['after a click on its text', ['text', 'button']],
  ['before a click on its text', ['button', 'text']],
] as const)
  test(`a press on the close button counts while the alert’s code loads, ${order}`, async ({ page }) => {
    const { release, requested } = await holdChunk(page, 'alert')
    await ownPage(page, page1('<div data-widget="alert" role="status">W sobotę wieje. <button data-alert-close>Zamknij</button></div>'))
    const text = page.getByText('W sobotę')
    for (const name of names)
      await (name === 'text' ? text.click({ position: { x: 2, y: 2 } }) : page.getByRole('button', { name: 'Zamknij' }).click())
    await requested
    await expect(text).toBeVisible()
    await release()
    await expect(text).toBeHidden()
  })
