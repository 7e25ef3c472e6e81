import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const action = (name: string, settings: object) =>
  encodeURIComponent(`:action=${name}&settings=${Buffer.from(JSON.stringify(settings)).toString('base64')}`).replace(
    /^/,
    '#elementor-action',
  )
const open = action('popup:open', { id: '84', toggle: false })
const body = `<main><h1>Strona</h1>
<form action="/sent"><button data-action-link="${open}" class="e-button-base">Otwórz</button></form>
<div data-action-link="${open}" class="e-con e-div-block-base" data-e-type="e-div-block" data-element_type="e-div-block">Kafel</div>
<div data-action-link="${open}" class="e-con e-div-block-base"><button type="button" id="inny">Inny</button></div>
<button data-action-link="#target" class="e-button-base">Do celu</button>
<button data-action-link="${'javascript'}:document.title='x'" class="e-button-base">Kod</button>
<p></p><h2 id="target" class="elementor-element">Cel</h2></main>
<div data-elementor-type="popup" data-elementor-id="84" class="elementor elementor-84 elementor-location-popup" data-elementor-settings='{"a11y_navigation":"yes","triggers":[],"timing":[]}'><div class="elementor-element" data-id="p1" data-element_type="container"><h2>Okno</h2></div></div>`

test('buttons and blocks with an action open popups by mouse and key, and lead to addresses as links do', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(page, body, 'p { height: 3000px } button, div[data-action-link] { min-height: 24px; min-width: 24px }')
  const dialog = page.getByRole('dialog')
  const block = page.locator('div[data-action-link]').first()
  await expect(block).toHaveAttribute('role', 'button')
  const group = page.locator('div[data-action-link]').last()
  await expect(group).toHaveAttribute('role', 'group')
  // A group can be neither open nor closed.
  await expect(group).not.toHaveAttribute('aria-expanded')
  for (const press of [
    () => page.getByRole('button', { name: 'Otwórz', exact: true }).click(),
    () => page.getByRole('button', { name: 'Otwórz', exact: true }).press('Space'),
    () => block.click({ position: { x: 5, y: 5 } }),
    () => block.press('Enter'),
  ]) {
    await press()
    await expect(dialog).toBeVisible()
    await expect(page.locator('[aria-expanded=true]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('[aria-expanded=true]')).toHaveCount(0)
  }
  // What is pressed inside of a block does its own, and code is no address.
  await page.locator('#inny').click()
  await page.getByRole('button', { name: 'Kod' }).click()
  await expect(page).toHaveTitle('t')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Do celu' }).click()
  await expect(page.locator('#target')).toBeInViewport()
  expect(new URL(page.url()).hash).toBe('#target')
  const tab = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Do celu' }).click({ modifiers: ['ControlOrMeta'] })
  await (await tab).close()
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  // The other tab asks for a page that only this one is given.
  expect(problems('404')).toEqual([])
})
