/**
 * npm run bench:takeover [-- --runs 5] [--rate 4]
 * What a visitor pays for a page of the builder's with a take-over, and without Skerry: its files are stand-ins of the same number and weight
 * (14 files, 183 kB gzipped), which do next to nothing when they run. `Skerry alone` is the page without them. From the browser's trace: which of them were compiled, and how long scripts kept the main thread busy until
 * the page was calm, on a processor four times slower than this one. Wants a build.
 * With --slow: how many of the visits are taken over on a network of 400 kbit/s and 400 ms, with stylesheets and pictures to load beside, and
 * when, of a page whose code comes in time.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { serve } from '../../demo/server/serve'
import { ensureBrowser, launchArgs } from '../browser'
import { parseArgs, root } from '../process'
import type { TraceEvent } from './trace-events'

const PATHS = [
  'wp-includes/js/jquery/jquery.min.js',
  'wp-includes/js/jquery/jquery-migrate.min.js',
  'wp-includes/js/jquery/ui/core.min.js',
  'wp-includes/js/imagesloaded.min.js',
  ...['lib/smartmenus/jquery.smartmenus', 'js/webpack-pro.runtime', 'lib/sticky/jquery.sticky', 'js/frontend', 'js/elements-handlers'].map(
    (file) => `wp-content/plugins/elementor-pro/assets/${file}.min.js`,
  ),
  ...['js/webpack.runtime', 'js/frontend-modules', 'lib/waypoints/waypoints', 'lib/swiper/v8/swiper', 'js/frontend'].map(
    (file) => `wp-content/plugins/elementor/assets/${file}.min.js`,
  ),
].map((file) => `/${file}`)
const GZ = 183_000
/** The builder's files by name, in a trace. */
const isBuilders = (url = '') => PATHS.some((file) => url.endsWith(file))

/** Code that compiles and runs, about as dense as minified code. */
function standIns() {
  let seed = 7
  const random = (n: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % n
  }
  const words = Array.from({ length: 900 }, () => random(46656 * 36).toString(36))
  const word = () => words[random(words.length)]
  const line = () => `f.push(function(a,b){var c={${word()}:a+${random(999)},${word()}:"${word()} ${word()}"};return b?c.${word()}:c});\n`
  const lines: string[] = []
  let text = ''
  while (gzipSync(text).length < GZ) {
    const more = Array.from({ length: 200 }, line)
    lines.push(...more)
    text += more.join('')
  }
  const each = Math.ceil(lines.length / PATHS.length)
  const globals = (file: string) => (/elementor\/assets\/js\/frontend\.min/.test(file) ? 'window.elementorFrontend={};' : '')
  return new Map(
    PATHS.map((file, i) => [
      file,
      `${globals(file)}(()=>{var f=[];${lines.slice(i * each, (i + 1) * each).join('')}for(var g of f){g(1);g(1,1)}})()`,
    ]),
  )
}

