import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { keepServed, unmountDifference } from './served'

const root = path.resolve(import.meta.dirname, '../..')
const dist = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8')
const stub = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(root, 'embed/snippet.html'), 'utf8'))?.[1] ?? ''

const body = `
  <nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"dropdown"}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#a">A</a></li></ul></nav>
  <button data-popup-open="hello" id="opener">Open</button>
  <section data-widget="popup" id="hello" hidden><h2>Hello</h2><p>Text</p></section>`
const tag = '<script defer src="/skerry.js"></script>'

/** Serves one page of our own beside the build. */
async function show(page: Page, url: string, { head = tag, content = body, headers = {} as Record<string, string>, name = 'own' } = {}) {
  await page.route(`${url}/${name}/`, (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      body: `<!doctype html><html lang="en"><head><title>t</title>${head}</head><body>${content}</body></html>`,
    }),
  )
  await page.goto(`${url}/${name}/`)
}
const toggle = (page: Page) => page.locator('[data-menu-toggle]')
const scripts = (page: Page) => {
  const asked: string[] = []
  page.on('request', (r) => r.resourceType() === 'script' && asked.push(new URL(r.url()).pathname))
  return asked
}
async function works(page: Page) {
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await page.locator('#opener').click()
  await expect(page.locator('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog:visible')).toHaveCount(0)
}

test('a menu, a sticky header and a popup that opens by a click are one file until it opens', async ({ page, site, problems }) => {
  const asked = scripts(page)
  await show(page, site.url, { content: `<header data-settings='{"sticky":"top"}'>${body}</header><div style="height:3000px"></div>` })
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await toggle(page).click()
  await page.mouse.wheel(0, 800)
  await expect.poll(() => page.locator('header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0)
  const files = () => asked.map((file) => file.replace(/-[0-9a-z]{5}\.js$/, ''))
  expect(files()).toEqual(['/skerry.js'])
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('#opener').click()
  await expect(page.locator('dialog')).toBeVisible()
  expect(files()).toEqual(['/skerry.js', '/chunks/dialog'])
  expect(problems()).toEqual([])
})

for (const [name, policy, attribute] of [
  ["'self'", "script-src 'self'", ''],
  ['a nonce', "script-src 'nonce-abc'", ' nonce="abc"'],
] as const)
  test(`works under a strict policy with ${name} and Trusted Types, without one violation`, async ({ page, site, problems }) => {
    await show(page, site.url, {
      head: `<script defer${attribute} src="/skerry.js"></script>`,
      headers: { 'content-security-policy': `default-src 'none'; ${policy}; require-trusted-types-for 'script'` },
    })
    await works(page)
    expect(problems()).toEqual([])
  })

test('twice, and in two versions, harms nothing', async ({ page, site, problems }) => {
  await page.route('**/other.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: dist('skerry.js').replaceAll('"0.1.0"', '"9.9.9"') }),
  )
  await keepServed(page)
  await show(page, site.url, { head: `${tag}${tag}<script defer src="/other.js"></script>` })
  await works(page)
  expect(await page.evaluate(() => (window as unknown as { Skerry: { version: string } }).Skerry.version)).not.toBe('9.9.9')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('one file with everything asks for nothing else', async ({ page, site, problems }) => {
  const asked = scripts(page)
  await show(page, site.url, { head: '<script defer src="/skerry.all.js"></script>' })
  await works(page)
  expect(asked).toEqual(['/skerry.all.js'])
  expect(problems()).toEqual([])
})

test('from another origin, and inlined with data-base, chunks are found', async ({ page, site, problems }) => {
  await page.route('https://cdn.test/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/x@1/', '')
    return route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: dist(file) })
  })
  const asked: string[] = []
  page.on('request', (r) => r.resourceType() === 'script' && asked.push(r.url().replace(/-[0-9a-z]{5}/, '')))
  await show(page, site.url, { head: '<script defer src="https://cdn.test/x@1/skerry.js"></script>' })
  await works(page)
  expect(asked).toEqual(['https://cdn.test/x@1/skerry.js', 'https://cdn.test/x@1/chunks/dialog.js'])
  asked.length = 0
  await show(page, site.url, {
    name: 'inline',
    content: `${body}<script data-base="https://cdn.test/x@1">${dist('skerry.js').replaceAll('</', '<\\/')}</script>`,
    head: '',
  })
  await works(page)
  expect(asked).toEqual(['https://cdn.test/x@1/chunks/dialog.js'])
  expect(problems()).toEqual([])
})

