import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'

type Runtime = {
  Skerry: {
    islands: () => { state: string; widget: { name: string }; host: HTMLElement }[]
    unmount: (part?: Node) => void
    popup: { show: (id: string) => void }
  }
}
const names = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Runtime).Skerry.islands()
      .map(({ widget }) => widget.name)
      .sort(),
  )

test.describe('however the script comes', () => {
  test('put in by another script after the page was read, before its pictures are there', async ({ page, site }) => {
    let answer = () => {}
    await page.route('**/slow.png', async (route) => {
      await new Promise<void>((done) => {
        answer = done
      })
      await route.abort()
    })
    await page.route('**/late.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `addEventListener('DOMContentLoaded', () => setTimeout(() => {
          const el = document.createElement('script'); el.async = false; el.src = '/skerry.js'; document.head.append(el) }))`,
      }),
    )
    await page.route('**/own/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="pl"><head><title>t</title><script defer src="/late.js"></script></head><body>
          <nav data-widget="menu"><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="/">A</a></li></ul></nav><img src="/slow.png" alt=""></body></html>`,
      }),
    )
    await page.goto(`${site.url}/own/`, { waitUntil: 'commit' })
    await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'false')
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    answer()
  })

  test('a picture named currentScript does not say where our files come from', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await ownPage(
      page,
      `<img name="currentScript" alt="" data-base="https://elsewhere.test/"><button data-popup-open="p">Open</button><section data-widget="popup" id="p" hidden>Text</section>`,
    )
    await page.getByRole('button').click()
    await expect(page.locator('dialog')).toBeVisible()
    expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([])
  })

  test('where browsers do not know :has()', async ({ page }) => {
    await page.addInitScript(() => {
      for (const proto of [Document.prototype, Element.prototype])
        for (const name of ['querySelectorAll', 'querySelector', 'matches', 'closest'] as const) {
          const own = (proto as unknown as Record<string, (selector: string) => unknown>)[name]
          if (own)
            Object.assign(proto, {
              [name](this: unknown, selector: string) {
                if (selector.includes(':has(')) throw new DOMException('not a valid selector', 'SyntaxError')
                return own.call(this, selector)
              },
            })
        }
    })
    await ownPage(
      page,
      '<nav data-widget="menu"><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="/">A</a></li></ul></nav>',
    )
    await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'false')
  })

  test('before the page’s configuration, which scripts find all the same', async ({ page }) => {
    await page.route('**/config.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'elementorFrontendConfig = { post: { id: 7 } }' }),
    )
    await ownPage(page, '<div class="elementor"></div><script src="/config.js"></script>', '', '<script src="/skerry.js"></script>')
    expect(await page.evaluate('elementorFrontend.config.post?.id')).toBe(7)
    expect(await page.evaluate('Boolean(elementorFrontendConfig.responsive.activeBreakpoints)')).toBe(true)
  })
})

test('a configuration that is empty in every part, and frozen', async ({ page, problems }) => {
  await page.route('**/config.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'elementorFrontendConfig = Object.freeze({ i18n: null, responsive: null, user: false, kit: [], settings: [] })',
    }),
  )
  await ownPage(
    page,
    '<div class="elementor"></div><nav data-widget="menu"><button type="button" data-menu-toggle>Menu</button><ul data-menu-list></ul></nav>',
    '',
    '<script src="/config.js"></script><script defer src="/skerry.js"></script>',
  )
  await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'false')
  expect(problems()).toEqual([])
})

