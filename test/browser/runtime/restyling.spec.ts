import type { Page } from 'playwright/test'
import { categories, readTrace } from '../../../scripts/bench/trace'
import { causeCategories, forcedBy, isWhole, NO_NAME } from '../../../scripts/bench/trace-style'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { settled } from '../settled'

/**
 * Rules like those of real pages: a change on the body or an element high up affects everything below. Without them the browser would
 * restyle next to nothing, whatever a script writes.
 */
const TANGLED_CSS = `* { box-sizing: border-box } body { margin: 0 } .row { min-height: 40px } .header { height: 60px } .room { height: 900px }
:root { --gap: 2px } .row { padding: var(--gap) } .elementor-invisible { visibility: hidden }
.e--ua-chrome .cell > *, .e--ua-webkit .row > *, .e--ua-blink * { --agent: 1 }
[data-elementor-device-mode=desktop] .cell { --device: 1 }
[class*=dialog] .row, [class*=dialog] .cell, [class*=page] .text { --part: 1 }
.dialog-prevent-scroll * { --locked: 1 } .dialog-prevent-scroll { overflow: hidden; max-height: 100vh }
.dialog-type-lightbox { position: fixed; inset: 0 auto auto 0; width: 100%; height: 100%; z-index: 9999 }
.elementor-popup-modal { display: flex; pointer-events: none; background: none }
#elementor-popup-modal-7 { pointer-events: all }
.elementor-popup-modal .dialog-widget-content { pointer-events: all }
[data-elementor-type=popup] { display: none }`

const given = (settings: object) => `data-settings='${JSON.stringify(settings)}'`
const row = (i: number, attributes = '') =>
  `<div class="row elementor-element e-con e-parent" data-element_type="container" ${attributes}><div class="cell elementor-widget" data-element_type="widget"><div class="elementor-widget-container"><p class="text">${i} <span>słowo</span></p></div></div></div>`
const HEADER = `<div class="header elementor-element e-con e-parent" data-element_type="container" ${given({ sticky: 'top' })}>nagłówek</div>`
const ROWS = Array.from({ length: 120 }, (_, i) => row(i)).join('')
const BARS = Array.from({ length: 12 }, (_, i) => row(i, given({ sticky: 'top', sticky_offset: 70 + i, sticky_parent: 'yes' }))).join('')
const ENTRANCES = Array.from({ length: 8 }, (_, i) =>
  row(i)
    .replace(/e-con/, 'elementor-invisible e-con')
    .replace('<div', `<div ${given({ animation: 'fadeIn', animation_delay: 0 })}`),
).join('')
/** Large entrances that wait to be scrolled to. */
const WAITING =
  `<div class="room"></div>`.repeat(3) + ENTRANCES.replaceAll('<p class="text">', `<p class="text">${'<b>słowo</b> '.repeat(20)}`)
const pageOf = (body: string) => `<div class="elementor elementor-3" data-elementor-type="wp-page">${body}</div>`
const POPUP = `<div class="elementor elementor-7" data-elementor-type="popup" data-elementor-id="7" data-elementor-settings='${JSON.stringify(
  {
    a11y_navigation: 'yes',
    prevent_scroll: 'yes',
    triggers: { page_load: 'yes', page_load_delay: 0 },
    timing: [],
  },
)}'><div class="elementor-element e-con" data-element_type="container"><p>wyskakujące okno</p></div></div>`

interface Case {
  name: string
  body: string
  /** How often the whole document may be restyled: once for the body's classes, once for a page that becomes inert. */
  wholes: number
  /** How many elements may be restyled, for each one on the page. */
  ratio: number
  /** The surroundings of a dialog are measured before it opens. */
  forced: number
  isStarted: (page: Page) => Promise<unknown>
}
const CASES: Case[] = [
  {
    name: 'text',
    body: pageOf(HEADER + ROWS),
    wholes: 1,
    ratio: 1.15,
    forced: 0,
    isStarted: (page) => expect(page.locator('body[data-elementor-device-mode]')).toBeAttached(),
  },
  {
    name: 'entrance animations',
    body: pageOf(HEADER + ENTRANCES + ROWS),
    wholes: 1,
    ratio: 1.3,
    forced: 0,
    isStarted: (page) => expect(page.locator('.elementor-invisible')).toHaveCount(0),
  },
  {
    name: 'entrance animations further down',
    body: pageOf(HEADER + ROWS + WAITING),
    wholes: 1,
    ratio: 1.1,
    forced: 0,
    isStarted: (page) => expect(page.locator('.elementor-invisible[style]')).toHaveCount(8),
  },
  {
    name: 'twelve sticky elements',
    body: pageOf(HEADER + ROWS + BARS),
    wholes: 1,
    ratio: 1.3,
    forced: 0,
    isStarted: (page) => expect(page.locator('.elementor-sticky')).toHaveCount(13),
  },
  {
    name: 'a popup that opens by itself',
    body: pageOf(HEADER + ROWS) + POPUP,
    wholes: 2,
    ratio: 2.2,
    forced: 1,
    isStarted: (page) => expect(page.locator('dialog[open]')).toBeVisible(),
  },
]

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string }
}

