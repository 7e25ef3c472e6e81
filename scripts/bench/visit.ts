/** One visit of `npm run bench` to one page: load, wait, scroll, each under a trace and with the processor slowed down. */
import type { Browser, CDPSession, Page } from 'playwright'
import { addBusy } from './busy'
import { countStyled, keepShifts, readIslands, readPaints, scrolledTo, scrollRoom, watchPaints } from './in-page'
import { categories, readTrace, type Trace } from './trace'
import { isWhole } from './trace-style'

const OURS = /\/(skerry[^/]*|chunks\/[^/]+)\.js/
const isOurs = (url: string) => OURS.test(url)

export interface How {
  browser: Browser
  rate: number
  busy: boolean
  url: string
  stay: number
}
type Act<Found> = (page: Page, cdp: CDPSession) => Promise<Found>

/**
 * A profile of its own for every visit, so that no cache helps and the page gets a process of its own; a page that hangs ends the
 * bench with a sentence.
 */
async function visit<Found>({ browser, rate, url }: How, act: Act<Found>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
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

/** Lazy mounts are done when their number stands still for a second; a page that never rests is measured after ten. */
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

/** How long a visit takes until its page is calm, in milliseconds. */
export const timeToCalm = (how: How) =>
  visit(how, async (page) => {
    const from = performance.now()
    await load(page, how.url)
    await settled(page)
    return performance.now() - from
  })

/**
 * Opens the page and stays for `how.stay` milliseconds under a trace: stacks are comparable only when all are watched for as long.
 * Without a question in between, because every question is work of the page's main thread; a late page gets the time it needs.
 */
async function watchStart(page: Page, how: How, extra: string[] = []) {
  await how.browser.startTracing(page, { categories: [...categories, ...extra] })
  const from = performance.now()
  await load(page, how.url)
  await page.waitForTimeout(Math.max(0, how.stay - (performance.now() - from)))
  if (performance.now() - from > how.stay * 1.2) await settled(page)
  return readTrace(await how.browser.stopTracing(), isOurs)
}

/** The trace of the scroll and how far it went, or undefined when the browser did not begin it. */
async function watchScroll(page: Page, cdp: CDPSession, how: How, extra: string[] = []) {
  if (how.busy) {
    const { shifts } = await page.evaluate(readPaints)
    await page.evaluate(addBusy)
    await settled(page)
    await page.evaluate(keepShifts, shifts.length)
  }
  const from = await page.evaluate(scrolledTo)
  await how.browser.startTracing(page, { categories: [...categories, ...extra] })
  const done = await within(20_000, wheel(cdp, page))
  const trace = await how.browser.stopTracing()
  return done ? { ...readTrace(trace, isOurs), distance: (await page.evaluate(scrolledTo)) - from } : undefined
}

/**
 * Sometimes the browser never begins the gesture that it was asked for, and asking the same page again does not help. What such a visit
 * measured is thrown away, and a new page is visited.
 */
async function untilScrolled<Scroll, Rest>(how: How, act: Act<Rest & { scroll: Scroll | undefined }>, most = 5) {
  for (let repeated = 0; repeated < most; repeated++) {
    const found = await visit(how, act)
    const { scroll } = found
    if (scroll) return { ...found, scroll, repeated }
  }
  throw new Error(`${how.url} could not be scrolled in ${most} visits.`)
}

/** Whether something was done in time. */
async function within(ms: number, done: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false)
  })
  const answer = await Promise.race([done.then(() => true), late])
  clearTimeout(timer)
  return answer
}

/** A visit with further categories of the trace: that of the start, that of the scroll, and how many elements are styled. */
export const inspect = (how: How, extra: string[]) =>
  untilScrolled(how, async (page, cdp) => {
    const start = await watchStart(page, how, extra)
    const elements = await page.evaluate(countStyled)
    return { start, scroll: await watchScroll(page, cdp, how, extra), elements }
  })

/** A visit that is measured. */
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

/** What is kept of a trace: numbers, and the long tasks by name. */
function summary<T extends Trace>(trace: T, elements: number) {
  const { events, marks, all, pid, perFrame, recalculations, tasks, ...numbers } = trace
  return {
    ...numbers,
    recalculations: recalculations.length,
    whole: recalculations.filter((restyled) => isWhole(restyled, elements)).length,
    secondLongestOurs: tasks[1]?.ours ?? 0,
    longTasks: tasks.filter(({ ours }) => ours > 50).map(({ ours, forced, by }) => ({ ours, forced, by })),
  }
}

/** A real scroll through the compositor, with wheel events, over at most 8000 px. */
async function wheel(cdp: CDPSession, page: Page) {
  const room = await page.evaluate(scrollRoom)
  if (room <= 0) return
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 640,
    y: 400,
    yDistance: -Math.min(8000, room),
    speed: 2000,
    gestureSourceType: 'mouse',
  })
}