test.describe('what goes stays gone', () => {
  test('the page unmounted while a list of widgets is on its way', async ({ page }) => {
    let answer = () => {}
    const asked = page.waitForRequest('**/chunks/rare-widgets-*')
    await page.route('**/chunks/rare-widgets-*', async (route) => {
      await new Promise<void>((done) => {
        answer = done
      })
      await route.continue()
    })
    await ownPage(
      page,
      '<div data-widget="gallery"><a href="#"><img alt="a"></a></div><nav data-widget="menu"><ul data-menu-list></ul></nav>',
    )
    await asked
    await page.evaluate(() => (window as unknown as Runtime).Skerry.unmount())
    const came = page.waitForResponse('**/chunks/rare-widgets-*')
    answer()
    await came
    await page.waitForFunction(() => performance.getEntriesByName(location.href)[0])
    await page.evaluate(async () => {
      for (let i = 0; i < 10; i++) await new Promise((done) => setTimeout(done, 10))
    })
    expect(await names(page)).toEqual([])
  })

  test('a builder’s popup whose part of the page was taken away', async ({ page }) => {
    await ownPage(
      page,
      '<main id="part"><div data-elementor-type="popup" data-elementor-id="9" class="elementor elementor-9" data-elementor-settings="{}">Text</div></main>',
    )
    await expect.poll(() => names(page)).toEqual(['popup'])
    await page.evaluate(() => document.getElementById('part')?.replaceWith(document.createElement('main')))
    await expect.poll(() => names(page)).toEqual([])
    // Taken out and put back at once is moved, not gone.
    await ownPage(
      page,
      '<main id="part"><div data-elementor-type="popup" data-elementor-id="9" class="elementor elementor-9" data-elementor-settings="{}">Text</div></main><footer></footer>',
    )
    await expect.poll(() => names(page)).toEqual(['popup'])
    await page.evaluate(async () => {
      document.querySelector('footer')?.append(document.getElementById('part') as HTMLElement)
      await new Promise((done) => setTimeout(done, 20))
    })
    expect(await names(page)).toEqual(['popup'])
  })

  test('the islands of a part, also those in what moved back', async ({ page }) => {
    await ownPage(
      page,
      `<div id="part"><div data-widget="slider" aria-label="S"><div><nav data-widget="menu"><ul data-menu-list></ul></nav></div><div>b</div></div></div>`,
    )
    await expect(page.locator('.swiper-initialized, [aria-roledescription=carousel]').first()).toBeAttached()
    await page.evaluate(async () => {
      ;(window as unknown as Runtime).Skerry.unmount(document.getElementById('part') as HTMLElement)
      await new Promise((done) => setTimeout(done, 50))
    })
    expect(await names(page)).toEqual([])
  })
})

test.describe('pages that swap their content', () => {
  test('a page that is not to be cached, and what the next one says of itself', async ({ page }) => {
    await page.route('**/config.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'elementorFrontendConfig = { post: { id: 7 }, is_rtl: false }' }),
    )
    await ownPage(page, '<div class="elementor"></div>', '', '<script src="/config.js"></script><script defer src="/skerry.js"></script>')
    await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop')
    await page.evaluate(() => {
      const body = document.createElement('body')
      body.append(Object.assign(document.createElement('div'), { className: 'elementor' }))
      document.dispatchEvent(new CustomEvent('turbo:before-render', { detail: { newBody: body } }))
      document.body.replaceWith(body)
      ;(window as unknown as { elementorFrontendConfig: object }).elementorFrontendConfig = { post: { id: 8 } }
      document.dispatchEvent(new CustomEvent('turbo:load'))
    })
    await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop')
    await expect(page.locator('#elementor-device-mode')).toHaveCount(1)
    expect(await page.evaluate('elementorFrontend.config.post?.id')).toBe(8)
  })
})

test.describe('beside other scripts', () => {
  test('keys that a script sends to the document itself', async ({ page, problems }) => {
    await ownPage(page, '<p>Text</p>')
    await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
    expect(problems()).toEqual([])
  })

  test('a script that takes the hash out of the address does not make the page load again', async ({ page }) => {
    await ownPage(
      page,
      '<a href="#there">Go</a><div class="far"></div><section data-widget="anchor" id="there">There</section><div class="far"></div>',
      '.far{height:2000px}',
    )
    await page.evaluate(() => {
      Object.assign(window, { same: true })
      document.addEventListener('click', () => setTimeout(() => history.replaceState(null, '', location.pathname), 200))
    })
    await page.getByRole('link').click()
    await expect(page.locator('#there')).toBeFocused()
    await page.evaluate(async () => new Promise((done) => setTimeout(done, 300)))
    expect(await page.evaluate('window.same')).toBe(true)
  })

  test('the first tap on a share link’s drawing is not lost', async ({ page, problems }) => {
    await ownPage(
      page,
      `<a data-widget="share" data-settings='{"network":"facebook"}' href="#no" aria-label="Share"><svg width="40" height="40" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg></a>`,
    )
    await page.evaluate(() => Object.assign(window, { open: (url: string) => Object.assign(window, { opened: url }) }))
    await page.locator('path').dispatchEvent('click')
    await expect.poll(() => page.evaluate('window.opened')).toContain('facebook')
    expect(problems()).toEqual([])
  })
})
