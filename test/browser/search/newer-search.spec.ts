import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const page1 = (body: string) => `<main><h1>t</h1>${body}</main>`

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
