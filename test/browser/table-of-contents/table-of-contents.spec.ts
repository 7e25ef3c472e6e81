import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = `
body { margin: 0 }
h2, h3 { margin: 0; height: 40px }
.tall { height: 900px }
.elementor-toc--collapsed .elementor-toc__toggle-button--collapse,
:not(.elementor-toc--collapsed) > * > * > .elementor-toc__toggle-button--expand { display: none }
.elementor-toc__toggle-button { width: 44px; height: 44px }
a { display: inline-block; min-height: 24px }
nav { background: #fff }
`
const SETTINGS = { headings_by_tags: ['h2', 'h3'], hierarchical_view: 'yes', marker_view: 'numbers', exclude_headings_by_selector: [] }
const toc = (settings: object = {}, id = 'd790294') => `
<div class="elementor-element elementor-widget elementor-widget-table-of-contents" data-id="${id}" data-element_type="widget" data-widget_type="table-of-contents.default" data-settings='${JSON.stringify({ ...SETTINGS, ...settings })}'>
<div class="elementor-widget-container"><div class="elementor-toc__header"><h2 class="elementor-toc__header-title">Spis treści</h2>
<div class="elementor-toc__toggle-button elementor-toc__toggle-button--expand" role="button" tabindex="0" aria-controls="elementor-toc__${id}" aria-expanded="true" aria-label="Otwórz spis">+</div>
<div class="elementor-toc__toggle-button elementor-toc__toggle-button--collapse" role="button" tabindex="0" aria-controls="elementor-toc__${id}" aria-expanded="true" aria-label="Zamknij spis">-</div>
</div><div id="elementor-toc__${id}" class="elementor-toc__body"><div class="elementor-toc__spinner-container">…</div></div></div></div>`
const heading = (level: number, text: string, attributes = '') =>
  `<div class="elementor-element elementor-widget elementor-widget-heading" data-element_type="widget" data-widget_type="heading.default"${attributes}><h${level}>${text}</h${level}></div><div class="tall"></div>`
const page1 = (before: string, body: string) =>
  `<header class="elementor" data-elementor-type="header"><h2>Nagłówek strony</h2></header><main><h1>Tytuł</h1>${before}<div class="elementor" data-elementor-type="wp-page">${body}</div></main><footer class="elementor" data-elementor-type="footer"><h2>Stopka</h2></footer>`
const FIVE = [heading(2, 'Jeden'), heading(3, 'Dwa'), heading(3, 'Trzy'), heading(2, 'Cztery'), heading(3, 'Pięć')].join('')
const tree = (page: Page) =>
  page.evaluate(() => {
    type Tree = [string, ...Tree[]]
    const read = (list: Element): Tree[] =>
      [...list.children].map((li) => [
        li.querySelector('a')?.textContent ?? '',
        ...[...li.querySelectorAll(':scope > ol, :scope > ul')].flatMap(read),
      ])
    return [...document.querySelectorAll('.elementor-toc__body > ol, .elementor-toc__body > ul')].flatMap(read)
  })
