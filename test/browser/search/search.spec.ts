import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { formsMounted } from '../form/form-pages'
import { expect, test } from '../harness'
import { failChunk, holdChunk } from '../hold-chunk'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference, waitingIslands } from '../unmount'

const CSS = `.elementor-search-form__container:not(.elementor-search-form--full-screen) { position: absolute; visibility: hidden }
  .elementor-search-form--full-screen { position: fixed; inset: 0; display: flex; padding: 3rem; background: #fff } .dialog-close-button { width: 2rem; height: 2rem }`
/** The builder's search form (contract loops §13). */
const searchForm = (skin: string) =>
  `<div class="elementor-element elementor-widget elementor-search-form--skin-${skin}" data-element_type="widget" data-widget_type="search-form.default" data-settings='{"skin":"${skin}"}'><div class="elementor-widget-container"><search role="search"><form class="elementor-search-form" action="/own/" method="get">${
    skin === 'full_screen' ? '<div class="elementor-search-form__toggle" tabindex="0" role="button"><span>Open search</span></div>' : ''
  }<div class="elementor-search-form__container"><label for="s-${skin}">Find</label>${
    skin === 'minimal' ? '<div class="elementor-search-form__icon">o</div>' : ''
  }<input id="s-${skin}" class="elementor-search-form__input" type="search" name="s">${
    skin === 'full_screen'
      ? '<div class="dialog-lightbox-close-button dialog-close-button" role="button" tabindex="0" aria-label="Shut">x</div>'
      : ''
  }</div></form></search></div></div>`
const page1 = (body: string) => `<main><h1>t</h1>${body}</main>`

