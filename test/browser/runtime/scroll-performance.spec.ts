import { existsSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright/test'
import { serve } from '../../../demo/server/serve'
import { expect, test } from '../harness'
import { ownPage, recordedScrollAndShifts, recordScrollAndShifts, scrollTo } from '../own-page'
import { settled } from '../settled'
import { inShared } from '../shared-folder'
import { waitingIslands } from '../unmount'

const CSS = `* { box-sizing: border-box } body { margin: 0 } .bar { height: 40px; margin: 0 20px } .room { height: 700px; position: relative } .fx { height: 120px }
.plain { height: 160px }`
const settings = (given: object) => `data-settings='${JSON.stringify(given)}'`
const sticky = (i: number) =>
  `<div class="bar" ${settings({ sticky: i % 5 ? 'top' : 'bottom', sticky_offset: i, ...(i % 3 && { sticky_parent: 'yes' }) })}>pasek ${i}</div>`
const NAMES = ['translateY', 'translateX', 'rotateZ', 'opacity', 'scale']
const motion = (i: number) =>
  `<div class="fx" data-element_type="widget" ${settings({
    motion_fx_motion_fx_scrolling: 'yes',
    [`motion_fx_${NAMES[i % 5]}_effect`]: 'yes',
    // Every tenth has its own transform and is left to the script, the others to the browser's timelines.
    ...(i % 10 === 9 && { _transform_rotateZ_effect: { size: 3 } }),
  })}><div class="elementor-widget-container">ruch ${i}</div></div>`
const BODY = Array.from(
  { length: 20 },
  (_, i) =>
    `<div class="room">${sticky(i)}<div class="plain"></div>${motion(2 * i)}${motion(2 * i + 1)}${i % 2 ? motion(40 + (i >> 1)) : ''}</div>`,
).join('')

/** An event of the browser's trace; times in µs. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { beginData?: { stackTrace?: { functionName: string; url: string }[] }; data?: { url?: string } }
}
const SCRIPT_EVENTS = ['FunctionCall', 'FireAnimationFrame', 'EventDispatch', 'TimerFire', 'RunMicrotasks', 'EvaluateScript']
const LAYOUT_EVENTS = ['Layout', 'UpdateLayoutTree']

/**
 * Traces the page while `action` runs. Returns the number of frames, and the style or layout work that scripts forced for a second time in a
 * frame by reading what they had just written. A frame's first work is not listed: the browser had to do it anyway.
 */
async function traceForcedLayouts(page: Page, action: () => Promise<unknown>): Promise<{ frames: number; forced: string[] }> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => cdp.on('Tracing.tracingComplete', resolve))
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.stack']
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await action()
  await cdp.send('Tracing.end')
  await complete
  const work = events.filter((e) => LAYOUT_EVENTS.includes(e.name) && e.ph === 'X')
  // Layout runs on the page's main thread.
  const { pid, tid } = work[0] as TraceEvent
  const mainThread = events.filter((e) => e.pid === pid && e.tid === tid).sort((a, b) => a.ts - b.ts)
  const scripts = mainThread.filter((e) => SCRIPT_EVENTS.includes(e.name) && e.ph === 'X')
  const found: string[] = []
  const doneBefore = new Set<string>()
  for (const e of mainThread) {
    // An unchanged frame is not committed, so the start of the next one counts as well.
    if (e.name === 'Commit' || e.name === 'BeginMainThreadFrame') doneBefore.clear()
    if (!LAYOUT_EVENTS.includes(e.name) || e.ph !== 'X') continue
    const script = scripts.findLast((t) => t.ts <= e.ts && e.ts < t.ts + (t.dur ?? 0))
    const stack = e.args?.beginData?.stackTrace?.map(({ functionName, url }) => `${functionName}@${url.split('/').pop()}`)
    if (script && doneBefore.has(e.name)) found.push(`${e.name} in ${script.name}: ${stack?.slice(0, 4).join(' < ') ?? '?'}`)
    doneBefore.add(e.name)
  }
  return { frames: mainThread.filter((e) => e.name === 'Commit').length, forced: found }
}

/**
 * Scrolls with the wheel, as slowly as a hand. Waits by the clock and outside the page: a condition would have to be asked for in the page,
 * where the test's own scripts would be traced in the frames that it judges.
 */
async function wheel(page: Page, times: number, by: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await page.mouse.wheel(0, by)
    await page.waitForTimeout(50)
  }
}

/** Waits for every start and for fonts: late work would count as the scrolling's. */
async function atRest(page: Page): Promise<void> {
  await expect.poll(() => waitingIslands(page), { timeout: 15_000 }).toEqual([])
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await settled(page)
}

test('a page with twenty sticky elements and fifty with motion scrolls without a forced layout, and has no scroll listener at rest', async ({
  page,
  problems,
}) => {
  test.setTimeout(60_000)
  await recordScrollAndShifts(page)
  await ownPage(page, BODY, CSS)
  await expect(page.locator('.elementor-sticky')).toHaveCount(20)
  await scrollTo(page, 300)
  await scrollTo(page, 0)
  await atRest(page)
  const trace = await traceForcedLayouts(page, () => wheel(page, 60, 240))
  expect(trace.frames).toBeGreaterThan(20)
  expect(trace.forced).toEqual([])
  await scrollTo(page, 0)
  await expect.poll(async () => (await recordedScrollAndShifts(page)).scrollListeners).toBe(0)
  await settled(page)
  expect((await recordedScrollAndShifts(page)).scrollListeners).toBe(0)
  expect(problems()).toEqual([])
})

