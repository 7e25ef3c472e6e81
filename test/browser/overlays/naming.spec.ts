import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { closeButton, OVERLAYS, open, openOverlaysPage, state } from './overlays-page'

const NO_FOCUS = ['card', 'lightbox']

test('every overlay that takes the focus gives it to what the author has marked', async ({ page, problems }) => {
  await openOverlaysPage(page)
  for (const name of OVERLAYS.filter((each) => !NO_FOCUS.includes(each))) {
    const button = page.locator(closeButton(name))
    await button.evaluate((el) => {
      const link = Object.assign(document.createElement('a'), { href: '#x', textContent: 'first' })
      el.before(link)
      el.setAttribute('autofocus', '')
    })
    await open(page, name)
    // A search field gets it anyway.
    if (name !== 'search') await expect(button, name).toBeFocused()
    await button.evaluate((el: HTMLElement) => el.click())
    await expect.poll(async () => (await state(page)).open, name).toBe('')
  }
  expect(problems()).toEqual([])
})

test('a popup is one dialog with its author’s name and description, and its markup is restored afterwards', async ({ page, problems }) => {
  const variants: [id: string, attributes: string, role: 'dialog' | 'alertdialog', name: string, description: string][] = [
    ['by', 'aria-labelledby="h-by" aria-describedby="d-by"', 'dialog', 'Usunąć?', 'Nie da się cofnąć.'],
    ['named', 'aria-label="Pytanie" aria-describedby="d-named"', 'dialog', 'Pytanie', 'Nie da się cofnąć.'],
    ['plain', 'aria-description="Krótko"', 'dialog', 'Usunąć?', 'Krótko'],
    ['alert', 'role="alertdialog" aria-labelledby="h-alert"', 'alertdialog', 'Usunąć?', ''],
    ['titled', 'title="Pytanie"', 'dialog', 'Pytanie', ''],
    ['card', `aria-label="Pytanie" data-settings='{"overlay":"no"}'`, 'dialog', 'Pytanie', ''],
    ['region', 'role="region" aria-label="Pytanie"', 'dialog', 'Pytanie', ''],
  ]
  const popup = (id: string, attributes: string) =>
    `<section data-widget="popup" id="${id}" hidden ${attributes}><h2 id="h-${id}">Usunąć?</h2><p id="d-${id}">Nie da się cofnąć.</p><a href="#x">więcej</a> <button autofocus data-popup-close>Zostaw</button></section>`
  await ownPage(
    page,
    `<main><h1>t</h1>${variants.map(([id]) => `<button data-popup-open="${id}">${id}</button>`).join('')}</main>${variants.map(([id, attributes]) => popup(id, attributes)).join('')}`,
  )
  for (const [id, , role, name, description] of variants) {
    const section = page.locator(`#${id}`)
    const served = await section.evaluate((el) => [...el.attributes].map(({ name: key, value }) => `${key}=${value}`).sort())
    // The second time must be the same.
    for (let i = 0; i < 2; i++) {
      await page.locator(`[data-popup-open=${id}]`).click()
      const dialog = page.getByRole(role, { name, exact: true })
      await expect(dialog, id).toBeVisible()
      await expect(dialog, id).toHaveAccessibleDescription(description)
      await expect(page.getByRole(role), id).toHaveCount(1)
      await expect(page.getByRole('region'), id).toHaveCount(0)
      const button = dialog.getByRole('button', { name: 'Zostaw' })
      await expect(button, id).toBeFocused()
      await button.click()
      await expect(page.locator('dialog:visible'), id).toHaveCount(0)
      expect(await section.evaluate((el) => [...el.attributes].map(({ name: key, value }) => `${key}=${value}`).sort())).toEqual(served)
    }
  }
  expect(problems()).toEqual([])
})