const current = (page: Page) => page.locator('[aria-current]').allTextContents()
const show = (page: Page, text: string) =>
  page
    .locator('.elementor-widget-heading', { hasText: text })
    .first()
    .evaluate((el) => scrollTo({ top: el.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' }))

test.beforeEach(({ page }) => rememberServedMarkup(page))

test('headings of the page become a nested list, and unmounting restores all', async ({ page, problems }) => {
  await ownPage(page, page1(toc(), FIVE), CSS)
  await expect(page.locator('.elementor-toc__list-item')).toHaveCount(5)
  expect(await tree(page)).toEqual([
    ['Jeden', ['Dwa'], ['Trzy']],
    ['Cztery', ['Pięć']],
  ])
  await expect(page.locator('.elementor-toc__top-level')).toHaveText(['Jeden', 'Cztery'])
  await expect(page.getByText('…')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Spis treści' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a link leads to the heading’s id, to its widget, or to an anchor before it', async ({ page }) => {
  const body = `${heading(2, 'Jeden').replace('<h2', '<h2 id="x"')}${heading(2, 'Dwa', ' id="widget"')}${heading(2, 'Trzy')}<h2>Cztery</h2><div class="tall"></div>`
  await ownPage(page, page1(toc() + toc({}, 'second'), body), CSS)
  const links = page.locator('#elementor-toc__d790294 a')
  await expect(links).toHaveCount(4)
  const hrefs = ['#x', '#widget', '#elementor-toc__heading-anchor-2', '#elementor-toc__heading-anchor-3']
  expect(await links.evaluateAll((all) => all.map((el) => el.getAttribute('href')))).toEqual(hrefs)
  expect(await page.locator('#elementor-toc__second a').evaluateAll((all) => all.map((el) => el.getAttribute('href')))).toEqual(hrefs)
  await expect(page.locator('.elementor-menu-anchor')).toHaveCount(2)
  for (const hash of hrefs) {
    await page.locator(`#elementor-toc__d790294 [href="${hash}"]`).click()
    await expect
      .poll(() => page.evaluate((id) => Math.abs(Number(document.getElementById(id)?.getBoundingClientRect().top)), hash.slice(1)))
      .toBeLessThan(3)
    expect(new URL(page.url()).hash).toBe(hash)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  expect(await unmountDifference(page)).toBe('')
})

test('headings in a widget with an id that is not their own are led to each', async ({ page }) => {
  const body = `<div class="elementor-element elementor-widget" id="folds" data-element_type="widget" data-widget_type="nested-accordion.default">${heading(2, 'Jeden')}${heading(2, 'Dwa')}</div>`
  await ownPage(page, page1(toc(), body), CSS)
  await expect(page.locator('.elementor-toc__list-item')).toHaveCount(2)
  const hrefs = await page.locator('.elementor-toc__body a').evaluateAll((all) => all.map((el) => el.getAttribute('href')))
  expect(hrefs).toEqual(['#elementor-toc__heading-anchor-0', '#elementor-toc__heading-anchor-1'])
})

test('one item says that it is the current one, and it follows the page', async ({ page }) => {
  await ownPage(
    page,
    page1('', FIVE) + toc().replace('class="', 'class="bar '),
    `${CSS} .bar { position: fixed; top: 0; right: 0; background: #fff }`,
  )
  await show(page, 'Dwa')
  await expect.poll(() => current(page)).toEqual(['Dwa'])
  await expect(page.locator('.elementor-item-active')).toHaveText(['Dwa'])
  await show(page, 'Cztery')
  await expect.poll(() => current(page)).toEqual(['Cztery'])
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect.poll(() => current(page)).toEqual(['Pięć'])
  await page.getByRole('link', { name: 'Jeden' }).click()
  await expect.poll(() => current(page)).toEqual(['Jeden'])
})

test('inner lists show at the current heading and under the keyboard', async ({ page }) => {
  await ownPage(page, page1(toc({ collapse_subitems: 'yes' }), FIVE), CSS)
  const visible = () => page.locator('.elementor-toc__list-item-text:visible').allTextContents()
  await expect.poll(visible).toEqual(['Jeden', 'Dwa', 'Trzy', 'Cztery'])
  await page.locator('.elementor-toc__toggle-button--collapse').focus()
  const names: string[] = []
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(names).toEqual(['Jeden', 'Dwa', 'Trzy', 'Cztery', 'Pięć'])
  await page.keyboard.press('Tab')
  await expect.poll(visible).toEqual(['Jeden', 'Dwa', 'Trzy', 'Cztery'])
  // A second press of the current item closes its list.
  await page.getByRole('link', { name: 'Jeden' }).click()
  await expect.poll(visible).toEqual(['Jeden', 'Cztery'])
})

for (const [width, isOpen] of [
  [1280, true],
  [900, false],
] as const)
  test(`a box minimized on tablets starts ${isOpen ? 'open' : 'closed'} at ${width} px, and opens and closes by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await ownPage(page, page1(toc({ minimize_box: 'yes', minimized_on: 'tablet' }), FIVE), CSS)
    const body = page.locator('.elementor-toc__body')
    const [expand, collapse] = [page.getByRole('button', { name: 'Otwórz spis' }), page.getByRole('button', { name: 'Zamknij spis' })]
    await expect(page.locator('.elementor-toc__list-item')).toHaveCount(5)
    await expect(body).toBeVisible({ visible: isOpen })
    const isCollapsed = () => page.locator('.elementor-toc--collapsed').count()
    if (isOpen) await collapse.press('Enter')
    await expect.poll(isCollapsed).toBe(1)
    await expect(body).toBeHidden()
    if (isOpen) await expect(expand).toBeFocused()
    await expect(expand).toHaveAttribute('aria-expanded', 'false')
    await expand.press('Space')
    await expect(body).toBeVisible()
    await expect(collapse).toBeFocused()
    await expect(collapse).toHaveAttribute('aria-expanded', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await unmountDifference(page)).toBe('')
  })

test('a page without headings says so, and settings that are no selectors are reported', async ({ page, problems }) => {
  await ownPage(page, page1(toc({ container: '#none[', no_headings_message: 'Pusto', headings_by_tags: ['h5'] }), FIVE), CSS)
  await expect(page.getByText('Pusto')).toBeVisible()
  expect(problems('container: expected a selector, got #none[', 'headings_by_tags: expected headings, got none of h5')).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})

test('chosen headings only: from a container, without excluded ones, with the icon before the link', async ({ page }) => {
  const icon = { value: 'fas fa-circle', rendered_tag: '<svg class="dot" viewBox="0 0 8 8"><path d="M0 0h8v8z"></path></svg>' }
  const body = `<div id="here">${heading(2, 'Jeden')}<div class="leave-out">${heading(2, 'Dwa')}</div></div>${heading(2, 'Trzy')}`
  await ownPage(
    page,
    page1(toc({ container: '#here', exclude_headings_by_selector: '.leave-out', marker_view: 'bullets', icon }), body),
    CSS,
  )
  await expect(page.locator('.elementor-toc__body > ul > li')).toHaveCount(1)
  await expect(page.locator('.elementor-toc__list-item-text-wrapper > svg.dot > path')).toHaveAttribute('d', 'M0 0h8v8z')
  expect(await tree(page)).toEqual([['Jeden']])
})

test('the address names a heading without an id: the page stands there', async ({ page }) => {
  await ownPage(page, page1(toc(), FIVE), CSS)
  await expect(page.locator('.elementor-toc__list-item')).toHaveCount(5)
  await page.goto('/own/?again#elementor-toc__heading-anchor-3')
  await expect
    .poll(() => page.locator('h2', { hasText: 'Cztery' }).evaluate((el) => Math.abs(el.getBoundingClientRect().top)))
    .toBeLessThan(3)
})

test('a hand-written list: made from the main content, or marked where it stands', async ({ page, problems }) => {
  const body = `<main><h1>Tytuł</h1><nav id="a" data-widget="table-of-contents" aria-label="Spis" data-settings='{"headings_by_tags":["h2"],"minimized_on":"desktop"}'><details open><summary>Spis</summary></details></nav>
<nav id="b" data-widget="table-of-contents" aria-label="Drugi"><ol><li><a href="#two">Do drugiego</a></li></ol></nav>
<h2>Jeden</h2><div class="tall"></div><h2 id="two">Dwa</h2><div class="tall"></div></main><aside aria-label="Obok"><h2>Obok</h2></aside>`
  await ownPage(page, body, CSS)
  await expect(page.locator('#a a')).toHaveText(['Jeden', 'Dwa'])
  await expect(page.locator('#a details')).not.toHaveAttribute('open')
  await page.locator('#a summary').click()
  await expect(page.locator('#a a').first()).toBeVisible()
  await page.locator('#b a').click()
  await expect(page.locator('#b a')).toHaveAttribute('aria-current', 'location')
  await expect.poll(() => page.locator('#two').evaluate((el) => Math.abs(el.getBoundingClientRect().top))).toBeLessThan(3)
  expect(await axe(page)).toEqual([])
  await page.locator('#a summary').click()
  await page.locator('h1').click()
  expect(problems()).toEqual([])
})

test('the words of an animated headline are listed once, whether it has started or not', async ({ page }) => {
  const headline =
    '<div class="elementor-element elementor-widget elementor-widget-animated-headline" data-id="h1" data-element_type="widget" data-widget_type="animated-headline.default" data-settings=\'{"headline_style":"rotate","animation_type":"flip","loop":"yes"}\'><h2 class="elementor-headline">Rejsy <span class="elementor-headline-dynamic-wrapper"><span class="elementor-headline-dynamic-text elementor-headline-text-active">dzienne</span> <span class="elementor-headline-dynamic-text">nocne</span></span></h2></div>'
  await ownPage(page, page1(toc(), headline + FIVE), CSS)
  await expect(page.locator('.skerry-ui', { hasText: 'dzienne, nocne' })).toHaveCount(1)
  await expect.poll(() => tree(page).then(([first]) => first?.[0])).toBe('Rejsy dzienne nocne')
  // Listed anew at each new current heading.
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(() => current(page)).not.toEqual(['Rejsy dzienne nocne'])
  expect((await tree(page))[0]?.[0]).toBe('Rejsy dzienne nocne')
})
