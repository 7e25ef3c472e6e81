import { CHANGED } from '../browser/takeover/changed-tags'
import { DELAYS, runDelayed } from '../browser/takeover/delays'
import { PAUSE } from '../browser/takeover/in-parts'
import { ACCORDION, FILES, MERGED_FILES, widget } from '../browser/takeover/site'
import { expect, test } from './harness'
import type { Visitor } from './visitor'

const HEAD =
  '<link rel="stylesheet" href="/skerry.css"><script src="/skerry.takeover.js"></script><script async src="/skerry.js" data-takeover></script>'
const JQUERY = Object.keys(FILES).slice(0, 2)
const RUNTIME = Object.keys(FILES).slice(2, 6)
const tags = (paths: string[]) => paths.map((path) => `<script src="${path}"></script>`).join('')
/** A page as a CMS with the builder prints it, with stand-ins for the builder's files. */
const open = (visitor: Visitor, body: string, last = '', head = HEAD) =>
  visitor.visitOwn({
    head: head + tags(JQUERY),
    body: `<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${body}</div>${tags(RUNTIME)}${last}`,
  })
type Taken = { log?: string[]; Skerry?: { takeover?: { decision: string } } }
const log = (visitor: Visitor) => visitor.evaluate(() => (window as unknown as Taken).log ?? [])
const decision = (visitor: Visitor) => visitor.evaluate(() => (window as unknown as Taken).Skerry?.takeover?.decision)
const ADDON = '/wp-content/plugins/fancy-addon/assets/addon.js'

// Why a test before this one has given the page back is kept for an hour.
test.beforeEach(async ({ visitor }) => {
  await open(visitor, ACCORDION)
  await visitor.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    for (const path of ['/', location.pathname]) document.cookie = `skerry-off=;max-age=0;path=${path}`
  })
})

test('none of the builder’s files runs on a page that Skerry takes over', async ({ visitor }) => {
  await open(visitor, ACCORDION)
  await visitor.mounted('accordion')
  expect(await decision(visitor)).toBe('taken')
  expect(await log(visitor)).toEqual([])
  expect(await visitor.evaluate(() => document.scripts.length)).toBe(3)
  await visitor.click('#title')
  await visitor.seen('#content')
})

test('an add-on gets jQuery before it runs, and the builder’s files stay out', async ({ visitor }) => {
  await open(visitor, ACCORDION, tags([ADDON]))
  await visitor.mounted('accordion')
  expect(await decision(visitor)).toBe('taken')
  await expect.poll(() => log(visitor)).toEqual(['jquery', 'migrate', 'addon', 'addon init'])
})

test('a page with a widget that Skerry does not drive is given back: everything runs in order, and listeners for its end are called', async ({
  visitor,
}) => {
  await open(visitor, ACCORDION + widget('woocommerce-booking'), tags([ADDON]))
  await expect.poll(() => decision(visitor)).toBe('given back')
  const all = ['jquery', 'migrate', 'runtime', 'modules', 'frontend', 'handlers', 'addon', 'started', 'addon init', 'loaded']
  await expect.poll(() => log(visitor)).toEqual(all)
  expect(await visitor.attribute('#title', 'data-old')).toBe('')
})

test('add-ons’ files are read for the decision without a further request', async ({ visitor, engine }) => {
  test.skip(engine === 'webkit', 'it is driven in a private session, which keeps no files that one could read again')
  const names = ['quick.js', 'slow-held.js', 'slow-module.js']
  const requestsIn = async (folder: string) => {
    const [quick = '', slow = '', module = ''] = names.map((name) => `/wp-content/plugins/${folder}/${name}`)
    await open(visitor, ACCORDION, `${tags([quick, slow])}<script type="module" src="${module}"></script>`)
    await expect.poll(() => log(visitor)).toEqual(['jquery', 'migrate', ...names])
    expect(await decision(visitor)).toBe('taken')
    const requests: Record<string, number> = await visitor.evaluate(() => fetch('/own/requests.js').then((answer) => answer.json()))
    return [quick, slow, module].map((path) => requests[path])
  }
  // A known plugin's files are not read. The browser asks again whether what it holds is still fresh, with Skerry or without.
  expect(await requestsIn('counted-addon')).toEqual(await requestsIn('wpforms'))
})

const ALL = ['jquery', 'migrate', 'runtime', 'modules', 'frontend', 'handlers', 'started', 'loaded']
const stub = (tag: string) => `<script src="/skerry.takeover.js"></script>${tag}`
const ours = (attributes: string, src = '/skerry.js') => `<script async src="${src}" ${attributes}></script>`
/** Visits begin once `Skerry` is there, which never happens if our script fails. */
const NAMELESS = '<script src="/wp-content/nameless.js"></script>'

