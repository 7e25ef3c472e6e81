import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { action } from '../popup/popups'
import { keepServed, unmountDifference } from '../unmount'

/** Pressed while its code was on its way, and gone by the time that it came: the press is gone as well. */
const GONE: [what: string, chunk: string, markup: string, press: string][] = [
  [
    'a share link',
    'share',
    `<a id="link" data-widget="share" data-settings='{"network":"facebook","url":"https://a.test/"}' href="/away/">Share</a>`,
    '#link',
  ],
  ['a picture for the lightbox', 'lightbox', '<a id="link" href="/away/a.png" data-lightbox>Picture</a>', '#link'],
  [
    'a menu’s parent link',
    'menu-submenus',
    `<div class="elementor-element" data-element_type="widget" data-widget_type="nav-menu.default" data-settings='{"layout":"vertical"}'><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu"><li><a id="link" class="elementor-item" href="/away/">A</a><ul class="sub-menu"><li><a href="/b/">B</a></li></ul></li></ul></nav></div>`,
    '#link',
  ],
]

/** Holds a chunk back; the returned function lets it come, and waits until the page has it. */
async function hold(page: Page, name: string) {
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  let asked = () => {}
  const wanted = new Promise<void>((done) => {
    asked = done
  })
  await page.route(`**/chunks/${name}-*.js`, async (route) => {
    asked()
    await held
    await route.continue()
  })
  const release = async () => {
    const came = page.waitForResponse(`**/chunks/${name}-*.js`)
    go()
    await came
    // The press would come back in one of the next turns.
    await page.evaluate(async () => {
      for (let i = 0; i < 10; i++) await new Promise((done) => setTimeout(done, 20))
    })
  }
  return { wanted, release }
}

/** As Turbo does it; what `kept` names is on the next page, too. */
const swap = (page: Page, kept?: string) =>
  page.evaluate((selector) => {
    const body = document.createElement('body')
    body.append('The next page')
    document.dispatchEvent(new CustomEvent('turbo:before-render', { detail: { newBody: body } }))
    if (selector) body.append(document.querySelector(selector)?.cloneNode(true) as Node)
    document.body.replaceWith(body)
    document.dispatchEvent(new CustomEvent('turbo:load'))
  }, kept)

for (const [what, chunk, markup, press] of GONE)
  test(`${what}: the page has been swapped`, async ({ page, problems }) => {
    const { wanted, release } = await hold(page, chunk)
    const led: string[] = []
    await page.route('**/away/**', (route) => {
      led.push(route.request().url())
      return route.fulfill({ status: 204 })
    })
    await ownPage(page, markup)
    await expect.poll(() => page.evaluate('Skerry.islands().length')).toBeGreaterThan(0)
    await page.locator(press).click()
    await wanted
    await swap(page)
    await release()
    expect(led).toEqual([])
    await expect(page.locator('body')).toHaveText('The next page')
    expect(problems()).toEqual([])
  })

for (const [what, chunk, opener] of [
  ['a button', 'popup-dialog', '<button id="link" data-popup-open="p">Open</button>'],
  ['an action’s link', 'actions-run', `<a id="link" href="${action('popup:open', { id: 'p' })}">Open</a>`],
] as const)
  test(`${what} for a popup that the next page has, too: it does not open there`, async ({ page, problems }) => {
    const { wanted, release } = await hold(page, chunk)
    const popup = '<section data-widget="popup" id="p" hidden>Text</section>'
    await ownPage(page, `${opener}${popup}`)
    await expect(page.locator('#link')).toHaveAttribute('aria-haspopup', 'dialog')
    await page.locator('#link').click()
    await wanted
    await swap(page, '#p')
    await release()
    await expect(page.locator('dialog')).toHaveCount(0)
    expect(problems()).toEqual([])
  })

test('a button that goes by its own click still opens its popup', async ({ page }) => {
  await ownPage(
    page,
    '<div><button id="link" data-popup-open="p">Open</button></div><section data-widget="popup" id="p" hidden>Text</section>',
  )
  await page.locator('#link').evaluate((el) => el.addEventListener('click', () => el.parentElement?.remove()))
  await page.locator('#link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the lightbox of an action: unmounted meanwhile, nothing is left of it', async ({ page }) => {
  await keepServed(page)
  const { wanted, release } = await hold(page, 'lightbox')
  await ownPage(page, `<a id="link" href="${action('lightbox', { id: 1, url: '/away/a.png' })}">Open</a>`)
  await expect(page.locator('#link')).toHaveAttribute('href', /action/)
  await page.locator('#link').click()
  await wanted
  expect(await unmountDifference(page)).toBe('')
  await release()
  expect(await unmountDifference(page)).toBe('')
})
