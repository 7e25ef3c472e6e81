import puppeteer from 'puppeteer-core'
import { serve } from '../../../demo/server/serve'
import { findBrowser, launchArgs } from '../../../scripts/browser'
import { expect, test } from '../harness'

const FILM = 'src="/pages/film.webm" muted loop'
const BODY = `<div data-widget="slider" id="moves" aria-label="S" data-settings='{"slides_to_show":1,"autoplay":"yes","autoplay_speed":50,"speed":1,"infinite":""}'><div>1</div><div>2</div></div>
<p><strong data-widget="counter" data-settings='{"duration":200}'>12,500</strong></p>
<div data-widget="countdown" id="sale" data-settings='{"evergreen_counter_hours":2}'></div>
<div class="entrance" data-settings='{"animation":"fadeIn"}'>in</div>
<video id="plain" ${FILM} autoplay></video>
<section class="elementor-element" data-id="v1" data-element_type="widget" data-settings='{"background_background":"video","background_video_link":"/pages/film.webm"}'><div class="elementor-background-video-container"><video class="elementor-background-video-hosted" muted playsinline loop></video></div><p>p</p></section>
<section data-widget="popup" id="hello" hidden data-settings='{"triggers":{"page_load":"yes"},"timing":{"page_views":"yes","page_views_views":0,"times":"yes","times_times":1},"prevent_scroll":""}'><h2>P</h2></section>
<section data-widget="popup" id="asked" hidden data-settings='{"timing":{"times":"yes","times_times":1},"prevent_scroll":""}'><h2>Q</h2></section>`

interface State {
  isPrerendered: boolean
  stored: string[]
  dialogs: number
  playing: number
  slide: string
  hasEntered: boolean
  counted: string
}
const HEAD = '<!doctype html><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">'
/** Reports the page's state to the server after all its timers, and repeatedly once the visitor has come. */
const SCRIPT = `const tell = () => fetch('/told/' + encodeURIComponent(JSON.stringify({
  isPrerendered: document.prerendering,
  stored: [...Object.keys(localStorage), ...Object.keys(JSON.parse(localStorage.elementor ?? '{}'))],
  dialogs: document.querySelectorAll('dialog[open]').length,
  playing: [...document.querySelectorAll('video')].filter((film) => !film.paused).length,
  slide: document.querySelector('#moves .swiper-slide-active')?.textContent ?? '1',
  hasEntered: document.querySelector('.entrance').classList.contains('animated'),
  counted: document.querySelector('p').innerText.trim(),
})))
document.addEventListener('skerry:ready', () => setTimeout(tell, 1000))
document.addEventListener('prerenderingchange', () => setInterval(tell, 100))`
const RULES = JSON.stringify({ prerender: [{ source: 'list', urls: ['/seen/'], eagerness: 'immediate' }] })

// Playwright's protocol keeps Chromium from prerendering; Puppeteer's does not.
test('Chromium’s own prerendered page counts, plays and opens nothing until the visitor comes, and then does it all', async () => {
  const told: State[] = []
  const html = (body: string) => ({ type: 'html', body: HEAD + body, hasInline: true })
  const site = await serve({
    extra(pathname) {
      if (pathname === '/from/') return html(`<a href="/seen/">go</a><script type="speculationrules">${RULES}</script>`)
      if (pathname === '/seen/')
        return html(`<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>${BODY}<script>${SCRIPT}</script>`)
      const [, state] = /^\/told\/(.*)/.exec(pathname) ?? []
      if (!state) return
      told.push(JSON.parse(decodeURIComponent(state)))
      return html('')
    },
  })
  const browser = await puppeteer.launch({ executablePath: findBrowser(), args: launchArgs, defaultViewport: { width: 1280, height: 800 } })
  try {
    const page = await browser.newPage()
    await page.goto(`${site.url}/from/`)
    await expect
      .poll(() => told.at(-1), { timeout: 15_000 })
      .toEqual({
        isPrerendered: true,
        stored: [],
        dialogs: 0,
        playing: 0,
        slide: '1',
        hasEntered: false,
        counted: '12,500',
      })
    // The prerendered page replaces this one, which Puppeteer can no longer reach.
    await page.evaluate(() => document.querySelector('a')?.click()).catch(() => {})
    const names = ['sale-evergreen_due_date', 'pageViews', 'sessions', 'popup_hello_page_views_initialPageViews']
    await expect
      .poll(() => told.at(-1))
      .toEqual({
        isPrerendered: false,
        stored: expect.arrayContaining(names),
        dialogs: 1,
        playing: 2,
        slide: '2',
        hasEntered: true,
        counted: '12,500',
      })
  } finally {
    await browser.close()
    await site.close()
  }
})
