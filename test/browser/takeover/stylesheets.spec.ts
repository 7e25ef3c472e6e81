import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { logOf, serveSite, takeoverOf } from './site'

test.use({ siteOptions: {} })

const never = () => new Promise<never>(() => {})
const AFTER = `<script>(window.log ??= []).push('runs'); document.addEventListener('DOMContentLoaded', () => log.push('ready'))</script>`
async function open(page: Page, head: string, headers: Record<string, string> = {}): Promise<void> {
  await page.route('**/hangs.css', never)
  await serveSite(page, { head, after: AFTER, headers })
  await page.goto('/takeover/', { waitUntil: 'commit' })
}

/** Nothing waits for these without us. */
const FREE: Record<string, string> = {
  'without an address': '<link rel="stylesheet" data-href="/hangs.css">',
  'with an empty address': '<link rel="stylesheet" href="">',
  'with an address that cannot be parsed': '<link rel="stylesheet" href="http://:0/a.css">',
  'for print': '<link rel="stylesheet" media="print" href="/hangs.css">',
  'that is disabled': '<link rel="stylesheet" disabled href="/hangs.css">',
  'that is an alternate': '<link rel="alternate stylesheet" title="a" href="/hangs.css">',
  'of an unknown type': '<link rel="stylesheet" type="text/less" href="/hangs.css">',
  'that is missing': '<link rel="stylesheet" href="/missing.css">',
  'that a script inserts': `<script>document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/hangs.css' }))</script>`,
}
for (const [which, link] of Object.entries(FREE))
  test(`no script waits for a stylesheet ${which}`, async ({ page }) => {
    await open(page, link)
    await expect.poll(() => logOf(page)).toEqual(['runs', 'ready'])
  })

test('no script waits for a stylesheet that a policy forbids', async ({ page }) => {
  await open(page, '<link rel="stylesheet" href="https://elsewhere.example/a.css">', { 'content-security-policy': "style-src 'self'" })
  await expect.poll(() => logOf(page)).toEqual(['runs', 'ready'])
})

test('nothing waits any longer for a stylesheet that is removed', async ({ page }) => {
  await open(page, '<link rel="stylesheet" href="/hangs.css">')
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'taken' })
  await page.evaluate(() => document.querySelector('link[href="/hangs.css"]')?.remove())
  await expect.poll(() => logOf(page)).toEqual(['runs', 'ready'])
})