interface Fault {
  why: string
  head: string
  /** What is said, if our script has arrived. */
  says?: string
}
const FAULTS: Fault[] = [
  { why: 'our script is missing', head: stub(ours('data-takeover', '/own/missing.js')) + NAMELESS },
  // The following cases take some seconds.
  { why: 'our script loads and does not start', head: stub(ours('data-takeover', '/wp-content/nameless.js')) + NAMELESS },
  {
    why: 'our script throws as it starts',
    head: `<script src="/wp-content/no-kit.js"></script>${stub(ours('data-takeover'))}`,
  },
  {
    why: 'our script comes late',
    head: stub(ours('data-takeover data-base="/"', '/late/skerry.js')),
    says: 'given back: skerry.js did not come',
  },
  { why: 'our script is cut off', head: stub(ours('data-takeover', '/cut/skerry.js')) + NAMELESS },
  {
    why: 'the browser is too old for our script',
    head: `<script src="/wp-content/too-old.js"></script>${stub(ours('data-takeover'))}${NAMELESS}`,
  },
  { why: 'all other files of our script’s are missing', head: stub(ours('data-takeover data-base="/own/nowhere/"')) },
  ...['takeover', 'rare-widgets', 'accordion'].map((name) => ({
    why: `one file of our script’s is missing (${name})`,
    head: stub(ours(`data-takeover data-base="/without/${name}/"`)),
  })),
]
const verdict = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const { decision = '', why = [] } =
      (window as unknown as { Skerry?: { takeover?: { decision: string; why: string[] } } }).Skerry?.takeover ?? {}
    return [decision, ...why].join(': ')
  })

for (const { why, head, says } of FAULTS)
  test(`where ${why}, the builder’s scripts run in order, and listeners for the end of the page are called`, async ({ visitor }) => {
    // If nothing of ours starts, the theme's stand-in tells that the page is there.
    const last = why.includes('throws') ? NAMELESS : ''
    await open(visitor, ACCORDION, last, head)
    // The page loads once more meanwhile.
    await expect.poll(() => log(visitor).catch(() => []), { timeout: 15_000 }).toEqual(ALL)
    expect(await visitor.attribute('#title', 'data-old')).toBe('')
    if (says) await expect.poll(() => verdict(visitor), { timeout: 30_000 }).toContain(says)
  })

test('if one of our script’s files never arrives, the page is given back', async ({ visitor }) => {
  await open(visitor, ACCORDION, '', stub(ours('data-takeover data-base="/silent/accordion/"')))
  // The page loads once more meanwhile.
  await expect.poll(() => verdict(visitor).catch(() => ''), { timeout: 25_000 }).toContain('given back: a file of Skerry’s did not arrive')
  await expect.poll(() => log(visitor).catch(() => []), { timeout: 15_000 }).toEqual(ALL)
  expect(await visitor.attribute('#title', 'data-old')).toBe('')
})

test('a builder’s runtime that starts later after all, through an optimiser, takes the page back', async ({ visitor }) => {
  await open(visitor, ACCORDION)
  await visitor.mounted('accordion')
  await visitor.evaluate(() => {
    Object.assign(window, { elementorFrontend: {} })
    window.dispatchEvent(new Event('elementor/frontend/init'))
  })
  await expect.poll(() => verdict(visitor)).toContain('given back')
  await expect.poll(async () => (await visitor.islands()).filter(({ state }) => state === 'mounted')).toEqual([])
})

for (const { what, options } of CHANGED)
  test(`where our script is ${what}, the builder’s scripts drive the page, in order and once`, async ({ visitor }) => {
    const { ours: head = '', after = '' } = options
    await visitor.visitOwn({
      hasInline: true,
      head: `${head || ' '}${tags(JQUERY)}`,
      body: `<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${ACCORDION}</div>${tags(RUNTIME)}${after}`,
    })
    await expect.poll(() => log(visitor), { timeout: 15_000 }).toEqual(ALL)
    await visitor.has('#title', 'data-old', '')
    expect((await visitor.islands()).filter(({ state }) => state === 'mounted')).toEqual([])
  })

test('if a held file runs anyway, Skerry leaves the page to the builder', async ({ visitor }) => {
  await open(visitor, ACCORDION, '', `<script src="/wp-content/fixed-types.js"></script>${HEAD}`)
  await expect.poll(() => verdict(visitor)).toBe('given back: a held file ran anyway')
  await expect.poll(() => log(visitor)).toEqual(ALL)
  expect(await visitor.attribute('#title', 'data-old')).toBe('')
})

test('report mode holds nothing and says what would be done', async ({ visitor }) => {
  await open(visitor, ACCORDION, '', HEAD.replace('data-takeover', 'data-takeover="report"'))
  await expect.poll(() => verdict(visitor)).toBe('would take')
  await expect.poll(() => log(visitor)).toEqual(ALL)
  await open(visitor, ACCORDION + widget('woocommerce-booking'), '', HEAD.replace('data-takeover', 'data-takeover="report"'))
  await expect.poll(() => verdict(visitor)).toBe('would give back: widgets that Skerry does not drive: woocommerce-booking')
})