test('a chunk that cannot be loaded is said once in the specification’s words; the next click tries again', async ({
  page,
  site,
  problems,
}) => {
  let broken = true
  await page.route('**/chunks/dialog-*', (route) => (broken ? route.abort() : route.continue()))
  await show(page, site.url)
  await page.locator('#opener').click()
  await expect.poll(() => problems().filter((p) => /Error in file: .*\/chunks\/dialog-.*; Error: /.test(p)).length).toBe(1)
  await page.locator('#opener').click()
  await page.waitForTimeout(200)
  expect(problems().filter((p) => p.includes('Error in file'))).toHaveLength(1)
  expect(problems().filter((p) => p.startsWith('exception'))).toEqual([])
  broken = false
  await page.locator('#opener').click()
  await expect(page.locator('dialog')).toBeVisible()
})

test('the builder’s own runtime at work: its markup is left to it, ours is driven, said once', async ({ page, site, problems }) => {
  const theirs =
    '<div class="elementor"><div class="elementor-element" data-element_type="widget" data-widget_type="nav-menu.default"><div class="elementor-menu-toggle" role="button" tabindex="0" aria-expanded="false">x</div><nav class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true"><ul class="elementor-nav-menu"><li><a class="elementor-item" href="/a" tabindex="-1">A</a></li></ul></nav></div></div>'
  await show(page, site.url, { content: `${body}${theirs}<script>window.elementorFrontend = { isTheirs: true }</script>` })
  await works(page)
  await page.locator('.elementor-menu-toggle').click()
  await expect(page.locator('.elementor-menu-toggle')).toHaveAttribute('aria-expanded', 'false')
  expect(await page.locator('#elementor-device-mode').count()).toBe(0)
  expect(problems().filter((p) => p.includes('own runtime is at work'))).toHaveLength(1)
})

test('taps before the script arrives are kept by the snippet’s stub and replayed once', async ({ page, site, problems }) => {
  let send = () => {}
  const late = new Promise<void>((done) => {
    send = done
  })
  await page.route('**/skerry.js', async (route) => {
    await late
    await route.continue()
  })
  await page.route(`${site.url}/late/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>t</title><script>${stub}</script><body>${body}<script async src="/skerry.js"></script></body>`,
    }),
  )
  await page.goto(`${site.url}/late/`, { waitUntil: 'commit' })
  await toggle(page).click()
  await page.locator('#opener').click()
  await page.locator('#opener').click()
  send()
  await expect(page.locator('dialog')).toBeVisible()
  await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'true')
  expect(problems()).toEqual([])
})

test('pages that swap their content: Turbo and Astro start anew by themselves, markup added later too', async ({
  page,
  site,
  problems,
}) => {
  await show(page, site.url)
  await page.evaluate((html) => {
    document.dispatchEvent(new Event('turbo:before-cache'))
    const next = document.createElement('body')
    next.innerHTML = html
    document.body.replaceWith(next)
    document.dispatchEvent(new Event('turbo:load'))
  }, body)
  await works(page)
  await page.evaluate((html) => {
    document.dispatchEvent(new Event('astro:before-swap'))
    document.body.innerHTML = html
    document.dispatchEvent(new Event('astro:page-load'))
  }, body)
  await works(page)
  await page.evaluate((html) => {
    document.body.innerHTML = html
  }, body)
  await works(page)
  expect(problems()).toEqual([])
})

