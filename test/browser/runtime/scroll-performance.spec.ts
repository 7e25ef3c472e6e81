import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright/test'
import { serve } from '../../../scripts/serve.mjs'
import { expect, test } from '../harness'
import { ownPage, scrollTo, watched, watchScroll } from '../own-page'
import { waiting } from '../unmount'

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
    // Some that are left to the script.
    ...(i % 10 === 9 && { _transform_rotateZ_effect: { size: 3 } }),
  })}><div class="elementor-widget-container">ruch ${i}</div></div>`
const BODY = Array.from(
  { length: 20 },
  (_, i) =>
    `<div class="room">${sticky(i)}<div class="plain"></div>${motion(2 * i)}${motion(2 * i + 1)}${i % 2 ? motion(40 + (i >> 1)) : ''}</div>`,
).join('')

interface Traced {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { beginData?: { stackTrace?: { functionName: string; url: string }[] }; data?: { url?: string } }
}
const SCRIPT = ['FunctionCall', 'FireAnimationFrame', 'EventDispatch', 'TimerFire', 'RunMicrotasks', 'EvaluateScript']
const LAYOUT = ['Layout', 'UpdateLayoutTree']

/**
 * Style or layout work that a script forced for the second time in one frame: it read what it, or another script, had just written.
 * The first work of a frame the browser had to do anyway.
 */
async function forced(page: Page, during: () => Promise<unknown>): Promise<{ frames: number; forced: string[] }> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const events: Traced[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  const done = new Promise((resolve) => cdp.on('Tracing.tracingComplete', resolve))
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.stack']
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await during()
  await cdp.send('Tracing.end')
  await done
  const work = events.filter((e) => LAYOUT.includes(e.name) && e.ph === 'X')
  // The page's main thread is where layouts are done.
  const { pid, tid } = work[0] as Traced
  const here = events.filter((e) => e.pid === pid && e.tid === tid).sort((a, b) => a.ts - b.ts)
  const turns = here.filter((e) => SCRIPT.includes(e.name) && e.ph === 'X')
  const found: string[] = []
  const doneBefore = new Set<string>()
  for (const e of here) {
    // A frame in which nothing changed is not committed: the next one begins all the same.
    if (e.name === 'Commit' || e.name === 'BeginMainThreadFrame') doneBefore.clear()
    if (!LAYOUT.includes(e.name) || e.ph !== 'X') continue
    const turn = turns.findLast((t) => t.ts <= e.ts && e.ts < t.ts + (t.dur ?? 0))
    const stack = e.args?.beginData?.stackTrace?.map(({ functionName, url }) => `${functionName}@${url.split('/').pop()}`)
    if (turn && doneBefore.has(e.name)) found.push(`${e.name} in ${turn.name}: ${stack?.slice(0, 4).join(' < ') ?? '?'}`)
    doneBefore.add(e.name)
  }
  return { frames: here.filter((e) => e.name === 'Commit').length, forced: found }
}

/** Scrolls by the wheel, as visitors do: no script of the test's own runs in the frames. */
async function wheel(page: Page, turns: number, by: number): Promise<void> {
  for (let i = 0; i < turns; i++) {
    await page.mouse.wheel(0, by)
    await page.waitForTimeout(50)
  }
}

test('twenty sticky and fifty moving elements force no layout while the page scrolls, and listen to nothing at rest', async ({
  page,
  problems,
}) => {
  test.setTimeout(60_000)
  await watchScroll(page)
  await ownPage(page, BODY, CSS)
  await expect(page.locator('.elementor-sticky')).toHaveCount(20)
  await scrollTo(page, 300)
  await scrollTo(page, 0)
  // Late starts, fonts and sizes are not what is counted.
  await page.waitForTimeout(500)
  const seen = await forced(page, () => wheel(page, 60, 240))
  expect(seen.frames).toBeGreaterThan(20)
  expect(seen.forced).toEqual([])
  await scrollTo(page, 0)
  await page.waitForTimeout(300)
  const before = (await watched(page)).scrolls
  expect(before).toBe(0)
  expect(problems()).toEqual([])
})

/** Twenty that stay stuck and fifty that move in every frame, all at once: columns as high as the page. */
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

/** How many are stuck, and how each of the moving looks. */
const running = (page: Page) =>
  page.evaluate(() => ({
    stuck: document.querySelectorAll('.elementor-sticky--active').length,
    looks: [...document.querySelectorAll('.fx > *')].map((el) => {
      const { transform, opacity } = getComputedStyle(el)
      return transform + opacity
    }),
    byBrowser: document.getAnimations().filter((a) => a.timeline && a.timeline !== document.timeline).length,
  }))

test('twenty stuck and fifty moving at the same time: not one forced layout', async ({ page, problems }) => {
  test.setTimeout(60_000)
  await ownPage(page, ALL_AT_ONCE, AT_ONCE_CSS)
  await expect(page.locator('.elementor-sticky')).toHaveCount(20)
  await scrollTo(page, 5000)
  await expect(page.locator('.elementor-sticky--active')).toHaveCount(20)
  await page.waitForTimeout(500)
  const before = await running(page)
  const seen = await forced(page, () => wheel(page, 30, 240))
  const after = await running(page)
  expect([before.stuck, after.stuck]).toEqual([20, 20])
  // Most run in the browser's own timelines, those with transforms of their own by script; all fifty have moved.
  expect([before.byBrowser, after.byBrowser]).toEqual([45, 45])
  expect(after.looks.filter((look, i) => look !== before.looks[i]).length).toBe(50)
  expect(seen.frames).toBeGreaterThan(10)
  expect(seen.forced).toEqual([])
  expect(problems()).toEqual([])
})

test('the count finds a script that reads what it has just written', async ({ page }) => {
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
  const seen = await forced(page, () => wheel(page, 10, 240))
  expect(seen.forced.length).toBeGreaterThan(3)
})

const shared = path.resolve(import.meta.dirname, '../../../../shared')
const largest = path.join(shared, 'fixtures/kitchen-sink.html')

test('in the largest page at hand, with twenty sticky and fifty moving elements more, no script of ours forces a layout', async ({
  page,
}) => {
  test.skip(!existsSync(largest), 'skipped: ../shared is not here')
  test.setTimeout(90_000)
  const site = await serve({ page: largest, css: [path.join(shared, 'oracle/layout.css')] })
  // Its popups would cover the page, and what they hold back would not scroll; one that closes is a new look for the whole page.
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
  // The idle sweep: what nothing scrolls to starts by itself.
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toEqual([])
  await scrollTo(page, 300)
  await scrollTo(page, 0)
  await page.waitForTimeout(500)
  const seen = await forced(page, () => wheel(page, 60, 240))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5000)
  expect(seen.frames).toBeGreaterThan(20)
  expect(seen.forced.filter((line) => /skerry|chunks|-[0-9a-z]{5}\.js/.test(line))).toEqual([])
  await site.close()
})
