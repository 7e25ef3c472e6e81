/** What 10 to 5,000 widgets of one kind cost the browser beyond the same page without our script: `npm run bench -- --page scale`. */
import type { Browser } from 'playwright'
import { serve } from '../../demo/server/serve'
import { median } from './table'

/** Markup of one widget, by kind. */
const KINDS: Record<string, (i: number) => string> = {
  'popup by link': (i) =>
    `<p><button type="button" data-popup-open="p${i}">Open</button></p><section id="p${i}" data-widget="popup" hidden aria-label="Popup ${i}"><p>Text</p></section>`,
  menu: (i) =>
    `<nav data-widget="menu" aria-label="Menu ${i}" data-settings='{"layout":"horizontal"}'><ul data-menu-list><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li></ul></nav>`,
  sticky: () => `<section><div data-settings='{"sticky":"top"}'>Bar</div><p>Text</p></section>`,
  slider: (i) =>
    `<div data-widget="slider" role="region" aria-label="Slider ${i}"><div><p>One</p></div><div><p>Two</p></div><div><p>Three</p></div></div>`,
  tabs: (i) =>
    `<div data-widget="tabs"><div data-tabs-list aria-label="Tabs ${i}"><a href="#t${i}">One</a><a href="#u${i}">Two</a></div><section id="t${i}"><p>One</p></section><section id="u${i}"><p>Two</p></section></div>`,
  accordion: () =>
    `<div data-widget="accordion"><details><summary>One</summary><p>Text</p></details><details><summary>Two</summary><p>Text</p></details></div>`,
  'entrance animation': () =>
    `<div class="elementor-invisible" data-element_type="widget" data-settings='{"_animation":"fadeIn"}'>Text</div>`,
  lightbox: (i) => `<p><a href="/pages/gallery/dawn.svg" data-lightbox="g${i % 10}">Picture</a></p>`,
  countdown: () => `<div data-widget="countdown" data-settings='{"due_date":"2040-01-01T00:00:00Z"}'></div>`,
  form: () => `<form data-widget="form" action="/send" method="post"><label>Name <input name="name"></label><button>Send</button></form>`,
}
const COUNTS = [10, 100, 1000, 5000]

const page = (
  kind: string,
  count: number,
  hasScript: boolean,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${kind}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/skerry.css">${hasScript ? '<script defer src="/skerry.js"></script>' : ''}</head>
<body><main><h1>${count} of ${kind}</h1><div style="height:200vh"></div>${Array.from({ length: count }, (_, i) => KINDS[kind]?.(i)).join('\n')}</main></body></html>`

/** CPU time of the main thread in ms, nodes, and listeners, once the page has been calm for a second. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const tab = await context.newPage()
    const cdp = await context.newCDPSession(tab)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await tab.goto(url, { waitUntil: 'load', timeout: 120_000 })
    const read = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
      return { ms: value('TaskDuration') * 1000, nodes: value('Nodes'), listeners: value('JSEventListeners') }
    }
    let last = await read()
    for (let calm = 0, looks = 0; calm < 2 && looks < 60; looks++) {
      await tab.waitForTimeout(500)
      const now = await read()
      calm = now.ms - last.ms < 10 ? calm + 1 : 0
      last = now
    }
    if ((await tab.evaluate('typeof Skerry')) !== (url.includes('/ours/') ? 'object' : 'undefined'))
      throw new Error(`${url}: our script did not run, or ran where it must not.`)
    return last
  } finally {
    await context.close()
  }
}

interface Scale {
  kind: string
  count: number
  /** What our script adds: ms of CPU, nodes, and listeners. */
  ms: number
  nodes: number
  listeners: number
  /** The page with our script by the page without. */
  ratio: number
}

/** Visits each page with and without our script in turn, `runs` times. */
export async function measureScale({ browser, dist, runs }: { browser: Browser; dist: string; runs: number }): Promise<Scale[]> {
  const site = await serve({
    dist,
    extra: (pathname) => {
      const [, which, kind, count] = /^\/scale\/(ours|alone)\/(\d+)\/(\d+)$/.exec(pathname) ?? []
      const name = kind && Object.keys(KINDS)[Number(kind)]
      return name ? { body: page(name, Number(count), which === 'ours'), type: 'html', hasInline: true } : undefined
    },
  })
  const found: Scale[] = []
  for (const [i, kind] of Object.keys(KINDS).entries())
    for (const count of COUNTS) {
      const visits = { ours: [] as Awaited<ReturnType<typeof visit>>[], alone: [] as Awaited<ReturnType<typeof visit>>[] }
      for (let run = 0; run < runs; run++)
        for (const which of ['alone', 'ours'] as const) visits[which].push(await visit(browser, `${site.url}/scale/${which}/${i}/${count}`))
      const middle = (which: keyof typeof visits, key: 'ms' | 'nodes' | 'listeners') => median(visits[which].map((one) => one[key]))
      const added = (key: 'ms' | 'nodes' | 'listeners') => middle('ours', key) - middle('alone', key)
      found.push({
        kind,
        count,
        ms: added('ms'),
        nodes: added('nodes'),
        listeners: added('listeners'),
        ratio: middle('ours', 'ms') / middle('alone', 'ms'),
      })
    }
  await site.close()
  return found
}

/** Lines of a table: a row for each kind, and for each number what one more widget costs since the number before, in ms of CPU. */
export function scaleTable(found: Scale[]): string[][] {
  const rows = Object.keys(KINDS).map((kind) => {
    const own = found.filter((one) => one.kind === kind)
    const last = own.at(-1)
    const each = own.map((one, i) => {
      const before = own[i - 1] ?? { ms: 0, count: 0 }
      return i ? ((one.ms - before.ms) / (one.count - before.count)).toFixed(3) : one.ms.toFixed(0)
    })
    return [
      kind,
      ...each,
      last ? (last.nodes / last.count).toFixed(1) : '',
      last ? (last.listeners / last.count).toFixed(1) : '',
      last?.ratio.toFixed(1) ?? '',
    ]
  })
  const head = [
    'Kind',
    `${COUNTS[0]}, ms`,
    ...COUNTS.slice(1).map((count) => `each to ${count}`),
    'nodes each',
    'listeners each',
    'ours ÷ alone',
  ]
  return [head, ...rows]
}
