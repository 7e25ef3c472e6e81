import { demoPages } from '../browser/demo/demo-pages'
import { expect, test } from './harness'

// The lists' pages have checks of their own (lists.spec.ts).
const pages = demoPages.filter((url) => !url.startsWith('/vignettes/'))

for (const url of pages)
  test(`${url} starts everything, makes no mistakes, is accessible, does not overflow sideways, and is restored by unmounting`, async ({
    visitor,
  }) => {
    await visitor.visit(url)
    await visitor.scrollThrough()
    const waiting = async () =>
      (await visitor.islands())
        .filter(({ state, when }) => state === 'failed' || (state === 'waiting' && when !== 'intent'))
        .map(({ name, state }) => `${name} ${state}`)
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
    expect(await visitor.axe()).toEqual([])
    expect(await visitor.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))).toBe(0)
    // The landing page has an inline configuration, as real sites have. The strict policy rightly blocks it.
    expect(await visitor.problems('script-src-elem inline')).toEqual([])
    expect(await visitor.unmountDifference()).toBe('')
  })
