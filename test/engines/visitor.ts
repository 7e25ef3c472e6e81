/** What a visitor does and sees, the same in every engine. Elements are named by a selector; ` >> ` and a text pick the one with just that text. */
import { expect } from '../browser/harness'
import type { Mode } from '../browser/takeover/differential/modes'
import type { DifferentialPage } from '../browser/takeover/differential/page'
import { navigationType, settled, wantedOf } from '../browser/takeover/differential/settled'
import type { Driver, PointerStep } from './driver'
import type { EngineSite, OwnPage } from './site'

/** What in-page.js offers. */
interface InPage {
  wasKept?: boolean
  problems: string[]
  all(selector: string): HTMLElement[]
  one(selector: string): HTMLElement | undefined
  isVisible(el: Element): boolean
  target(selector: string): Target | undefined
  unmountDifference(): string
  frames(count: number): Promise<void>
  animationsEnd(): Promise<void>
  paper(isPrinting: boolean): Promise<void>
  axe(within: string, without: string[]): Promise<string[]>
}
interface Target {
  x: number
  y: number
  width: number
  height: number
  isHit: boolean
}
interface Island {
  state: string
  widget: { name: string; when: string }
  host: HTMLElement
}
declare global {
  var inPage: InPage
}
export type Page = {
  Skerry?: {
    islands(): Island[]
    unmount(root?: Node): void
    scan(root?: Node): void
    popup: { show(id: string): void; hide(id: string): void }
  }
}

export const DESKTOP = { width: 1280, height: 800 }
/** The narrowest window of MiniBrowser is 447 pixels wide, which is a phone to every page here. */
export const PHONE = { width: 450, height: 844 }

