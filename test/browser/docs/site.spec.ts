import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import MiniSearch, { type Options } from 'minisearch'
import { parse } from 'parse5'
import type { Page } from 'playwright/test'
import { OTHER_WORDS } from '../../../docs/.vitepress/other-words'
import { indexOptions, searchOptions } from '../../../docs/.vitepress/search'
import { areDocsStale, OUT } from '../../../scripts/docs/stale'
import { run } from '../../../scripts/process'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { QUERIES } from './searches'

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

test.beforeAll(async () => {
  test.setTimeout(600_000)
  if (areDocsStale()) expect(await run(process.execPath, ['scripts/run.mjs', 'scripts/docs/build.ts'], { inOnePiece: true })).toBe(0)
})

test('every link of the documents leads somewhere, also to a part of a page', () => {
  const read = new Map<string, { ids: Set<string>; addresses: string[] }>()
  const partsOf = (page: string) => {
    let parts = read.get(page)
    if (!parts) {
      const html = parse(readFileSync(path.join(OUT, page), 'utf8')) as Node
      parts = { ids: new Set(attributesOf(html, ['id'])), addresses: [...attributesOf(html, ['href', 'src'])] }
      read.set(page, parts)
    }
    return parts
  }
  const broken = pages().flatMap((page) =>
    partsOf(page).addresses.flatMap((address) => {
      const { origin, pathname, hash } = new URL(address, `http://docs.example/docs/${page}`)
      if (origin !== 'http://docs.example') return []
      const file = decodeURIComponent(pathname.replace(/^\/docs\//, '')).replace(/(^|\/)$/, '$1index.html')
      const isThere = pathname.startsWith('/docs/') && existsSync(path.join(OUT, file))
      const hasPart = !hash || !file.endsWith('.html') || (isThere && partsOf(file).ids.has(decodeURIComponent(hash.slice(1))))
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

/** In the page: the elements and the text of a document, as it is shown or, with an address, as it is served. */
async function contentsOf(address: string) {
  const shown = address ? new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html') : document
  const contents = shown.querySelector('.vp-doc')
  return [...(contents?.querySelectorAll('*') ?? [])].map((el) => el.localName).join(' ') + contents?.textContent
}

/**
 * Follows a link, as a reader does, which loads a document into the page that is there and costs a third of a page of its own. Resolves once
 * it shows what the server would have sent: taking that over needs no other elements.
 */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, address)
  const served = await page.evaluate(contentsOf, address)
  expect(served, address).toContain(' ')
  await expect.poll(() => page.evaluate(contentsOf, ''), address).toBe(served)
}

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
    // Widgets and settings have many pages of one form: three of each stand for them. What is around the text is the same on each page.
    for (const [i, address] of looked.slice(0, /^(widgets|settings)$/.test(folder) ? 3 : undefined).entries()) {
      // Every other page on a phone, and every other of these in the dark.
      await page.setViewportSize(i % 2 ? { width: 390, height: 844 } : { width: 1440, height: 900 })
      await page.emulateMedia({ colorScheme: i % 4 > 1 ? 'dark' : 'light', reducedMotion: 'reduce' })
      if (folder && i) await follow(page, `/docs/${address}`)
      else await page.goto(`/docs/${address}`)
      await expect(page.locator('h1')).toBeVisible()
      const violations = await axe(page, folder ? 'main' : 'html')
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

/** The first three hits of the index that the search box loads, asked as it asks. */
async function openIndex() {
  const folder = path.join(OUT, 'assets/chunks')
  const file = readdirSync(folder).find((name) => name.startsWith('@localSearchIndexroot')) ?? ''
  const { default: json } = (await import(pathToFileURL(path.join(folder, file)).href)) as { default: string }
  const index = MiniSearch.loadJSON<{ id: string }>(json, indexOptions as Options)
  const ids = new Set(Object.values((JSON.parse(json) as { documentIds: Record<string, string> }).documentIds))
  return { ids, search: (words: string) => index.search(words, searchOptions).map(({ id }) => String(id).replace('/docs/', '')) }
}

test('a search finds what people look for in the first three', async () => {
  const { search } = await openIndex()
  const missed = Object.entries(QUERIES).flatMap(([what, searches]) =>
    searches.map(([words, wanted]) => [what, words, wanted.source, search(words).slice(0, 3)] as const),
  )
  expect(missed.filter(([, , wanted, found]) => !found.some((id) => RegExp(wanted).test(id)))).toEqual([])
})

test('the words that are not in the documents lead to sections that are', async () => {
  const { ids } = await openIndex()
  const sections = Object.entries(OTHER_WORDS).flatMap(([page, words]) => Object.keys(words).map((heading) => `/docs/${page}#${heading}`))
  expect(sections.filter((id) => !ids.has(id))).toEqual([])
})

test('the search box finds what the index finds, without a server that searches', async ({ page }) => {
  const { search } = await openIndex()
  await page.goto('/docs/about/browsers.html')
  await page.locator('.DocSearch-Button').click()
  await page.locator('#localsearch-input').fill('csp')
  const first = page.locator('#localsearch-list .result').first()
  await expect(first).toHaveAttribute('href', `/docs/${search('csp')[0]}`, { timeout: 60_000 })
})

/** Until it has run its own example, hydration may still put that back over what is typed. */
async function openPlayground(page: Page) {
  await page.goto('/docs/playground.html')
  await expect(page.locator('.playground-verdict')).toContainText('autoplay_sped')
}

test('the playground runs what is pasted, says what is wrong with it, and shares it by the address alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPlayground(page)
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
  await openPlayground(page)
  await page.getByLabel('Markup').fill(`<div data-widget="slidr"></div><script>
    addEventListener('message', () => document.title = 'got a message')
    for (const data of [null, 1, 'a', { verdict: 1 }, { verdict: { mistakes: 5, popups: [null, { name: {}, what: 1 }], widgets: { length: 1 } } }, { isReady: true }])
      parent.postMessage(data, '*')
  </script>`)
  await expect(page.locator('.playground-verdict')).toContainText('did you mean slider?')
  await expect.poll(() => page.frames().at(-1)?.title()).toBe('Playground')
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
