/**
 * npm run bench [-- --page file.html [--css file]…] [--busy] [--runs 5] [--rate 4] [--json out.json] [--no-build]
 * What Skerry costs a visitor with a processor four times slower than this one: evaluation, start, the longest task of ours and what was in
 * it, layout shift, and script per frame of a scroll. Medians of all runs, then one run with names. With --busy,
 * twenty sticky and fifty moving elements are added before the scroll. Timings of two machines cannot be compared; those of two commits on one quiet machine can.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addBusy } from './bench-busy.mjs'
import { ensureBrowser, launchArgs } from './browser.mjs'
import { fail, node, parseArgs, root, shared } from './process.mjs'
import { printProfile, profiler, samplesOf } from './profile.mjs'
import { setup } from './setup.mjs'
import { categories, readTrace } from './trace.mjs'

const OURS = /\/(skerry[^/]*|chunks\/[^/]+)\.js/

const args = parseArgs({ flags: ['no-build', 'busy'], values: ['page', 'runs', 'rate', 'json'], lists: ['css'] })
const runs = Number(args.runs ?? 5)
const rate = Number(args.rate ?? 4)
if (!(runs >= 1) || !(rate >= 1)) fail('--runs and --rate are numbers from 1.')

await setup({ browser: false }).catch((error) => fail(error.message))
const executablePath = await ensureBrowser().catch((error) => fail(error.message))
if (!args['no-build'] && (await node('esbuild.config.mjs')) !== 0 && !existsSync(path.join(root, 'dist/skerry.js')))
  fail('The build failed.')
const { serve } = await import('./serve.mjs')
const { chromium } = await import('playwright')

const { options, address, title } = subject()
let site = await serve(options)
const measured = []
try {
  for (let i = 0; i < runs; i++) measured.push(await once())
  await site.close()
  print(measured)
  await profile()
} catch (error) {
  fail(error.message)
}
if (args.json) writeFileSync(args.json, JSON.stringify(measured, null, 1))

/** What to measure: the given page, else the largest real one, else the demo's landing page. */
function subject() {
  const fixture = path.join(shared, 'fixtures/kitchen-sink.html')
  const page = args.page ?? (existsSync(fixture) ? fixture : 'demo/landing/index.html')
  if (!existsSync(page)) fail(`${page} does not exist.`)
  const title = path.relative(root, path.resolve(page))
  const [top, ...rest] = title.split(path.sep)
  // Pages of the demo have their own script tag and neighbours, so they are served as the demo is.
  if (top === 'demo') return { title, options: {}, address: `/${rest.join('/')}` }
  return {
    title,
    address: '/',
    options: { page, css: page === fixture ? [path.join(shared, 'oracle/layout.css'), ...args.css] : args.css },
  }
}

/** One visit: the page is loaded and then scrolled, each under a trace and with the processor slowed down. */
function once() {
  return visit(async (page, cdp, browser) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    await page.addInitScript(watchShifts)
    const traced = async (act) => {
      await browser.startTracing(page, { categories })
      await act()
      return readTrace(await browser.stopTracing(), (url) => OURS.test(url))
    }
    const boot = await traced(() => load(page))
    for (const task of boot.tasks.filter(({ ours }) => ours > 50))
      console.log(
        `long: ${task.ours.toFixed(1)} ms of ours, ${task.forced.toFixed(1)} of them forced style and layout; begun by ${task.by}`,
      )
    const state = await page.evaluate(readPage)
    if (args.busy) {
      await page.evaluate(addBusy)
      await settled(page)
    }
    const scroll = await traced(() => wheel(cdp, page))
    return flat({ boot, state, scroll, shift: await page.evaluate(() => window.__shift) })
  })
}

/** One more visit, to a build with names: what the start is made of, and what was in the longest tasks. */
async function profile() {
  const dist = mkdtempSync(path.join(tmpdir(), 'skerry-named-'))
  try {
    if ((await node('esbuild.config.mjs', ['--named', dist])) !== 0) fail('The build with names failed.')
    site = await serve({ ...options, dist })
    const { all, pid, tasks } = await visit(async (page, cdp, browser) => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate })
      await browser.startTracing(page, { categories: [...categories, profiler] })
      await load(page)
      return readTrace(await browser.stopTracing(), (url) => OURS.test(url))
    })
    printProfile(samplesOf(all, pid, dist), tasks)
    await site.close()
  } finally {
    rmSync(dist, { recursive: true, force: true })
  }
}

