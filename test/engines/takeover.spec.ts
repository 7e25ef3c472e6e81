import { ACCORDION, FILES, widget } from '../browser/takeover/site'
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

test('a page with a widget that Skerry does not know is given back: all runs in its order, and what listens for its end is called', async ({
  visitor,
}) => {
  await open(visitor, ACCORDION + widget('fancy-wheel'), tags([ADDON]))
  await expect.poll(() => decision(visitor)).toBe('given back')
  const all = ['jquery', 'migrate', 'runtime', 'modules', 'frontend', 'handlers', 'addon', 'started', 'addon init', 'loaded']
  await expect.poll(() => log(visitor)).toEqual(all)
  expect(await visitor.attribute('#title', 'data-old')).toBe('')
})

test('where our script is missing or does not start, all runs in its order', async ({ visitor }) => {
  const all = ['jquery', 'migrate', 'runtime', 'modules', 'frontend', 'handlers', 'started', 'loaded']
  // A script that loads and does not start is given three seconds.
  for (const src of ['/own/missing.js', '/wp-content/nameless.js']) {
    const tag = `<script src="/skerry.takeover.js"></script><script async src="${src}" data-takeover></script>`
    await open(visitor, ACCORDION, '', `${tag}<script src="/wp-content/nameless.js"></script>`)
    await expect.poll(() => log(visitor), { timeout: 10_000 }).toEqual(all)
    expect(await visitor.attribute('#title', 'data-old')).toBe('')
  }
})