/** Twenty elements that stay stuck and fifty that move in every frame, all at once: each is in a column as high as the page. */
const ALL_AT_ONCE = [
  ...Array.from(
    { length: 20 },
    (_, i) =>
      `<div class="bar" ${settings({ sticky: i % 5 ? 'top' : 'bottom', sticky_offset: 3 * i, sticky_effects_offset: 400 * i, ...(i % 3 && { sticky_parent: 'yes' }) })}>pasek ${i}</div>`,
  ).map((html, i) => (i % 5 ? html : `<div class="below">${html}</div>`)),
  `<div class="grid">${Array.from({ length: 50 }, (_, i) => motion(i)).join('')}</div>`,
].join('')
const AT_ONCE_CSS = `${CSS} body { height: 20000px; position: relative } .bar { height: 20px; position: relative } .below { position: absolute; left: 0; right: 0; top: 0; height: 20000px; pointer-events: none }
.below .bar { position: absolute; bottom: 0; left: 0; right: 0 } .grid { display: grid; grid-template-columns: repeat(50, 1fr); position: absolute; inset: 0; overflow: clip; font-size: 8px } .fx { height: 20000px }`

/** How many elements are stuck, how the moving ones look, and how many of them the browser's timelines move. */
const effects = (page: Page) =>
  page.evaluate(() => ({
    stuck: document.querySelectorAll('.elementor-sticky--active').length,
    looks: [...document.querySelectorAll('.fx > *')].map((el) => {
      const { transform, opacity } = getComputedStyle(el)
      return transform + opacity
    }),
    byBrowser: document.getAnimations().filter((a) => a.timeline && a.timeline !== document.timeline).length,
  }))

test('a page on which twenty elements are stuck and fifty move at the same time scrolls without a forced layout', async ({
  page,
  problems,
}) => {
  test.setTimeout(60_000)
  await ownPage(page, ALL_AT_ONCE, AT_ONCE_CSS)
  await expect(page.locator('.elementor-sticky')).toHaveCount(20)
  await scrollTo(page, 5000)
  await expect(page.locator('.elementor-sticky--active')).toHaveCount(20)
  await atRest(page)
  const before = await effects(page)
  const trace = await traceForcedLayouts(page, () => wheel(page, 30, 240))
  const after = await effects(page)
  expect([before.stuck, after.stuck]).toEqual([20, 20])
  // The browser's timelines move 45, a script moves the five with their own transforms, and all fifty have moved.
  expect([before.byBrowser, after.byBrowser]).toEqual([45, 45])
  expect(after.looks.filter((look, i) => look !== before.looks[i]).length).toBe(50)
  expect(trace.frames).toBeGreaterThan(10)
  expect(trace.forced).toEqual([])
  expect(problems()).toEqual([])
})

test('the test’s own count of forced layouts finds a script that reads what it has just written', async ({ page }) => {
  await ownPage(page, ALL_AT_ONCE, AT_ONCE_CSS)
  await expect(page.locator('.elementor-sticky')).toHaveCount(20)
  await page.evaluate(() =>
    addEventListener('scroll', () =>
      requestAnimationFrame(() => {
        for (let i = 0; i < 2; i++) {
          document.body.style.paddingTop = `${scrollY % (7 + i)}px`
          document.body.getBoundingClientRect()
        }
      }),
    ),
  )
  const trace = await traceForcedLayouts(page, () => wheel(page, 10, 240))
  expect(trace.forced.length).toBeGreaterThan(3)
})

const largest = inShared('fixtures/kitchen-sink.html')

test('no script of ours forces a layout on a large real page to which twenty sticky elements and fifty with motion are added', async ({
  page,
}) => {
  test.skip(!existsSync(largest), 'no saved pages')
  test.setTimeout(90_000)
  const site = await serve({ page: largest, css: [inShared('oracle/layout.css')] })
  // Popups stay closed: an open one would stop the page from scrolling, and closing one restyles the whole page.
  await page.addInitScript(() => document.addEventListener('skerry:popup:show', (event) => event.preventDefault(), true))
  await page.goto(site.url, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => 'Skerry' in window)
  await page.evaluate(
    ({ body, css }) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      const more = new DOMParser().parseFromString(body, 'text/html')
      document.body.prepend(...more.body.children)
    },
    { body: BODY, css: CSS },
  )
  await expect.poll(() => page.locator('.bar.elementor-sticky').count(), { timeout: 15_000 }).toBe(20)
  // The idle sweep starts what was never scrolled to.
  await expect.poll(() => waitingIslands(page), { timeout: 15_000 }).toEqual([])
  await scrollTo(page, 300)
  await scrollTo(page, 0)
  await atRest(page)
  const trace = await traceForcedLayouts(page, () => wheel(page, 60, 240))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5000)
  expect(trace.frames).toBeGreaterThan(20)
  expect(trace.forced.filter((line) => /skerry|chunks|-[0-9a-z]{5}\.js/.test(line))).toEqual([])
  await site.close()
})