const sliders = `<div class="elementor-element" data-element_type="section" data-settings='{"sticky":"top"}'>a</div>`
const accordion = `<div class="elementor-element elementor-widget elementor-widget-accordion" data-element_type="widget" data-widget_type="accordion.default"><div class="elementor-widget-container"><div class="elementor-accordion"><div class="elementor-accordion-item"><div id="t" class="elementor-tab-title" data-tab="1" role="button" aria-controls="c"><a class="elementor-accordion-title" tabindex="0">a</a></div><div id="c" class="elementor-tab-content" data-tab="1" role="region">b</div></div></div></div></div>`
function pageWith(ours: string, paths = PATHS) {
  const tags = (files: string[]) => files.map((file) => `<script src="${file}"></script>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title>${ours}${tags(paths.slice(0, 2))}</head><body><div class="elementor elementor-1" data-elementor-type="wp-page">${sliders}${accordion}${'<p>text</p>'.repeat(200)}</div>${tags(paths.slice(2))}</body></html>`
}

/** `{ script, compiled, ran }`: ms of scripts on the main thread, and how many of the builder's files were compiled and run. */
function readTrace(buffer: Buffer) {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(buffer.toString())
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const urlOf = ({ args }: TraceEvent) => args.data?.url ?? args.fileName
  const named = (...names: string[]) => traceEvents.filter(({ name }) => names.includes(name))
  const files = (events: TraceEvent[]) => new Set(events.map(urlOf).filter(isBuilders)).size
  // Of nested events, the outermost counts.
  let end = 0
  let script = 0
  for (const { ts, dur = 0, tid, pid } of named(
    'EvaluateScript',
    'FunctionCall',
    'v8.compile',
    'v8.evaluateModule',
    'v8.compileModule',
    'RunMicrotasks',
  ).sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (main && (tid !== main.tid || pid !== main.pid)) continue
    if (ts < end) continue
    end = ts + dur
    script += dur / 1000
  }
  return { script, compiled: files(named('v8.compile')), ran: files(named('EvaluateScript')) }
}

const { runs = 5, rate = 4, slow } = parseArgs({ values: ['runs', 'rate'], flags: ['slow'] })
const files = standIns()
const inline = readFileSync(path.join(root, 'embed/takeover.html'), 'utf8').trim()
const withTakeover = pageWith(`${inline}<script async src="/skerry.js" data-takeover></script>`)
const PAGES: Record<string, string> = {
  'without Skerry': pageWith(''),
  'Skerry alone': pageWith('<script async src="/skerry.js"></script>', []),
  'with a take-over': withTakeover,
}
/** What a page loads besides scripts: barely compressible text stands for stylesheets and pictures. */
const BESIDE: Record<string, number> = {
  '/beside/a.css': 40_000,
  '/beside/b.css': 25_000,
  ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`/beside/${i}.png`, 45_000])),
}
const beside = Object.keys(BESIDE)
  .map((file) => (file.endsWith('css') ? `<link rel="stylesheet" href="${file}">` : `<img src="${file}" width="9" height="9" alt="">`))
  .join('')
if (slow) {
  PAGES.slow = withTakeover.replace('async src', 'async fetchpriority="high" src').replace('<body>', `<body>${beside}`)
}
const addresses = Object.keys(PAGES).map((_, i) => `/bench/${i}`)
const site = await serve({
  extra: (pathname) => {
    const page = Object.values(PAGES)[addresses.indexOf(pathname)]
    if (page) return { body: page, type: 'html' }
    const size = BESIDE[pathname]
    if (size) return { body: randomBytes(size).toString('latin1'), type: pathname.endsWith('css') ? 'css' : 'png' }
    const body = files.get(pathname)
    return body === undefined ? undefined : { body, type: 'js' }
  },
})
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchArgs })
const results = new Map<string, ReturnType<typeof readTrace>[]>(Object.keys(PAGES).map((name) => [name, []]))

/** One visit on a slow network: `taken after 7.1 s`, or why not. */
async function visitSlowly() {
  const context = await browser.newContext()
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) })
  await page.goto(site.url + addresses.at(-1), { waitUntil: 'commit' })
  const handle = await page.waitForFunction(
    () => {
      const { Skerry } = globalThis as { Skerry?: { takeover?: { decision?: string; why?: string[] } } }
      const { decision = 'deciding', why = [] } = Skerry?.takeover ?? {}
      return decision !== 'deciding' && `${decision} after ${(performance.now() / 1000).toFixed(1)} s ${why.join()}`
    },
    undefined,
    { timeout: 120_000 },
  )
  const said = await handle.jsonValue()
  await context.close()
  return said
}
if (slow) {
  for (let run = 0; run < Number(runs); run++) console.log(await visitSlowly())
  await browser.close()
  await site.close()
  process.exit()
}
for (let run = 0; run < Number(runs); run++)
  for (const [i, name] of Object.keys(PAGES).entries()) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) })
    await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'blink.user_timing'] })
    await page.goto(site.url + addresses[i], { waitUntil: 'networkidle' })
    results.get(name)?.push(readTrace(await browser.stopTracing()))
    await context.close()
  }
await browser.close()
await site.close()

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0
const total = gzipSync([...files.values()].join('')).length
console.log(
  `${files.size} files of the builder’s, ${Math.round(total / 1000)} kB gzipped; medians of ${runs} visits, processor ${rate} times slower\n`,
)
console.log(`${'page'.padEnd(20)}${'scripts, ms'.padStart(14)}${'files compiled'.padStart(17)}${'files run'.padStart(12)}`)
for (const [name, list] of results) {
  const of = (key: 'script' | 'compiled' | 'ran') => median(list.map((one) => one[key]))
  console.log(
    `${name.padEnd(20)}${of('script').toFixed(0).padStart(14)}${String(of('compiled')).padStart(17)}${String(of('ran')).padStart(12)}`,
  )
}
