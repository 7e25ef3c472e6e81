import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { serve } from '../../../demo/server/serve'
import { expect, test } from '../harness'
import { inShared } from '../shared-folder'
import { islandStates, rememberServedMarkup, scrollThrough, unmountDifference, waitingIslands } from '../unmount'

/** Saved pages of real sites, beside the repository on some machines only. */
const layout = inShared('oracle/layout.css')
/** Of the shop's pages, one of each kind with its own markup. */
const SHOP = ['account-login', 'cart', 'checkout', 'product-just-added'].map((name) => inShared(`fixtures/shop/${name}.html`))
const files = ['fixtures', 'corpus'].flatMap((dir) => {
  const folder = inShared(dir)
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((f) => f.endsWith('.html'))
        .map((f) => path.join(folder, f))
    : []
})
files.push(...SHOP.filter((file) => existsSync(file)))

test.describe('a real page starts without errors, and unmounting restores what was served', () => {
  test.skip(!files.length, 'no saved pages')
  for (const file of files) {
    test(path.basename(file), async ({ page, problems }) => {
      const site = await serve({ page: file, css: [layout] })
      await rememberServedMarkup(page)
      // Not until `load`: other hosts' players and pictures are slow to fail.
      await page.goto(site.url, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => 'Skerry' in window)
      await scrollThrough(page)
      // The idle sweep starts what was never scrolled to.
      await expect.poll(() => waitingIslands(page), { intervals: [50], timeout: 15_000 }).toEqual([])
      const { failed } = await islandStates(page)
      // These reports are right. A saved page is not at its original address. Pages of lists, animation files and drawings were not saved. A search
      // widget has a picture instead of its form. Players' scripts cannot load, because tests reach no other host. In the anonymised pages, add-ons'
      // animations have other names.
      const ours = problems(
        /Error in file: https:\/\/(www\.youtube\.com|player\.vimeo\.com|connect\.facebook\.net)|lottie: .*\.json: Error: 404|loop: expected a page from .* got 404|data-next-page: expected the address of this page|data-url: .*: expected an SVG file|expected a <form> with a search field, found none|animation: expected the name .* got [A-Z][a-z]+ [a-z]+/,
      ).filter((p) => /Skerry|Error in file|exception|policy|skerry|chunks/.test(p))
      const difference = await unmountDifference(page)
      await site.close()
      expect({ failed, ours, difference }).toEqual({ failed: [], ours: [], difference: '' })
    })
  }
})