test("the builder's full-screen search opens by its toggle, keeps the focus, closes by Escape, its button and a press beside it, and is restored", async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await ownPage(page, page1(searchForm('full_screen')), CSS)
  await formsMounted(page)
  const toggle = page.getByRole('button', { name: 'Open search' })
  const panel = page.locator('.elementor-search-form__container')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await toggle.press('Enter')
  await expect(panel).toHaveClass(/elementor-search-form--full-screen elementor-lightbox/)
  await expect(page.getByRole('dialog', { name: 'Szukaj' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Shut' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Shut' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toggle).toBeFocused()
  await expect(panel).not.toHaveClass(/full-screen/)
  await toggle.click()
  await page.getByRole('searchbox').click()
  await expect(panel).toHaveClass(/full-screen/)
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await toggle.click()
  await panel.click({ position: { x: 5, y: 5 } })
  await expect(panel).not.toHaveClass(/full-screen/)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test.describe('as the first that happens on a page', () => {
  test.use({ hasTouch: true, isInUse: false })
  const openUnused = async (page: Page, skin: string) => {
    const held = await holdChunk(page, 'search')
    await ownPage(page, page1(searchForm(skin)), skin === 'minimal' ? '' : CSS)
    await expect.poll(() => waitingIslands(page)).toEqual(['search waiting'])
    return held
  }
  test('a tap on the toggle opens the full-screen search', async ({ page }) => {
    const held = await openUnused(page, 'full_screen')
    await page.getByRole('button', { name: 'Open search' }).tap()
    await held.requested
    await held.release()
    await expect(page.getByRole('dialog', { name: 'Szukaj' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
  test('keys open the full-screen search', async ({ page }) => {
    const held = await openUnused(page, 'full_screen')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await held.requested
    await held.release()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
  test('a tap on the icon of a minimal search focuses its field', async ({ page }) => {
    const held = await openUnused(page, 'minimal')
    await page.locator('.elementor-search-form__icon').tap()
    await held.requested
    await held.release()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
})

test('the full-screen search opens and takes the focus before what makes it a dialog has loaded, and without it', async ({ page }) => {
  const held = await holdChunk(page, 'search-dialog')
  await ownPage(page, page1(searchForm('full_screen')), CSS)
  await formsMounted(page)
  const [toggle, field, shut] = [
    page.locator('.elementor-search-form__toggle'),
    page.getByRole('searchbox'),
    page.getByRole('button', { name: 'Shut' }),
  ]
  await toggle.click()
  await held.requested
  await expect(field).toBeFocused()
  await shut.click()
  await expect(field).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.locator('.elementor-search-form__container').click({ position: { x: 5, y: 5 } })
  await expect(field).toBeHidden()
  await toggle.click()
  await page.keyboard.type('foo')
  await held.release()
  await expect(page.getByRole('dialog', { name: 'Szukaj' })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('foo')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(toggle).toBeFocused()
  await failChunk(page, 'search-dialog')
  await ownPage(page, page1(searchForm('full_screen')), CSS)
  await formsMounted(page)
  await toggle.click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/own/?s=')
})

test('a classic and a minimal search mark their form while it has the focus', async ({ page }) => {
  await ownPage(page, page1(searchForm('classic') + searchForm('minimal')))
  await formsMounted(page)
  const forms = page.locator('form')
  await page.locator('#s-classic').focus()
  await expect(forms.nth(0)).toHaveClass(/elementor-search-form--focus/)
  await page.locator('.elementor-search-form__icon').click()
  await expect(page.locator('#s-minimal')).toBeFocused()
  await expect(forms.nth(0)).not.toHaveClass(/elementor-search-form--focus/)
  await expect(forms.nth(1)).toHaveClass(/elementor-search-form--focus/)
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/own/?s=x')
})

test('a hand-written search opens over the page', async ({ page }) => {
  await rememberServedMarkup(page)
  await page.goto('/pages/form.html')
  await formsMounted(page)
  const toggle = page.locator('[data-search-toggle]')
  await expect(page.locator('[data-search-panel]')).toBeHidden()
  await toggle.click()
  await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(page.locator('[data-search-panel]')).toBeHidden()
  expect(await unmountDifference(page)).toBe('')
})

test('two full-screen searches of a page are independent of each other', async ({ page }) => {
  const body = searchForm('full_screen')
  await ownPage(page, page1(body + body.replaceAll('s-full_screen', 's-second').replace('Open search', 'Open second')), CSS)
  await formsMounted(page)
  const panels = page.locator('.elementor-search-form__container')
  await page.getByRole('button', { name: 'Open second' }).click()
  await expect(panels.nth(1)).toHaveClass(/full-screen/)
  await expect(panels.nth(0)).not.toHaveClass(/full-screen/)
  await page.keyboard.press('Escape')
  await expect(panels.nth(1)).not.toHaveClass(/full-screen/)
  await expect(page.getByRole('button', { name: 'Open second' })).toBeFocused()
})

test('the newer search field is emptied by its button and by Escape, keeps the focus, and sends by Enter', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(
    page,
    page1(
      `<div class="elementor-element elementor-widget elementor-widget-search" data-element_type="widget" data-widget_type="search.default" data-settings='{"submit_trigger":"key_enter"}'><search class="e-search" role="search"><form class="e-search-form" action="/own/" method="get"><label for="q">Find</label><input id="q" class="e-search-input" type="search" name="s" value=""><svg aria-hidden="true" class="e-font-icon-svg e-icon-clear" width="30" height="30"><rect width="30" height="30"></rect></svg></form></search></div>`,
    ),
  )
  const field = page.getByRole('searchbox')
  const clear = page.locator('.e-icon-clear')
  await expect(clear).toHaveAttribute('role', 'button')
  await expect(clear).toBeHidden()
  for (const empty of [() => clear.click(), () => clear.press('Enter'), () => field.press('Escape')]) {
    await field.fill('latarnia')
    await expect(page.getByRole('button', { name: 'Wyczyść wyszukiwanie' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await empty()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(clear).toBeHidden()
  }
  expect(await unmountDifference(page)).toBe('')
  await field.fill('x')
  await field.press('Enter')
  await page.waitForURL('**/own/?s=x')
  expect(problems()).toEqual([])
})

test('live results come for the latest word, are walked by arrows and pages, and go with Escape and a press outside', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  const asked: { search_term: string; page_number: number; post_id: string; widget_id: string }[] = []
  const held: (() => void)[] = []
  await page.route('**/refresh-search', async (route) => {
    const body = route.request().postDataJSON()
    asked.push(body)
    const { search_term: term, page_number: number } = body
    // The answer for this word comes after the next one's.
    if (term === 'latar') await new Promise<void>((done) => held.push(done))
    if (term === 'outage') return route.fulfill({ status: 500, body: 'x' })
    const link = (n: number) => `<a class="page-numbers" href="/own/?e-search-page=${n}">${n}</a>`
    const data =
      term === 'nothing'
        ? '<div class="e-search-nothing-found-message">Brak</div>'
        : `<a href="/a">${term} ${number}a</a><a href="/b">${term} ${number}b</a><script>document.title = 'x'</script>`
    return route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ data, pagination: term === 'nothing' ? '' : link(1) + link(2) }),
    })
  })
  await ownPage(
    page,
    page1(
      `<div data-elementor-id="7" class="elementor"><div class="elementor-element elementor-widget elementor-widget-search" data-id="s1" data-element_type="widget" data-widget_type="search.default" data-settings='{"live_results":"yes","template_id":"69","minimum_search_characters":3}'><search class="e-search hidden" role="search"><form class="e-search-form" action="/own/" method="get"><label class="e-search-label" for="q">Find</label><div class="e-search-input-wrapper"><input id="q" class="e-search-input" type="search" name="s" value="" role="combobox" aria-expanded="false" aria-controls="r1"><svg aria-hidden="true" class="e-font-icon-svg e-fas-times" width="30" height="30"><rect width="30" height="30"></rect></svg><output id="r1" class="e-search-results-container hide-loader" aria-live="polite" tabindex="0"><div class="e-search-results"></div></output></div><input type="hidden" name="e_search_props" value="s1-195"></form></search></div></div><button type="button" id="beside">Obok</button>`,
    ),
  )
  const [field, output] = [page.locator('#q'), page.locator('#r1')]
  const links = output.locator('.e-search-results-list a')
  await expect(page.locator('search')).not.toHaveClass(/hidden/)
  await field.fill('la')
  await field.fill('latar')
  await expect.poll(() => asked.length).toBe(1)
  await expect(output).not.toHaveClass(/hide-loader/)
  await field.fill('latarnia')
  await expect(links).toHaveText(['latarnia 1a', 'latarnia 1b'])
  for (const release of held) release()
  expect(asked[1]).toEqual({ post_id: '195', widget_id: 's1', search_term: 'latarnia', page_number: 1 })
  await expect(output).toHaveClass(/hide-loader/)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(output).toHaveAttribute('aria-label', 'Wyniki: latarnia')
  for (const [key, to] of [
    ['ArrowDown', links.first()],
    ['ArrowDown', links.last()],
    ['ArrowUp', links.first()],
    ['ArrowUp', field],
  ] as const) {
    await page.keyboard.press(key)
    await expect(to).toBeFocused()
  }
  await page.getByRole('link', { name: '2', exact: true }).click()
  await expect(links.first()).toHaveText('latarnia 2a')
  await expect(output).toBeFocused()
  await page.locator('#beside').click()
  await expect(output).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect(output).toBeVisible()
  expect(asked).toHaveLength(3)
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(links).toHaveCount(0)
  await field.fill('nothing')
  await expect(output).toHaveText('Brak')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.fill('outage')
  await expect(output).toContainText('Nie udało się wczytać wyników')
  await expect(page).toHaveTitle('t')
  expect(await unmountDifference(page)).toBe('')
  expect(problems('500', 'live results')).toEqual([])
})
