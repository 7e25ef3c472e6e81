import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
import type { Page } from 'playwright/test'
import { areDocsStale, OUT } from '../../../scripts/docs/stale'
import { run } from '../../../scripts/process'
import { axe } from '../axe'
import { expect, test } from '../harness'

// The generator writes scripts into its pages.
test.use({ siteOptions: {} })

/** The pages that are made of docs/, without the examples, which stand in frames. */
function pages(folder = OUT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return /^(assets|examples|skerry)$/.test(entry.name) ? [] : pages(full)
    return entry.name.endsWith('.html') ? [path.relative(OUT, full).split(path.sep).join('/')] : []
  })
}
interface Node {
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}
function* attributesOf(node: Node, names: string[]): Generator<string> {
  for (const { name, value } of node.attrs ?? []) if (names.includes(name)) yield value
  for (const child of node.childNodes ?? []) yield* attributesOf(child, names)
}

// One worker: two builds at a time would take away each other's files.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  if (areDocsStale()) expect(await run(process.execPath, ['scripts/run.mjs', 'scripts/docs/build.ts'], { inOnePiece: true })).toBe(0)
})

test('every link of the documents leads somewhere, also to a part of a page', () => {
  const ids = new Map<string, Set<string>>()
  const read = (page: string) => parse(readFileSync(path.join(OUT, page), 'utf8')) as Node
  const idsOf = (page: string) => {
    const known = ids.get(page) ?? new Set(attributesOf(read(page), ['id']))
    ids.set(page, known)
    return known
  }
  const broken = pages().flatMap((page) =>
    [...attributesOf(read(page), ['href', 'src'])].flatMap((address) => {
      const { origin, pathname, hash } = new URL(address, `http://docs.example/docs/${page}`)
      if (origin !== 'http://docs.example') return []
      const file = decodeURIComponent(pathname.replace(/^\/docs\//, '')).replace(/(^|\/)$/, '$1index.html')
      const isThere = pathname.startsWith('/docs/') && existsSync(path.join(OUT, file))
      const hasPart = !hash || !file.endsWith('.html') || (isThere && idsOf(file).has(decodeURIComponent(hash.slice(1))))
      return isThere && hasPart ? [] : [`${page}: ${address}`]
    }),
  )
  expect(broken).toEqual([])
})

test('an example needs nothing of the demo: its pictures, styles and links are in the documents', () => {
  const folder = path.join(OUT, 'examples')
  const files = readdirSync(folder).filter((file) => /\.(html|css)$/.test(file))
  expect(files.length).toBeGreaterThan(60)
  const missing = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const named = file.endsWith('.css')
      ? [...text.matchAll(/url\(["']?([^"')#]+)/g)].map(([, address]) => address as string)
      : [
          ...attributesOf(parse(text) as Node, ['href', 'src', 'poster']),
          ...[...text.matchAll(/"url": ?"([^"]*[./][^"]*)"/g)].map(([, url]) => url as string),
        ]
    return named.flatMap((address) => {
      const { origin, pathname } = new URL(address, `http://docs.example/docs/examples/${file}`)
      // The one picture that is missing shows what becomes of such a link.
      if (origin !== 'http://docs.example' || pathname.endsWith('missing.jpg')) return []
      return existsSync(path.join(OUT, pathname.replace(/^\/docs\//, ''))) && pathname.startsWith('/docs/') ? [] : [`${file}: ${address}`]
    })
  })
  expect(missing).toEqual([])
})

test('an example that is scrolled has something to scroll', async ({ page }) => {
  // As large as the frame that it stands in.
  await page.setViewportSize({ width: 800, height: 400 })
  await page.goto('/docs/examples/contents-by-hand.html')
  await expect(page.locator('[data-widget="table-of-contents"] a').first()).toHaveText('What a skerry is')
  await page.goto('/docs/examples/sticky-top.html')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(400)
  await page.goto('/docs/examples/motion-fade.html')
  await expect(page.locator('.strip')).not.toBeInViewport()
})

// A test a folder: on a slow machine a page takes its time.
for (const folder of ['', 'about', 'campaign', 'code', 'reference', 'settings', 'site', 'widgets'])
  test(`the documents in /${folder} are accessible, fit a phone, and ask no other site for anything`, async ({ page, problems }) => {
    test.setTimeout(300_000)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (/^http/.test(protocol) && hostname !== 'localhost') elsewhere.push(request.url())
    })
    const looked = pages().filter((file) => file.split('/').length === (folder ? 2 : 1) && file.startsWith(folder))
    expect(looked.length).toBeGreaterThan(2)
    // Widgets and settings have many pages of one form: three of each stand for them.
    for (const [i, address] of looked.slice(0, /^(widgets|settings)$/.test(folder) ? 3 : undefined).entries()) {
      // Every other page on a phone, and every other of these in the dark.
      await page.setViewportSize(i % 2 ? { width: 390, height: 844 } : { width: 1440, height: 900 })
      await page.emulateMedia({ colorScheme: i % 4 > 1 ? 'dark' : 'light', reducedMotion: 'reduce' })
      await page.goto(`/docs/${address}`)
      await expect(page.locator('h1')).toBeVisible()
      const violations = await axe(page)
      await page.setViewportSize({ width: 390, height: 844 })
      const overflow = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
      expect({ overflow, violations }, address).toEqual({ overflow: 0, violations: [] })
    }
    expect(elsewhere).toEqual([])
    // The playground begins with a mistake, to show what is said of it.
    expect(problems(/did you mean autoplay_speed/)).toEqual([])
  })

test('an example is as high as its content, until it is used and opens something', async ({ page }) => {
  await page.goto('/docs/widgets/popup.html')
  const frame = page.locator('.example iframe').first()
  const heightOf = () => frame.evaluate((el) => el.clientHeight)
  const button = frame.contentFrame().getByRole('button').first()
  await expect(button).toBeVisible()
  await expect.poll(heightOf).toBeLessThan(200)
  await button.click()
  await expect(frame.contentFrame().getByRole('dialog')).toBeVisible()
  await expect.poll(heightOf).toBeGreaterThan(400)
})

/** Where the hits of a search lead, the first three, with what stands there: from the heading to the next. */
const hits = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#localsearch-list .result')].slice(0, 3)
    const sections = links.map(async ({ pathname, hash }) => {
      const found = new DOMParser().parseFromString(await (await fetch(pathname)).text(), 'text/html')
      const heading = hash ? found.getElementById(decodeURIComponent(hash.slice(1))) : found.querySelector('h1')
      let text = heading?.textContent ?? ''
      for (let next = heading?.nextElementSibling; next && !/^H\d$/.test(next.tagName); next = next.nextElementSibling)
        text += next.textContent
      return text
    })
    return Promise.all(sections)
  })

const BY_NAME: [string, string][] = [
  ['exit_intent', 'triggers.exit_intent'],
  ['slides_to_show', 'slides_to_show'],
  ['sticky_effects_offset', 'sticky_effects_offset'],
  ['success_message', 'success_message'],
  ['autoplay_speed', 'autoplay_speed'],
  ['scrolling_offset', 'triggers.scrolling_offset'],
  ['close_button_delay', 'close_button_delay'],
  ['data-popup-limit', 'data-popup-limit'],
  ['prevent_scroll', 'prevent_scroll'],
  ['times_period', 'timing.times_period'],
]
const BY_WHAT_IT_DOES: [string, string][] = [
  ['once a week', 'data-popup-limit'],
  ['exit', 'exit_intent'],
  ['from google', 'sources_sources'],
  ['autoplay speed', 'autoplay_speed'],
  ['only on phones', 'devices'],
  ['thank you message', 'success_message'],
  ['click outside', 'prevent_close_on_background_click'],
  ['date range', 'schedule'],
  ['space between slides', 'image_spacing_custom'],
  ['stay at the top', 'sticky'],
  // With words that the reference does not have.
  ['open popup when scrolled half way', 'triggers.scrolling_offset'],
  ['stop autoplay when hovering', 'pause_on_hover'],
  ['playlist next video automatically', 'autoplay_next'],
  ['escape key does not close', 'prevent_close_on_esc_key'],
  ['youtube without cookies', 'yt_privacy'],
  ['accordion only one open', 'max_items_expended'],
]
for (const [what, searches] of Object.entries({ name: BY_NAME, 'what it does': BY_WHAT_IT_DOES }))
  test(`a setting is found by ${what}, without a server that searches`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.goto('/docs/about/browsers.html')
    await page.locator('.DocSearch-Button').click()
    await expect(page.locator('#localsearch-input')).toBeVisible({ timeout: 60_000 })
    for (const [words, setting] of searches) {
      await page.locator('#localsearch-input').fill('')
      await expect(page.locator('#localsearch-list .result')).toHaveCount(0)
      await page.locator('#localsearch-input').fill(words)
      const isFound = async () => (await hits(page)).some((text) => text.includes(setting))
      await expect.poll(isFound, { message: `${words}: ${setting}`, timeout: 60_000 }).toBe(true)
    }
  })

test('the playground runs what is pasted, says what is wrong with it, and shares it by the address alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/playground.html')
  await page.getByLabel('Markup').fill(
    `<div id="ż" data-widget="slidr"></div><section data-widget="popup" id="p" hidden data-settings='{"triggers":{"exit_intent":"yes"}}'></section>
      <script>try { document.title = localStorage.x } catch { document.title = 'closed' }</script>`,
  )
  await expect(page.locator('.playground-verdict')).toContainText('did you mean slider?')
  await expect(page.locator('.playground-verdict')).toContainText('It will open by itself: it waits for the mouse leaving through the top')
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByRole('status')).toHaveText('The link is copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByLabel('Markup')).toHaveValue(/<div id="ż" data-widget="slidr">/)
  await expect(page.locator('.playground-verdict')).toContainText('did you mean slider?')
  // What somebody shares runs without the site's origin.
  expect(await page.frames().at(-1)?.title()).toBe('closed')
})

