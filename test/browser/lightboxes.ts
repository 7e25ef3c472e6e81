import type { Page } from 'playwright/test'
import { expect } from './harness'

export const CONFIG = {
  kit: {
    global_image_lightbox: 'yes',
    lightbox_enable_counter: 'yes',
    lightbox_enable_zoom: 'yes',
    lightbox_enable_fullscreen: 'yes',
    lightbox_enable_share: 'yes',
  },
}
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; frame-src https://www.youtube-nocookie.com https://www.youtube.com; require-trusted-types-for 'script'"
export const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#9bc"/></svg>'
export const video = {
  type: 'video',
  videoType: 'youtube',
  url: 'https://www.youtube.com/embed/abc?controls=1',
  modalOptions: { id: 'elementor-lightbox-77', videoAspectRatio: '43', entranceAnimation: 'fadeIn' },
}
export const inAttribute = (value: object) => JSON.stringify(value).replace(/"/g, '&quot;')

interface Options {
  config?: object | false
  hash?: string
  css?: string
  dir?: string
}
/** Opens a page with these links under a strict policy; pictures are drawings of 600 × 400, what is called `gone` does not come. */
export async function open(page: Page, body: string, { config = CONFIG, hash = '', css = '', dir = 'ltr' }: Options = {}) {
  const data = config ? `<script type="application/json" id="c">${JSON.stringify(config)}</script>` : ''
  const html = `<!doctype html><html lang="pl" dir="${dir}"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="/lb/own.css">${data}<script defer src="/skerry.js"${config ? ' data-config="#c"' : ''}></script></head><body><main>${body}</main></body></html>`
  await page.route('**/lb/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (/gone/.test(pathname)) return route.fulfill({ status: 404, body: '' })
    if (/\.(jpg|png|svg|avif|webp)$/i.test(pathname)) return route.fulfill({ contentType: 'image/svg+xml', body: picture })
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: css })
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: html })
  })
  await page.goto(`/lb/${hash}`)
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
}
export const group = `<a id="a" href="a.jpg" data-lightbox="g" data-title="A"><img src="a.jpg" width="60" height="40" alt="alt A"></a>
<a id="b" href="b.jpg" data-lightbox="g" data-title="B" data-description="opis">B</a> <a id="c" href="c.jpg" data-lightbox="g">C</a>`
export const box = (page: Page) => page.locator('dialog.elementor-lightbox')
export const counter = (page: Page) => box(page).locator('.elementor-slideshow__counter')
export const inView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.elementor-lightbox-item')]
      .filter((el) => el.style.visibility !== 'hidden' && Math.abs(el.getBoundingClientRect().left) < 5)
      .map((el) => el.querySelector('img')?.src.split('/').pop()),
  )
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
/** The code for gestures and tools is there. */
export const ready = (page: Page) => expect(box(page).locator('header')).toBeVisible()
