import type { Page } from 'playwright/test'

export const isReady = (page: Page) => page.waitForFunction(() => 'Skerry' in window)
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Presses a link, and says where the page is at the first step of its scroll: at the target, if the page jumps. */
export const firstStepAfter = (page: Page, link: string) =>
  page.locator(link).evaluate(
    (el: HTMLElement) =>
      new Promise<number>((done) => {
        addEventListener('scroll', () => done(scrollY), { once: true })
        el.click()
      }),
  )
export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
/** The distance of an element's top from the viewport's, in px. */
export const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round((document.getElementById(name) as HTMLElement).getBoundingClientRect().top), id)

/** Loads the code that scrolls, as a press of a link does, so that a later click scrolls at once. */
export async function preloadScrolling(page: Page, link: string): Promise<void> {
  const response = page.waitForResponse('**/chunks/anchors-scroll-to*')
  await page.locator(link).dispatchEvent('pointerdown')
  await (await response).finished()
}

/** The different scroll positions in the next 30 frames: a single one when the page stands still. */
export const scrollTopsInFrames = (page: Page) =>
  page.evaluate(async () => {
    const positions = new Set<number>()
    for (let i = 0; i < 30; i++) {
      await new Promise((done) => requestAnimationFrame(done))
      positions.add(Math.round(scrollY))
    }
    return [...positions]
  })

/** Collects every scroll position that the page reports from now on. */
export async function recordScrollTops(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const { scrollTops } = Object.assign(window, { scrollTops: [] as number[] })
    addEventListener('scroll', () => scrollTops.push(scrollY))
  })
  return () => page.evaluate(() => (window as unknown as { scrollTops: number[] }).scrollTops)
}