test('the playground ignores messages that it did not ask for', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/docs/playground.html')
  await page.getByLabel('Markup').fill(`<div data-widget="slidr"></div><script>
    addEventListener('message', () => document.title = 'got a message')
    for (const data of [null, 1, 'a', { verdict: 1 }, { verdict: { mistakes: 5, popups: [null, { name: {}, what: 1 }], widgets: { length: 1 } } }, { isReady: true }])
      parent.postMessage(data, '*')
  </script>`)
  await expect(page.locator('.playground-verdict')).toContainText('did you mean slider?')
  expect(await page.frames().at(-1)?.title()).toBe('Playground')
  expect(errors).toEqual([])
})

test('another site cannot make the playground’s frame run markup with this site’s origin', async ({ page }) => {
  await page.goto('/docs/examples/frame.html')
  await page.evaluate(() => postMessage({ markup: '<script>parent.document.title = "ran"</' + 'script>' }, '*'))
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = location.href
    document.body.append(frame)
    return new Promise<void>((done) => {
      // What it posts when it is ready.
      addEventListener('message', ({ source }) => {
        if (source !== frame.contentWindow) return
        frame.contentWindow?.postMessage({ markup: '<script>parent.document.title = "ran"</' + 'script>' }, '*')
        setTimeout(done, 0)
      })
    })
  })
  await expect.poll(() => page.frames()[1]?.evaluate(() => document.readyState)).toBe('complete')
  expect(await page.title()).not.toBe('ran')
})