/** Adds our script to an idle page, so that it causes any restyle from then on. */
async function traceStart(page: Page, hasStarted: () => Promise<unknown>) {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await settled(page)
  await browser.startTracing(page, { categories: [...categories, ...causeCategories] })
  await page.evaluate(() => {
    const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypes }
    const src = trustedTypes.createPolicy('test', { createScriptURL: (url) => url }).createScriptURL('/skerry.js')
    document.head.append(Object.assign(document.createElement('script'), { src }))
  })
  await hasStarted()
  await settled(page)
  const trace = readTrace(await browser.stopTracing(), (url: string) => /\/(skerry|chunks\/)/.test(url))
  const styled = await page.evaluate(
    () => [...document.querySelectorAll('*')].filter((el) => !(el as HTMLElement).closest('head,[style*="display: none"]')).length,
  )
  const forced = forcedBy(trace.events, ({ functionName, url }: { functionName: string; url: string }) =>
    /\/(skerry|chunks\/)/.test(url) ? `${functionName || 'anonymous'} ${url.split('/').pop()}` : undefined,
  ) as { by: string; layouts: number }[]
  return {
    styled,
    restyled: trace.restyled as number,
    wholes: (trace.recalculations as number[]).filter((count) => isWhole(count, styled)),
    // The test's own calls force some too; their stacks hold none of our functions.
    forcedLayouts: forced.filter(({ by, layouts }) => layouts && by !== NO_NAME),
  }
}

for (const { name, body, wholes, ratio, forced, isStarted } of CASES)
  test(`under stylesheets like those of real pages, a page with ${name} is restyled as a whole at most ${wholes === 1 ? 'once' : 'twice'}`, async ({
    page,
    problems,
  }) => {
    await ownPage(page, body, TANGLED_CSS, '<meta name="generator" content="test">')
    const result = await traceStart(page, () => isStarted(page))
    expect(result.wholes.length, `${result.wholes} of ${result.styled}`).toBeLessThanOrEqual(wholes)
    expect(result.restyled).toBeGreaterThan(0)
    expect(result.restyled / result.styled).toBeLessThanOrEqual(ratio)
    expect(
      result.forcedLayouts.reduce((sum, { layouts }) => sum + layouts, 0),
      JSON.stringify(result.forcedLayouts),
    ).toBeLessThanOrEqual(forced)
    expect(problems()).toEqual([])
  })

/** An event that the browser records when it restyles an element, also for a rule with `:has()`. */
interface Invalidation {
  name: string
  args: { data: { nodeName: string; reason: string } }
}

test('with our stylesheet the browser restyles only what a site’s script adds and removes', async ({ page, problems }) => {
  const menu = '<ul><li><a href="#a">pierwszy</a></li><li><a href="#b">drugi</a><ul><li><a href="#c">trzeci</a></li></ul></li></ul>'
  await ownPage(
    page,
    `<p id="first">akapit</p>${pageOf(ROWS)}${menu}<p>akapit</p><p id="last">akapit</p>`,
    TANGLED_CSS,
    '<link rel="stylesheet" href="/skerry.css">',
  )
  await settled(page)
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await browser.startTracing(page, { categories: [...categories, ...causeCategories] })
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const text = document.querySelector('.text') as HTMLElement
    const link = document.querySelector('li a') as HTMLElement
    const steps = [
      () => document.getElementById('first')?.remove(),
      () => document.body.prepend(document.createElement('p')),
      () => document.getElementById('last')?.remove(),
      () => document.body.append(document.createElement('p')),
      () => text.append(Object.assign(new Image(1, 1), { alt: '' })),
      () => link.append(document.createElement('i')),
      () => link.setAttribute('aria-expanded', 'true'),
      () => link.after(document.createElement('ul')),
    ]
    for (const step of steps) {
      step()
      await nextFrame()
    }
  })
  const trace = readTrace(await browser.stopTracing(), () => false)
  const marks = trace.marks as Invalidation[]
  expect(marks.length).toBeGreaterThan(0)
  const ofPage = marks.filter(
    ({ name, args: { data } }) =>
      name === 'StyleRecalcInvalidationTracking' && /^(HTML|BODY)/.test(data.nodeName) && /:has\(\)/.test(data.reason),
  )
  expect(ofPage.map(({ args: { data } }) => data)).toEqual([])
  // Eight changes, each restyling parents and neighbours; the page has more than five hundred elements.
  expect(trace.restyled).toBeLessThan(40)
  expect(problems()).toEqual([])
})
