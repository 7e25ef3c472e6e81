import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = '.e-con { display: flex } [role=tab], a { min-height: 24px; min-width: 24px }'
const tab = (id: string, n: number, isChosen: boolean) =>
  `<button class="e-con e-atomic-element e-tab-base ${isChosen ? 'e--selected' : ''}" data-element_type="e-tab" data-e-type="e-tab" role="tab" tabindex="${isChosen ? 0 : -1}" aria-selected="${isChosen}" x-bind="tab" id="${id}-tab-${n}" aria-controls="${id}-tab-content-${n}"><p>Karta ${id}${n}</p></button>`
const panel = (id: string, n: number, isChosen: boolean, inside = '') =>
  `<div class="e-con e-atomic-element e-tab-content-base ${isChosen ? 'e--selected' : ''}" data-element_type="e-tab-content" data-e-type="e-tab-content" role="tabpanel" x-bind="tabContent" id="${id}-tab-content-${n}" aria-labelledby="${id}-tab-${n}" ${isChosen ? '' : 'hidden="true"'}><p>Treść ${id}${n}</p>${inside}</div>`
const tabs = (id: string, named: string, inside = '') =>
  `<div class="e-con e-atomic-element e-tabs-base" data-id="${id}" data-element_type="e-tabs" data-e-type="e-tabs" x-data="eTabs${id}" data-e-settings='{"default-active-tab":"${named}"}'>
<div class="e-con" data-element_type="e-tabs-menu" data-e-type="e-tabs-menu" role="tablist" aria-label="${id}">${[0, 1, 2].map((n) => tab(id, n, n === 1)).join('')}</div>
<div class="e-con" data-element_type="e-tabs-content-area" data-e-type="e-tabs-content-area">${[0, 1, 2].map((n) => panel(id, n, n === 1, n === 2 ? inside : '')).join('')}</div></div>`
const body = `<main><h1>Strona</h1>${tabs('a', 'a-tab-1', tabs('b', 'b-tab-7', '<a id="deep" href="/x">Odsyłacz</a>'))}<p><a id="further" href="#deep">Dalej</a></p></main>`

test('atomic tabs are chosen by click and key, those inside of others alone, and open for what a link leads to', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await ownPage(page, body, CSS)
  const [title, content] = [
    (id: string) => page.locator(`#${id.replace('-', '-tab-')}`),
    (id: string) => page.locator(`#${id.replace('-', '-tab-content-')}`),
  ]
  await title('a-0').click()
  await expect(content('a-0')).toBeVisible()
  await expect(content('a-1')).toBeHidden()
  await expect(title('a-0')).toHaveClass(/e--selected/)
  await expect(title('a-1')).toHaveAttribute('tabindex', '-1')
  // Arrows move the focus, and choose nothing.
  await page.keyboard.press('ArrowLeft')
  await expect(title('a-2')).toBeFocused()
  await expect(title('a-2')).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Space')
  await expect(content('a-2')).toBeVisible()
  // A default that names no tab: the server's own choice.
  await expect(content('b-1')).toBeVisible()
  await title('b-0').click()
  await expect(content('b-0')).toBeVisible()
  await expect(content('b-1')).toBeHidden()
  await expect(content('a-2')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await title('a-1').click()
  await page.keyboard.press('Tab')
  await expect(content('a-1')).toBeFocused()
  await page.locator('#further').click()
  await expect(page.locator('#deep')).toBeVisible()
  await expect(title('a-2')).toHaveAttribute('aria-selected', 'true')
  await expect(title('b-2')).toHaveAttribute('aria-selected', 'true')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
