import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ownPage } from '../own-page'
import { actionHref } from '../popup/popups'
import { rememberServedMarkup, unmountDifference } from '../unmount'

/** Links whose click needs a chunk: the click is dropped if the page is swapped before the chunk arrives. */
const LINKS: [what: string, chunk: string, markup: string][] = [
  [
    'a share link',
    'share',
    `<a id="link" data-widget="share" data-settings='{"network":"facebook","url":"https://a.test/"}' href="/away/">Share</a>`,
  ],
  ['a picture for the lightbox', 'lightbox', '<a id="link" href="/away/a.png" data-lightbox>Picture</a>'],
  [
    'a menu’s parent link',
    'menu-submenus',
    `<div class="elementor-element" data-element_type="widget" data-widget_type="nav-menu.default" data-settings='{"layout":"vertical"}'><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu"><li><a id="link" class="elementor-item" href="/away/">A</a><ul class="sub-menu"><li><a href="/b/">B</a></li></ul></li></ul></nav></div>`,
  ],
]

/** Swaps the body as Turbo does. The next page has copies of the elements that match `kept`. */
const swapPage = (page: Page, kept = ':not(*)') =>
  page.evaluate((selector) => {
    const body = document.createElement('body')
    body.append('The next page')
    document.dispatchEvent(new CustomEvent('turbo:before-render', { detail: { newBody: body } }))
    for (const el of document.querySelectorAll(selector)) body.append(el.cloneNode(true))
    document.body.replaceWith(body)
    document.dispatchEvent(new CustomEvent('turbo:load'))
  }, kept)

for (const [what, chunk, markup] of LINKS)
  test(`a click on ${what} does nothing if the page is swapped before its code arrives`, async ({ page, problems }) => {
    const { requested, release } = await holdChunk(page, chunk)
    const followed: string[] = []
    await page.route('**/away/**', (route) => {
      followed.push(new URL(route.request().url()).pathname)
      return route.fulfill({ status: 204 })
    })
    page.on('popup', (opened) => followed.push(opened.url()))
    await ownPage(page, markup)
    await expect.poll(() => page.evaluate('Skerry.islands().length')).toBeGreaterThan(0)
    await page.locator('#link').click()
    await requested
    await swapPage(page)
    await release()
    // Requests arrive in order: a followed link would come before this one.
    await page.evaluate(() => fetch('/away/last'))
    expect(followed).toEqual(['/away/last'])
    await expect(page.locator('body')).toHaveText('The next page')
    expect(problems()).toEqual([])
  })

for (const [what, chunk, opener] of [
  ['a button', 'popups-dialog-by-hand', '<button id="link" data-popup-open="p">Open</button>'],
  ['an action’s link', 'popups-actions-run', `<a id="link" href="${actionHref('popup:open', { id: 'p' })}">Open</a>`],
] as const)
  test(`${what} clicked on the previous page does not open the next page’s popup`, async ({ page, problems }) => {
    const { requested, release } = await holdChunk(page, chunk)
    const popups = '<section data-widget="popup" id="p" hidden>Text</section><section data-widget="popup" id="last" hidden>Last</section>'
    await ownPage(page, `${opener}${popups}`)
    await expect(page.locator('#link')).toHaveAttribute('aria-haspopup', 'dialog')
    await page.locator('#link').click()
    await requested
    await swapPage(page, 'section')
    await release()
    await expect(page.locator('dialog')).toHaveCount(0)
    // Another popup waits for the same chunk: the first one would open before it.
    await page.evaluate(() => (window as unknown as { Skerry: { popup: { show: (id: string) => void } } }).Skerry.popup.show('last'))
    await expect(page.locator('dialog:visible')).toHaveText(['Last'])
    expect(problems()).toEqual([])
  })

test('a button that its own click removes from the page still opens its popup', async ({ page }) => {
  await ownPage(
    page,
    '<div><button id="link" data-popup-open="p">Open</button></div><section data-widget="popup" id="p" hidden>Text</section>',
  )
  await page.locator('#link').evaluate((el) => el.addEventListener('click', () => el.parentElement?.remove()))
  await page.locator('#link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a lightbox that an action has requested leaves nothing on a page unmounted before its code arrives', async ({ page }) => {
  await rememberServedMarkup(page)
  const { requested, release } = await holdChunk(page, 'lightbox')
  await ownPage(page, `<a id="link" href="${actionHref('lightbox', { id: 1, url: '/away/a.png' })}">Open</a>`)
  await expect(page.locator('#link')).toHaveAttribute('href', /action/)
  await page.locator('#link').click()
  await requested
  expect(await unmountDifference(page)).toBe('')
  await release()
  expect(await unmountDifference(page)).toBe('')
})
