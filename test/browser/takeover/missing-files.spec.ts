import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { failChunk, holdChunk } from '../hold-chunk'
import { builderPopup, openLink } from '../popup/popups'
import { ACCORDION, ALL, driverOf, logOf, openSite, takeoverOf } from './site'

test.use({ siteOptions: {} })

const why = async (page: Page) => (await takeoverOf(page))?.why.join()
/** The accordion's code comes last, and opens its first item. */
const hasStarted = (page: Page) => expect(page.locator('#content')).toHaveClass(/elementor-active/)
/** Anything that arrives extends the wait for a file, and on a busy machine something still may. */
const runUntilGivenBack = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return (await takeoverOf(page))?.decision
    })
    .toBe('given back')

test('if a widget’s code never arrives, the page is given back after ten seconds, once', async ({ page }) => {
  await page.clock.install()
  const { requested } = await holdChunk(page, 'accordion')
  await openSite(page)
  await requested
  await page.clock.runFor(9000)
  expect(await takeoverOf(page)).toMatchObject({ decision: 'taken' })
  expect(await driverOf(page)).toBe('nobody')
  await runUntilGivenBack(page)
  expect(await why(page)).toContain('a file of Skerry’s did not arrive: http')
  await expect.poll(() => driverOf(page)).toBe('builder')
  await expect.poll(() => logOf(page)).toEqual(ALL)
})

test('if the code for what a visitor does never arrives, the page is given back too', async ({ page }) => {
  await page.clock.install()
  const { requested } = await holdChunk(page, 'compat-popup-dialog')
  await openSite(page, { body: ACCORDION + openLink(7) + builderPopup(7, { triggers: {}, timing: {} }, 'Rejs') })
  await hasStarted(page)
  await page.locator('#open-7').click()
  await requested
  await runUntilGivenBack(page)
  expect(await why(page)).toContain('did not arrive')
  await expect.poll(() => driverOf(page)).toBe('builder')
})

test('on a slow network, Skerry waits for a file as long as others arrive, up to half a minute', async ({ page }) => {
  await page.clock.install()
  const held = await holdChunk(page, 'accordion')
  await openSite(page)
  await held.requested
  /** Another file of the page arrives, and is noticed. */
  const arrive = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          const observer = new PerformanceObserver(() => {
            observer.disconnect()
            done()
          })
          observer.observe({ entryTypes: ['resource'] })
          void fetch('/favicon.ico?slow')
        }),
    )
  for (let seconds = 0; seconds < 24; seconds += 8) {
    await page.clock.runFor(8000)
    await arrive()
  }
  expect(await takeoverOf(page)).toMatchObject({ decision: 'taken' })
  await page.clock.runFor(6000)
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
})

test('a file that arrives in time is not given up later', async ({ page }) => {
  await page.clock.install()
  const { requested, release } = await holdChunk(page, 'accordion')
  await openSite(page)
  await requested
  await page.clock.runFor(5000)
  await release()
  await page.clock.resume()
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  await page.clock.fastForward(60_000)
  expect(await takeoverOf(page)).toMatchObject({ decision: 'taken' })
})

test('Skerry waits for the declarations of rare widgets until nothing has arrived for ten seconds', async ({ page }) => {
  await page.clock.install()
  const { requested } = await holdChunk(page, 'rare-widgets')
  await openSite(page)
  await requested
  await page.clock.runFor(10_000)
  await page.clock.resume()
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
  expect(await why(page)).toContain('a file of Skerry’s did not arrive')
  await expect.poll(() => driverOf(page)).toBe('builder')
  await expect.poll(() => logOf(page)).toEqual(ALL)
})

test('offline, nothing can be given back: the page goes on as it is until the network is back', async ({ page }) => {
  await failChunk(page, 'compat-popup-dialog')
  await openSite(page, { body: ACCORDION + openLink(7) + builderPopup(7, { triggers: {}, timing: {} }, 'Rejs') })
  await hasStarted(page)
  await page.context().setOffline(true)
  const failed = page.waitForEvent('console', (message) => message.text().includes('compat-popup-dialog'))
  await page.locator('#open-7').click()
  await failed
  await page.locator('#title').click()
  await expect(page.locator('#content')).toBeHidden()
  expect(await takeoverOf(page)).toMatchObject({ decision: 'taken' })
  await page.context().setOffline(false)
  await expect.poll(() => driverOf(page)).toBe('builder')
  await expect.poll(async () => `${await why(page)}`).toContain('could not be loaded')
})
