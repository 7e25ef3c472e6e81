import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
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
/** Widgets and settings have many pages of one form: three of each stand for them. */
const looked = () => {
  const all = pages()
  return all.filter(
    (page) => !/^(widgets|settings)\//.test(page) || all.filter((one) => one.startsWith(page.split('/')[0] as string)).indexOf(page) < 3,
  )
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

test('the documents are accessible, fit a phone, and ask no other site for anything', async ({ page, problems }) => {
  test.setTimeout(300_000)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^http/.test(protocol) && hostname !== 'localhost') elsewhere.push(request.url())
  })
  for (const [i, address] of looked().entries()) {
    // Every other page on a phone, and every other of these in the dark.
    await page.setViewportSize(i % 2 ? { width: 390, height: 844 } : { width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: i % 4 > 1 ? 'dark' : 'light', reducedMotion: 'reduce' })
    await page.goto(`/docs/${address}`)
    await expect(page.locator('h1')).toBeVisible()
    const overflow = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
    expect({ overflow, violations: await axe(page) }, address).toEqual({ overflow: 0, violations: [] })
  }
  expect(elsewhere).toEqual([])
  // The playground begins with a mistake, to show what is said of it.
  expect(problems(/did you mean autoplay_speed/)).toEqual([])
})

test('a setting is found by its name, without a server that searches', async ({ page }) => {
  await page.goto('/docs/about/browsers.html')
  await page.locator('.DocSearch-Button').click()
  for (const [name, place] of [
    ['exit_intent', /campaign|popup/],
    ['slides_to_show', /slider/],
    ['sticky_effects_offset', /sticky/],
    ['success_message', /form/],
  ] as const) {
    await page.locator('#localsearch-input').fill(name)
    // Among the first three: the pages that are about all settings may name one, too.
    const first = () => page.locator('#localsearch-list .result').evaluateAll((all) => all.slice(0, 3).map((el) => el.getAttribute('href')))
    await expect.poll(async () => (await first()).some((href) => place.test(href ?? '')), name).toBe(true)
  }
})

test('the playground runs what is pasted, says what is wrong with it, and shares it by the address alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/playground.html')
  await page
    .getByLabel('Markup')
    .fill(
      `<div id="ż" data-widget="slidr"></div><script>try { document.title = localStorage.x } catch { document.title = 'closed' }</script>`,
    )
  await expect(page.locator('.playground-verdict')).toContainText('did you mean slider?')
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
