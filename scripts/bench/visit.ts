/** One visit of `npm run bench` to a page: load, wait, scroll, each traced, with a slowed-down processor. */
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page, Response } from 'playwright'
import { countStyled, readIslands, readPaints, scrolledTo, scrollRoom, watchPaints } from './in-page'
import { categories, readTrace, type Trace } from './trace'
import { isWhole } from './trace-style'

const OURS = /\/(skerry[^/]*|chunks\/[^/]+)\.js/
const isOurs = (url: string) => OURS.test(url)

export interface How {
  browser: Browser
  rate: number
  url: string
  stay: number
  /** Use a phone's window, with touch. */
  phone?: boolean
  /** Which scripts count; by default ours. */
  counts?: (url: string) => boolean
}
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const COMPUTER = { viewport: { width: 1280, height: 800 } }
type Act<Found> = (page: Page, cdp: CDPSession) => Promise<Found>

/**
 * Uses a new profile per visit, so that no cache helps and the page gets its own process; a hanging page ends the bench with a sentence.
 */
async function visit<Found>({ browser, rate, url, phone }: How, act: Act<Found>) {
  const context = await browser.newContext(phone ? PHONE : COMPUTER)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`${url} did not answer for two minutes.`)), 120_000)
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.addInitScript(watchPaints)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    return await Promise.race([act(page, cdp), late])
  } finally {
    clearTimeout(timer)
    await context.close()
  }
}

const load = (page: Page, url: string) => page.goto(url, { waitUntil: 'load', timeout: 60_000 })

/** Lazy mounting is done when the count is stable for a second; a page that never settles is measured after ten. */
async function settled(page: Page) {
  let last: string | undefined
  for (let calm = 0, looks = 0; calm < 4 && looks < 40; looks++) {
    await page.waitForTimeout(250)
    const { islands, mounted } = await page.evaluate(readIslands)
    const now = `${mounted}/${islands}`
    calm = now === last ? calm + 1 : 0
    last = now
  }
}

/** How long until the page is calm, in ms, and what it has loaded by its end. */
export const timeToCalm = (how: How) =>
  visit(how, async (page, cdp) => {
    const loaded = new Map<string, Promise<Loaded | undefined>>()
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      if (kind === 'script' || kind === 'stylesheet') loaded.set(response.url(), weigh(response, kind))
    })
    const from = performance.now()
    await load(page, how.url)
    await settled(page)
    const ms = performance.now() - from
    await within(20_000, wheel(cdp, page))
    await settled(page)
    const files = (await Promise.all(loaded.values())).filter((file) => file !== undefined)
    const bytes = (kind: Loaded['kind']) => files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0)
    return { ms, js: bytes('script'), css: bytes('stylesheet'), files: files.length }
  })

interface Loaded {
  kind: 'script' | 'stylesheet'
  bytes: number
}
/** A file's size with gzip at its best, whatever this server used; undefined if it failed. */
async function weigh(response: Response, kind: Loaded['kind']): Promise<Loaded | undefined> {
  const body = await response.body().catch(() => undefined)
  return body?.length ? { kind, bytes: gzipSync(body, { level: 9 }).length } : undefined
}

/**
 * Opens the page and stays for `how.stay` ms under a trace: stacks are comparable only if watched equally long. Without queries in between,
 * because each is main thread work; a late page gets the time it needs.
 */
async function watchStart(page: Page, how: How) {
  await how.browser.startTracing(page, { categories })
  const from = performance.now()
  await load(page, how.url)
  await page.waitForTimeout(Math.max(0, how.stay - (performance.now() - from)))
  if (performance.now() - from > how.stay * 1.2) await settled(page)
  return readTrace(await how.browser.stopTracing(), how.counts ?? isOurs)
}

/** The trace of the scroll and its distance, or undefined if the browser did not start it. */
async function watchScroll(page: Page, cdp: CDPSession, how: How) {
  const from = await page.evaluate(scrolledTo)
  await how.browser.startTracing(page, { categories })
  const done = await within(20_000, wheel(cdp, page))
  const trace = await how.browser.stopTracing()
  return done ? { ...readTrace(trace, how.counts ?? isOurs), distance: (await page.evaluate(scrolledTo)) - from } : undefined
}

/**
 * Sometimes the browser never starts the requested gesture, and repeating it on the page does not help. Then the visit is discarded and a
 * new page visited.
 */
async function untilScrolled<Scroll, Rest>(how: How, act: Act<Rest & { scroll: Scroll | undefined }>, most = 5) {
  for (let repeated = 0; repeated < most; repeated++) {
    const found = await visit(how, act)
    const { scroll } = found
    if (scroll) return { ...found, scroll, repeated }
  }
  throw new Error(`${how.url} could not be scrolled in ${most} visits.`)
}

/** Whether a promise settled in time. */
async function within(ms: number, done: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false)
  })
  const answer = await Promise.race([done.then(() => true), late])
  clearTimeout(timer)
  return answer
}

/** A measured visit. */
export const measure = (how: How) =>
  untilScrolled(how, async (page, cdp) => {
    const start = await watchStart(page, how)
    const state = await page.evaluate(readIslands)
    const elements = await page.evaluate(countStyled)
    const before = await page.evaluate(readPaints)
    const scroll = await watchScroll(page, cdp, how)
    const { shifts } = await page.evaluate(readPaints)
    return {
      ...state,
      elements,
      largest: before.largest,
      shiftsAtStart: before.shifts,
      shifts,
      start: summary(start, elements),
      scroll: scroll && { ...summary(scroll, elements), perFrame: scroll.perFrame },
    }
  })

/** What is kept of a trace: numbers, and long tasks by name. */
function summary<T extends Trace>(trace: T, elements: number) {
  const { events, marks, perFrame, recalculations, tasks, ...numbers } = trace
  return {
    ...numbers,
    recalculations: recalculations.length,
    whole: recalculations.filter((restyled) => isWhole(restyled, elements)).length,
    secondLongestOurs: tasks[1]?.ours ?? 0,
    longTasks: tasks.filter(({ ours }) => ours > 50).map(({ ours, forced, by }) => ({ ours, forced, by })),
  }
}

/** Scrolls through the compositor with real wheel events, at most 8000 px. */
async function wheel(cdp: CDPSession, page: Page) {
  const room = await page.evaluate(scrollRoom)
  if (room <= 0) return
  const { width = 0 } = page.viewportSize() ?? {}
  await cdp.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: 400,
    yDistance: -Math.min(8000, room),
    speed: 2000,
    gestureSourceType: 'mouse',
  })
}
