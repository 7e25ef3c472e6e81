/** The first press on what each project's page has: `npm run bench -- --page presses`. */
import type { Browser, Page } from 'playwright'
import { median } from '../table'
import { servePeers } from './compare'
import { TITLES } from './pages'

type Press = [button: string, shown: string]
/** What is pressed first, and what the press shows, as selectors; what a project has not is left out. */
const PRESSES: Record<string, Record<string, Press>> = {
  skerry: {
    popup: ['[data-popup-open]', '#summer h2'],
    burger: ['[data-menu-toggle]', '[data-menu-list] a'],
    tab: ['[data-tabs-list] > :nth-child(2)', '#lights'],
    accordion: ['summary', 'details p'],
    next: ['[aria-label="Pictures of last summer"] :is(.elementor-swiper-button-next,[class*=next])', '.swiper-slide-active:nth-child(2)'],
    lightbox: ['.thumbs a', 'dialog[open] img'],
  },
  uikit: {
    popup: ['[uk-toggle="target: #summer"]', '#summer h2'],
    burger: ['.uk-navbar-toggle', '#offcanvas a'],
    tab: ['[uk-tab] > :nth-child(2) a', '.uk-switcher > :nth-child(2) p'],
    accordion: ['.uk-accordion-title', '.uk-accordion-content p'],
    next: ['[uk-slider-item=next]', '.uk-slider-items > :nth-child(2).uk-active'],
    lightbox: ['.thumbs a', '.uk-lightbox img'],
  },
  bootstrap: {
    popup: ['[data-bs-target="#summer"]', '#summer h1'],
    burger: ['.navbar-toggler', '#menu a'],
    tab: ['#lights-tab', '#lights p'],
    accordion: ['.accordion-button', '#question-0 .accordion-body'],
    next: ['.swiper-button-next', '.swiper-slide-active:nth-child(2)'],
    lightbox: ['.thumbs a', '.pswp img'],
  },
  alpine: {
    popup: ['[x-data] > button:not(.alpine-toggle)', '#summer-title'],
    burger: ['.alpine-toggle', '.alpine-menu > li'],
    tab: ['[role=tablist] > :nth-child(2)', '[role=tabpanel]:nth-of-type(2) p'],
    accordion: ['h3 > button', 'h3 + div p'],
    next: ['.swiper-button-next', '.swiper-slide-active:nth-child(2)'],
    lightbox: ['.thumbs a', '.pswp img'],
  },
  jquery: {
    popup: ['.open-popup-link', '.mfp-wrap #summer h2'],
    burger: ['.main-menu-btn', '#main-menu a'],
    tab: ['#tabs > ul > :nth-child(2) a', '#lights p'],
    accordion: ['#questions > h3', '#questions > div p'],
    next: ['.slick-next', '.slick-active[data-slick-index="1"]'],
    lightbox: ['.thumbs a', '.mfp-wrap img'],
  },
}
const PRESSED = Object.keys(PRESSES.skerry ?? {})

interface Found {
  /** The longest event of the press, as the browser counts them (Event Timing), in ms; 0 if all are under 16. */
  event: number
  /** From the press until the first frame with what it shows, in ms. */
  shown: number
}

/** One visit and one press; undefined if nothing shows within five seconds. */
async function press(browser: Browser, url: string, [button, shown]: Press, rate: number): Promise<Found | undefined> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.addInitScript(watchEvents)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    const target = page.locator(button).filter({ visible: true }).first()
    await target.scrollIntoViewIfNeeded()
    await page.waitForTimeout(2000)
    await page.evaluate(watchFor, shown)
    await target.tap()
    return await read(page)
  } finally {
    await context.close()
  }
}

interface Watched {
  __events: number[]
  __shown?: Promise<number>
}
const read = (page: Page) =>
  page.evaluate(async () => {
    const watched = window as unknown as Watched
    const shown = await Promise.race([watched.__shown, new Promise<undefined>((end) => setTimeout(end, 5000))])
    // Event Timing reports with the next frame.
    await new Promise((end) => setTimeout(end, 500))
    return shown === undefined ? undefined : { shown, event: Math.max(0, ...watched.__events) }
  })

/** Runs in the page, before its scripts. */
function watchEvents() {
  const watched = window as unknown as Watched
  watched.__events = []
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries()) if (/^(pointer|mouse|touch|click)/.test(name)) watched.__events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page, before the press. */
function watchFor(selector: string) {
  const watched = window as unknown as Watched
  watched.__events.length = 0
  watched.__shown = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const isShown = [...document.querySelectorAll(selector)].some(
            (el) => el.checkVisibility({ visibilityProperty: true }) && el.getBoundingClientRect().height,
          )
          if (isShown) resolve(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}

interface Options {
  browser: Browser
  dist: string
  runs: number
  rate: number
}
/** A table: a row for each project, with the medians of the longest event and, after the arrow, of the time until something shows. */
export async function pressesTable({ browser, dist, runs, rate }: Options): Promise<string[][]> {
  const site = await servePeers(dist)
  const found: Record<string, Record<string, Found[]>> = {}
  for (let run = 0; run < runs; run++)
    for (const pressed of PRESSED)
      for (const [name, presses] of Object.entries(PRESSES)) {
        const one = presses[pressed] && (await press(browser, `${site.url}/peers/${name}/`, presses[pressed], rate))
        found[name] ??= {}
        found[name][pressed] ??= []
        if (one) found[name][pressed].push(one)
      }
  await site.close()
  const cell = (list: Found[] = []) =>
    list.length ? `${median(list.map(({ event }) => event)).toFixed(0)} → ${median(list.map(({ shown }) => shown)).toFixed(0)}` : '–'
  return [
    ['First press, ms of the event → until it shows', ...PRESSED],
    ...Object.entries(found).map(([name, each]) => [TITLES[name] ?? name, ...PRESSED.map((pressed) => cell(each[pressed]))]),
  ]
}
