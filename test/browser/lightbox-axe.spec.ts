import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from './harness'
import { box, group, open, ready } from './lightboxes'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test('axe finds nothing while it is open, shared and on a video', async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>p</title><body><main><h1>p</h1></main></body></html>',
    }),
  )
  await open(page, `${group}<a id="hand" href="https://youtu.be/xyz" data-lightbox>film</a>`)
  await page.evaluate(axe)
  const violations = () =>
    page.evaluate(async () => {
      await Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {})))
      const run = (
        window as unknown as {
          axe: { run: (root: string, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        }
      ).axe.run
      return (await run('dialog', { resultTypes: ['violations'] })).violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html)}`)
    })
  await page.locator('#b').click()
  await ready(page)
  expect(await violations()).toEqual([])
  await box(page).getByRole('button', { name: 'Share', exact: true }).click()
  expect(await violations()).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await page.locator('#hand').click()
  await expect(box(page).locator('iframe')).toHaveCount(1)
  expect(await violations()).toEqual([])
})