test('Turbo’s own order of events: a kept copy is alive while the page itself is on its way, and nothing of ours is in the copy', async ({
  page,
  site,
  problems,
}) => {
  const theirs = `${body}<div class="elementor" data-elementor-type="wp-page" data-elementor-id="5"><p>x</p></div>`
  await keepServed(page)
  await show(page, site.url, { content: theirs })
  await works(page)
  const mode = () => page.evaluate(() => document.body.getAttribute('data-elementor-device-mode'))
  const fire = (...names: string[]) =>
    page.evaluate((list) => {
      for (const name of list) document.dispatchEvent(new Event(`turbo:${name}`))
    }, names)
  const render = () =>
    page.evaluate(() => {
      const { copy } = window as unknown as { copy: HTMLElement }
      document.dispatchEvent(new Event('turbo:before-render'))
      document.body.replaceWith(copy.cloneNode(true))
      document.dispatchEvent(new Event('turbo:render'))
    })
  // The order of a visit to a page whose copy is kept: preview, then the answer, then the one load.
  await fire('click', 'before-visit', 'visit', 'before-cache')
  const isClean = await page.evaluate(() => {
    const kept = window as unknown as { served: HTMLElement; copy: HTMLElement }
    kept.copy = document.body.cloneNode(true) as HTMLElement
    return kept.copy.isEqualNode(kept.served)
  })
  expect(isClean).toBe(true)
  await render()
  await works(page)
  expect(await mode()).toBe('desktop')
  await render()
  await fire('load')
  await works(page)
  expect(await mode()).toBe('desktop')
  expect(await page.locator('#elementor-device-mode').count()).toBe(1)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the start gives way on a large page, and the page’s globals are there before it begins', async ({ page, site, problems }) => {
  await page.addInitScript(() => {
    // A clock of which every look costs a millisecond: what counts is how often the start looks, not how fast this machine is.
    let now = 0
    performance.now = () => ++now
    const seen = { yields: 0, early: '' }
    Object.assign(window, { seen })
    const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } }
    const give = scheduler.yield.bind(scheduler)
    scheduler.yield = () => {
      seen.yields++
      return give()
    }
    document.addEventListener('DOMContentLoaded', () => {
      const { Skerry, elementorFrontend } = window as unknown as { Skerry?: { islands: () => unknown[] }; elementorFrontend?: object }
      seen.early = `${typeof elementorFrontend} ${Skerry?.islands().length}`
    })
  })
  const many = Array.from(
    { length: 60 },
    (_, i) => `<button data-popup-open="p${i}">x</button><section data-widget="popup" id="p${i}" hidden>x</section>`,
  )
  await show(page, site.url, { content: `${body}${many.join('')}` })
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          (window as unknown as { Skerry: { islands: () => { state: string }[] } }).Skerry.islands().filter(
            ({ state }) => state === 'mounted',
          ).length,
      ),
    )
    .toBeGreaterThan(60)
  const seen = await page.evaluate(() => (window as unknown as { seen: { yields: number; early: string } }).seen)
  expect(seen.early).toBe('object 0')
  // 60 hosts to look at and 60 popups to mount, at most 8 of them a turn.
  expect(seen.yields).toBeGreaterThan(14)
  await works(page)
  expect(problems()).toEqual([])
})

test('unmount and scan: the page as served, and alive again', async ({ page, site, problems }) => {
  await keepServed(page)
  await show(page, site.url)
  await works(page)
  expect(await unmountDifference(page)).toBe('')
  await page.evaluate(() => (window as unknown as { Skerry: { scan: () => void } }).Skerry.scan())
  await works(page)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('hand-written pages carry no trace of the builder', async ({ page, site }) => {
  await show(page, site.url)
  await toggle(page).click()
  expect(
    await page.evaluate(() => [
      document.getElementById('elementor-device-mode'),
      document.body.className,
      document.body.getAttribute('data-elementor-device-mode'),
    ]),
  ).toEqual([null, '', null])
})