export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(driver: Driver, site: EngineSite) {
  let visits = 0
  let size = { width: 0, height: 0 }
  const { evaluate } = driver

  async function resize(to: { width: number; height: number }) {
    if (to.width === size.width && to.height === size.height) return
    await driver.resize(to.width, to.height)
    size = to
  }

  async function open(address: string, to: typeof DESKTOP) {
    await resize(to)
    await driver.mouse([{ x: 0, y: 0 }])
    const [path = '', hash = ''] = address.split(/(?=#)/)
    // A unique name makes every visit load the page, even if it differs from the last only in its hash.
    await driver.open(`${site.url}${path}${path.includes('?') ? '&' : '?'}visit=${++visits}${hash}`)
  }
  /** Opens a page as a first-time visitor, and waits until the script has scanned it. */
  async function visit(address: string, to = DESKTOP) {
    await open(address, to)
    await expect.poll(() => evaluate(() => 'Skerry' in window), { timeout: 20_000 }).toBe(true)
  }
  /** Opens a page of the matrix in a mode; resolves with what its scripts have seen once it has settled. */
  async function matrixRun(which: DifferentialPage, mode: Mode): Promise<string[]> {
    await resize(DESKTOP)
    await driver.open(site.url + site.runs.add(which, mode))
    if (mode.reloads) await expect.poll(() => evaluate(navigationType).catch(() => 'under way'), { timeout: 10_000 }).toBe('reload')
    return evaluate(settled, wantedOf(mode), 10_000)
  }
  function visitOwn(page: string | OwnPage, to = DESKTOP) {
    site.put(typeof page === 'string' ? { body: page } : page)
    return visit('/own/', to)
  }
  /** Opens a page that may be without Skerry; `next` is what its address shows from then on. */
  async function openOwn(page: OwnPage, next: OwnPage, to = DESKTOP) {
    site.put(page)
    await open('/own/', to)
    site.put(next)
  }

  const islands = () =>
    evaluate(() =>
      ((window as unknown as Page).Skerry?.islands() ?? []).map(({ state, widget: { name, when } }) => ({ state, name, when })),
    )
  /** Until so many islands of a widget are mounted. */
  const mounted = (name: string, count = 1) =>
    expect
      .poll(async () => (await islands()).filter((i) => i.name === name && i.state === 'mounted').length, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(count)

  /** Where the element is once it rests and nothing covers it. */
  async function at(selector: string): Promise<Target> {
    let last = ''
    let found: Target | undefined
    await expect
      .poll(
        async () => {
          const before = last
          found = await evaluate((name) => inPage.target(name), selector)
          last = JSON.stringify(found)
          return found ? (!found.isHit ? 'covered' : last === before ? 'ready' : 'moving') : 'missing'
        },
        { message: selector, timeout: 10_000 },
      )
      .toBe('ready')
    return found as Target
  }

  async function click(selector: string) {
    await driver.mouse([await at(selector), 'down', 'up'])
  }
  const hover = async (selector: string) => driver.mouse([await at(selector)])
  const moveTo = (x: number, y: number) => driver.mouse([{ x, y }])
  const pressAt = (x: number, y: number) => driver.mouse([{ x, y }, 'down', 'up'])
  const tap = async (selector: string) => driver.touch([await at(selector), 'down', 'up'])

  const way = ({ x, y }: { x: number; y: number }, dx: number, dy: number): PointerStep[] => [
    { x, y },
    'down',
    ...Array.from({ length: 8 }, (_, i) => ({ x: x + (dx * (i + 1)) / 8, y: y + (dy * (i + 1)) / 8 })),
    'up',
  ]
  const drag = async (selector: string, dx: number, dy = 0) => driver.mouse(way(await at(selector), dx, dy))
  const swipe = async (selector: string, dx: number, dy = 0) => driver.touch(way(await at(selector), dx, dy))

  const dragFrom = (x: number, y: number, dx: number, dy = 0) => driver.mouse(way({ x, y }, dx, dy))
  const swipeFrom = (x: number, y: number, dx: number, dy = 0) => driver.touch(way({ x, y }, dx, dy))

  async function press(...keys: string[]) {
    for (const key of keys) await driver.key(key)
  }
  /** The name, text or id of the focused element after each key. */
  async function walk(...keys: string[]) {
    const seen: string[] = []
    for (const key of keys) {
      await press(key)
      seen.push(await focused())
    }
    return seen
  }
  const focused = () =>
    evaluate(() => {
      const el = document.activeElement as HTMLElement
      return el === document.body ? 'body' : el.id || el.getAttribute('aria-label') || el.textContent?.trim() || el.className
    })
  const focus = (selector: string) => evaluate((name) => inPage.one(name)?.focus(), selector)

  const isVisible = (selector: string) => evaluate((name) => inPage.all(name).some(inPage.isVisible), selector)
  const count = (selector: string) => evaluate((name) => inPage.all(name).filter(inPage.isVisible).length, selector)
  const texts = (selector: string) =>
    evaluate(
      (name) =>
        inPage
          .all(name)
          .filter(inPage.isVisible)
          .map((el) => el.textContent?.trim() ?? ''),
      selector,
    )
  const text = async (selector: string) => (await texts(selector))[0]
  const attribute = (selector: string, name: string) =>
    evaluate((which, key) => inPage.one(which)?.getAttribute(key) ?? null, selector, name)
  const style = (selector: string, property: string) =>
    evaluate((which, key) => getComputedStyle(inPage.one(which) as Element).getPropertyValue(key), selector, property)
  const box = (selector: string) =>
    evaluate((name) => {
      const { x, y, width, height } = (inPage.one(name) as Element).getBoundingClientRect()
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
    }, selector)

  const seen = (selector: string, isSeen = true) =>
    expect.poll(() => isVisible(selector), { message: selector, timeout: 10_000 }).toBe(isSeen)
  const gone = (selector: string) => seen(selector, false)
  const isFocused = (name: string) => expect.poll(focused, { timeout: 10_000 }).toBe(name)
  const has = (selector: string, name: string, value: string | null) =>
    expect.poll(() => attribute(selector, name), { message: `${selector} ${name}`, timeout: 10_000 }).toBe(value)

  /** Scrolls without animation, and lets observers and frames follow. */
  const scrollTo = (y: number) =>
    evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' })
      await inPage.frames(6)
    }, y)
  const scrollY = () => evaluate(() => Math.round(window.scrollY))
  /** Nothing can be asked while one page gives way to the next. */
  const location = () => evaluate(() => decodeURIComponent(window.location.pathname + window.location.hash)).catch(() => 'on the way')

  /** Scrolls to the end and back, a viewport at a time, so that everything that starts near the viewport does. */
  const scrollThrough = () =>
    evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        window.scrollTo({ top: y, behavior: 'instant' })
        await inPage.frames(2)
      }
      window.scrollTo({ top: 0, behavior: 'instant' })
      await inPage.frames(2)
    })

  const axe = (within = 'html', ...without: string[]) => evaluate((where, off) => inPage.axe(where, off), within, without)
  const unmountDifference = () => evaluate(() => inPage.unmountDifference())
  /** What went wrong so far, but for what contains one of the given texts. */
  const problems = async (...expected: string[]) =>
    (await evaluate(() => inPage.problems)).filter((line) => !expected.some((part) => line.includes(part)))
  /** Lays the page out as it is printed, or as on screen again. */
  const paper = (isPrinting: boolean) => evaluate((on) => inPage.paper(on), isPrinting)
  const animationsEnd = () => evaluate(() => inPage.animationsEnd())

  return {
    ...{
      hasTouch: driver.hasTouch,
      evaluate,
      resize,
      visit,
      visitOwn,
      openOwn,
      matrixRun,
      islands,
      mounted,
      at,
      click,
      hover,
      moveTo,
      pressAt,
      tap,
      drag,
      swipe,
      dragFrom,
      swipeFrom,
    },
    ...{ press, walk, focused, focus, isVisible, count, texts, text, attribute, style, box, seen, gone, isFocused, has },
    ...{ scrollTo, scrollY, location, scrollThrough, axe, unmountDifference, problems, animationsEnd, paper },
  }
}
