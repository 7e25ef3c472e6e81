/**
 * node scripts/run.mjs scripts/docs/picture.ts
 * The README's picture, docs/public/picture.jpg: a page of the demo with a picture open in the lightbox.
 */
import path from 'node:path'
import { chromium } from 'playwright'
import { serve } from '../../demo/server/serve'
import { ensureBrowser, launchArgs } from '../browser'
import { requireBundle, root } from '../process'

requireBundle()
const { url, close } = await serve()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchArgs })
const page = await browser.newPage({ viewport: { width: 1200, height: 620 }, reducedMotion: 'reduce' })
await page.goto(`${url}/pages/gallery.html`, { waitUntil: 'networkidle' })
await page.locator('.live a').first().click()
await page.locator('dialog img').first().waitFor()
await page.waitForTimeout(800)
await page.screenshot({ path: path.join(root, 'docs/public/picture.jpg'), type: 'jpeg', quality: 72 })
await browser.close()
await close()
process.exit()
