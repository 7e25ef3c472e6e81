/**
 * What a stylesheet costs each time when the browser matches elements with rules: npm run bench:matching -- [--page name|file.html]… [--sheet file.css]… [--runs 5]
 * Each page, without scripts and with the calibrated sheet of real pages, has all of its style computed anew some times by itself and, in turn,
 * with each of our sheets. Printed are medians: microseconds for each element, their ratio to the page alone, how many of the sheet's
 * rules the browser tried for each element, and its most expensive selectors. Both figures come from the browser's trace; the times are
 * of the main thread's own, the numbers are the same on every machine.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { serve } from '../../demo/server/serve'
import { ensureBrowser, launchArgs } from '../browser'
import { fail, parseArgs, requireBundle, root } from '../process'
import { pagesFor } from './pages'
import { mainThread, type TraceEvent, total } from './trace-events'

const args = parseArgs({ values: ['runs'], lists: ['page', 'sheet'] })
const runs = Number(args.runs ?? 5)
const ROUNDS = 12
const SELECTORS = 'disabled-by-default-blink.debug'

requireBundle()
const sheets = [
  undefined,
  ...(args.sheet.length ? args.sheet : ['skerry.css', 'skerry.builder.css'].map((file) => path.join(root, 'dist', file))),
]
const executablePath = await ensureBrowser().catch((error) => fail(error.message))
const temporary = mkdtempSync(path.join(tmpdir(), 'skerry-matching-'))
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
const browser = await chromium.launch({ executablePath, args: launchArgs })

interface Timing {
  selector: string
  'elapsed (us)': number
  match_attempts: number
}
type StatsEvent = TraceEvent & { args: { selector_stats?: { selector_timings: Timing[] } } }

/** Recomputes the style of every element several times, with all rules. */
async function recalculate(page: Page, categories: string[]) {
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
      ...categories,
    ],
  })
  await page.evaluate(async (rounds) => {
    // An inherited property reaches every element, and each is matched with all rules; changing sheets would also cost parsing.
    for (let i = 0; i < rounds; i++) {
      document.documentElement.style.setProperty('--skerry-bench', String(i))
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    }
  }, ROUNDS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return traceEvents as StatsEvent[]
}

async function timeOf(page: Page) {
  const updates = mainThread(await recalculate(page, [])).events.filter(({ name }) => name === 'UpdateLayoutTree')
  const whole = Math.max(...updates.map((e) => e.args.elementCount ?? 0))
  const counted = updates.filter((e) => (e.args.elementCount ?? 0) > whole * 0.9)
  return median(counted.map((e) => (total([e]) * 1000) / (e.args.elementCount ?? 1)))
}

/** How often each of the sheet's selectors was tried, and how long that took; named relative to the sheet alone. */
async function selectorsOf(page: Page, elements: number) {
  const own = await page.evaluate(() => {
    const list = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        'selectorText' in rule ? [String(rule.selectorText)] : 'cssRules' in rule ? list(rule.cssRules as CSSRuleList) : [],
      )
    return list((document.getElementById('measured') as HTMLStyleElement).sheet?.cssRules as CSSRuleList)
  })
  const names = new Set(own.flatMap((text) => text.split(/,\s*(?![^(]*\))/)))
  const found = new Map<string, { attempts: number; us: number }>()
  for (const event of await recalculate(page, [SELECTORS]))
    for (const timing of event.args.selector_stats?.selector_timings ?? []) {
      const name = timing.selector
      if (!names.has(name) && !own.includes(name)) continue
      const entry = found.get(name) ?? { attempts: 0, us: 0 }
      entry.attempts += timing.match_attempts
      entry.us += timing['elapsed (us)']
      found.set(name, entry)
    }
  const all = [...found].map(([selector, { attempts, us }]) => ({ selector, attempts: attempts / ROUNDS / elements, us: us / ROUNDS }))
  return {
    attempts: all.reduce((sum, one) => sum + one.attempts, 0),
    worst: all.sort((a, b) => b.us - a.us).slice(0, 8),
    us: all.reduce((sum, one) => sum + one.us, 0),
  }
}

const median = (list: number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] as number
const setSheet = (page: Page, sheet: string | undefined) =>
  page.evaluate(
    (css) => {
      const style =
        document.getElementById('measured') ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: 'measured' }))
      style.textContent = css
    },
    sheet ? readFileSync(sheet, 'utf8') : '',
  )

for (const listed of pagesFor(args.page.length ? args.page : ['landing', 'popups', 'carousels'], ['heavy'], temporary)) {
  if ('skipped' in listed) {
    console.log(`${listed.name}: skipped (${listed.skipped})`)
    continue
  }
  const site = await serve(listed.options)
  const page = await openPage(browser, site.url + listed.address)
  const times = sheets.map((): number[] => [])
  for (let run = 0; run <= runs; run++)
    for (const [i, sheet] of sheets.entries()) {
      await setSheet(page, sheet)
      const time = await timeOf(page)
      // The first round only warms up the browser.
      if (run) times[i]?.push(time)
    }
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const alone = median(times[0] as number[])
  console.log(`\n${listed.title}, ${elements} elements: ${alone.toFixed(2)} µs an element alone`)
  for (const [i, sheet] of sheets.entries()) {
    if (!sheet) continue
    await setSheet(page, sheet)
    const { attempts, worst } = await selectorsOf(page, elements)
    const time = median(times[i] as number[])
    console.log(
      `  ${path.basename(sheet)}: ${time.toFixed(2)} µs (${(time / alone).toFixed(3)}), ${attempts.toFixed(2)} rules tried an element`,
    )
    for (const one of worst)
      console.log(`    ${one.us.toFixed(0).padStart(5)} µs ${one.attempts.toFixed(2).padStart(6)}  ${one.selector.slice(0, 110)}`)
  }
  await page.close()
  await site.close()
}
await browser.close()

async function openPage(where: Browser, url: string) {
  const page = await where.newPage({ bypassCSP: true, viewport: { width: 1280, height: 800 } })
  await page.route(/\.js(\?|$)/, (route) => route.abort())
  await page.goto(url)
  // Elements waiting for their entrance have an animation, whose work is not matching.
  await page.addStyleTag({ content: '* { animation: none !important }' })
  return page
}