test('?skerry-off gives the page back, a cookie remembers it, and ?skerry-on ends it', async ({ visitor }) => {
  await open(visitor, ACCORDION)
  for (const query of ['?skerry-off', '']) {
    await visitor.visit(`/own/${query}`)
    await expect.poll(() => verdict(visitor)).toBe('given back: off')
    await expect.poll(() => log(visitor)).toEqual(ALL)
  }
  await visitor.visit('/own/?skerry-on')
  await expect.poll(() => visitor.evaluate(() => document.cookie)).toBe('')
  await visitor.visit('/own/')
  await visitor.mounted('accordion')
  expect(await verdict(visitor)).toBe('taken')
})

test('?skerry-off is remembered even if our script never arrives', async ({ visitor }) => {
  const body = ACCORDION
  await open(visitor, body, '', stub(ours('data-takeover', '/own/missing.js')) + NAMELESS)
  await visitor.visit('/own/?skerry-off')
  await expect.poll(() => log(visitor)).toEqual(ALL)
  await open(visitor, body)
  await expect.poll(() => verdict(visitor)).toBe('given back: off')
  await visitor.visit('/own/?skerry-on')
  await expect.poll(() => visitor.evaluate(() => document.cookie)).toBe('')
})

test('when given back, inline scripts run between the files, in page order', async ({ visitor }) => {
  const inline = (code: string) => `<script>(window.log ??= []).push(${code})</script>`
  const [runtime = '', modules = '', frontend = '', handlers = ''] = RUNTIME
  await visitor.visitOwn({
    hasInline: true,
    head: HEAD + tags(JQUERY) + inline('"after jQuery: " + typeof jQuery'),
    body: `<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${ACCORDION}${widget('woocommerce-booking')}</div>
      ${tags([runtime, modules])}${inline('"jQuery " + typeof jQuery')}
      <script>document.addEventListener('DOMContentLoaded', () => log.push('ready of the page')); // jQuery
      </script>
      ${tags([frontend])}${inline('"elementorFrontend.hooks " + typeof elementorFrontend.hooks')}${tags([handlers])}
      <script>addEventListener('load', () => log.push('load of the page ' + typeof jQuery))</script>`,
  })
  await expect.poll(() => verdict(visitor)).toContain('given back')
  await expect
    .poll(() => log(visitor))
    .toEqual([
      ...['jquery', 'migrate', 'after jQuery: function', 'runtime', 'modules', 'jQuery function', 'frontend'],
      ...['elementorFrontend.hooks object', 'handlers', 'ready of the page', 'started', 'loaded', 'load of the page function'],
    ])
})

test('an inline script that arrives in parts keeps its place in the order', async ({ visitor }) => {
  const [, , frontend = ''] = RUNTIME
  const first = `<script>${PAUSE}log.push('1 ' + typeof element${PAUSE}orFrontend.hooks)</script>`
  const second = `<script>log.push('2 ' ${PAUSE}+ typeof elementorFrontend.hooks)</script>`
  const other = `<script>(window.log ??= []).push(${PAUSE}'in its place')</script>`
  await visitor.visitOwn({
    hasInline: true,
    head: HEAD + tags(JQUERY),
    body: `<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${ACCORDION}${widget('woocommerce-booking')}</div>
      ${tags([frontend])}${first}${second}${other}`,
  })
  await expect
    .poll(() => log(visitor))
    .toEqual(['jquery', 'migrate', 'frontend', '1 object', '2 object', 'in its place', 'started', 'loaded'])
})

for (const [name, delay] of Object.entries(DELAYS))
  test(`scripts that ${name} delays: an add-on gets jQuery then, and the builder’s files stay out`, async ({ visitor }) => {
    const { file, inline, finds, address } = delay
    const page = (more: string) => ({
      hasInline: true,
      head: HEAD + JQUERY.map(file).join(''),
      body: `<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${ACCORDION}${more}</div>
        ${RUNTIME.map(file).join('')}${inline('(window.log ??= []).push(typeof jQuery)', 'their-js-after')}`,
    })
    await visitor.visitOwn(page(''))
    await visitor.mounted('accordion')
    expect(await verdict(visitor)).toBe('taken')
    await visitor.evaluate(runDelayed, { finds, address })
    expect(await log(visitor)).toEqual(['jquery', 'migrate', 'function'])
    expect(await visitor.attribute('#title', 'data-old')).toBe(null)
    // When given back, Skerry drives the page until the visitor does something, and never both do.
    await visitor.visitOwn(page(widget('woocommerce-booking')))
    await visitor.mounted('accordion')
    expect(await verdict(visitor)).toContain('given back')
    await visitor.evaluate(runDelayed, { finds, address })
    await visitor.has('#title', 'data-old', '')
    await expect.poll(async () => (await visitor.islands()).filter(({ state }) => state === 'mounted')).toEqual([])
  })

for (const path of MERGED_FILES)
  test(`${path}, which cannot be read, is given back`, async ({ visitor }) => {
    await visitor.visitOwn({
      head: HEAD + tags(JQUERY),
      body: `<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${ACCORDION}</div>${tags([path])}`,
    })
    await expect.poll(() => verdict(visitor)).toContain('given back')
    await expect.poll(() => log(visitor)).toEqual(['jquery', 'migrate', 'merged'])
    await visitor.has('#title', 'data-old', '')
  })