/** A browser of its own for every visit, so that no code cache helps; a page that hangs ends the bench with a sentence. */
async function visit(act) {
  const hosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'
  const browser = await chromium.launch({ executablePath, args: [...launchArgs, hosts] })
  let timer
  const late = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new Error(`${title} did not answer for two minutes.`)), 120_000)
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const cdp = await page.context().newCDPSession(page)
    return await Promise.race([act(page, cdp, browser), late])
  } finally {
    clearTimeout(timer)
    await browser.close()
  }
}

async function load(page) {
  await page.goto(site.url + address, { waitUntil: 'load', timeout: 60_000 })
  await settled(page)
}

function watchShifts() {
  window.__shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

function readPage() {
  const islands = window.Skerry?.islands?.() ?? []
  return { islands: islands.length, mounted: islands.filter(({ state }) => state === 'mounted').length }
}

/** Lazy mounts are done when their number stands still for a second; a page that never rests is measured after ten. */
async function settled(page) {
  let last
  for (let calm = 0, looks = 0; calm < 4 && looks < 40; looks++) {
    await page.waitForTimeout(250)
    const { islands, mounted } = await page.evaluate(readPage)
    const now = `${mounted}/${islands}`
    calm = now === last ? calm + 1 : 0
    last = now
  }
}

/** A real scroll through the compositor, with wheel events, over at most 8000 px. */
async function wheel(cdp, page) {
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  if (room <= 0) return
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 640,
    y: 400,
    yDistance: -Math.min(8000, room),
    speed: 2000,
    gestureSourceType: 'mouse',
  })
}

/** `{ row name: number }`, in the order they are printed. */
function flat({ boot, state, scroll, shift }) {
  const frames = scroll.perFrame
  return {
    islands: state.islands,
    'islands mounted': state.mounted,
    'compile, ms': boot.compile,
    'evaluate, ms': boot.evaluate,
    'start: all script until calm, ms': boot.script,
    'start: LONGEST TASK OF OURS, ms': boot.longestOurs,
    'start: our second longest, ms': boot.tasks[1]?.ours ?? 0,
    'start: tasks of ours over 50 ms': boot.tasks.filter(({ ours }) => ours > 50).length,
    'start: longest with the browser’s own work, ms': boot.longestTask,
    'start: longest task of the page, ms': boot.longestTaskOfPage,
    'start: forced layouts': boot.forcedLayouts,
    'start: forced styles': boot.forcedStyles,
    'layout shift, with the scroll': shift,
    'scroll: frames': frames.length,
    'scroll: frames with script of ours': frames.filter((ms) => ms > 0).length,
    'scroll: script a frame, mean ms': frames.length ? scroll.script / frames.length : 0,
    'scroll: script a frame, p95 ms': quantile(frames, 0.95),
    'scroll: script a frame, max ms': quantile(frames, 1),
    'scroll: longest task of ours, ms': scroll.longestOurs,
    'scroll: forced layouts': scroll.forcedLayouts,
    'scroll: forced styles': scroll.forcedStyles,
  }
}

function quantile(list, q) {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0
}

function print(rows) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const show = (n) => (Number.isInteger(n) ? String(n) : n.toFixed(n < 1 ? 3 : 1))
  console.log(`\n${title}, processor ${rate}× slower, ${runs} run${runs > 1 ? 's' : ''}\n${'median'.padStart(58)}${'range'.padStart(20)}`)
  for (const name of names) {
    const values = rows.map((row) => row[name] ?? 0)
    const range = `${show(Math.min(...values))} – ${show(Math.max(...values))}`
    console.log(name.padEnd(46) + show(quantile(values, 0.5)).padStart(12) + range.padStart(20))
  }
}
