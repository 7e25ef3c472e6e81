import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { waitingIslands } from '../unmount'

test.use({ isInUse: false })

const slider = (id: string) =>
  `<div data-widget="slider" id="${id}" role="region" aria-label="${id}" data-settings='{"slides_to_show":1,"navigation":"both"}'><p>One</p><p>Two</p></div>`
const BODY = `<main><p>Above</p><div class="tall"></div>${slider('middle')}<div class="tall"></div>
  <form data-widget="form" id="form" action="/own/"><input name="a" aria-label="A"><button>Send</button></form></main>`
const CSS = '.tall { height: 4000px }'

/** The chunks that a page requests, as they come. */
function watchChunks(page: Page): string[] {
  const chunks: string[] = []
  page.on('request', (request) => {
    const [, name] = /chunks\/(.+)-\w+\.js$/.exec(request.url()) ?? []
    if (name) chunks.push(name)
  })
  return chunks
}

test('what is out of view requests no code until the page is in use, and then starts before it is reached', async ({ page, problems }) => {
  const chunks = watchChunks(page)
  await ownPage(page, BODY, CSS)
  // Everything that starts when idle has had its turn by then.
  await page.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise((done) => requestIdleCallback(done))
  })
  expect(await waitingIslands(page)).toHaveLength(2)
  expect(chunks).not.toContain('slider')
  expect(chunks).not.toContain('form')
  await page.mouse.wheel(0, 50)
  await expect.poll(() => waitingIslands(page)).toEqual([])
  expect(chunks).toEqual(expect.arrayContaining(['slider', 'form']))
  expect(await page.evaluate(() => document.querySelector('#middle')?.getBoundingClientRect().top)).toBeGreaterThan(2000)
  expect(problems()).toEqual([])
})

test('a jump to what is out of view starts it, even if nothing else shows that the page is in use', async ({ page }) => {
  await page.addInitScript(() => {
    for (const sign of ['scroll', 'pointermove', 'focusin', 'visibilitychange'])
      addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await ownPage(page, BODY, CSS)
  await page.evaluate(() => document.querySelector('#middle')?.scrollIntoView())
  await expect(page.locator('#middle button').first()).toBeVisible()
  expect(await waitingIslands(page)).toEqual(['form waiting'])
})

test('what waits in a closed `details` leaves its content unstyled, so that no animation there starts', async ({ page, problems }) => {
  const body = `<p id="seen">Seen</p><details><summary>More</summary>${slider('middle')}</details>`
  await ownPage(page, body, '@keyframes turn { to { rotate: 1turn } } #middle p { animation: turn 1s infinite }')
  await page.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise((done) => requestIdleCallback(done))
  })
  expect(await waitingIslands(page)).toHaveLength(1)
  const countAnimations = () => page.evaluate(() => document.getAnimations().length)
  expect(await countAnimations()).toBe(0)
  await page.locator('summary').click()
  await expect.poll(countAnimations).toBe(2)
  await expect(page.locator('#middle button').first()).toBeVisible()
  expect(problems()).toEqual([])
})

test('a picture or an opener that scrolls below a resting pointer loads nothing; the pointer loads what it moves to', async ({ page }) => {
  const chunks = watchChunks(page)
  const body = `<p>Above</p><a href="/pages/gallery/dawn.svg" data-lightbox>Picture</a><button data-popup-open="p">Open</button><div id="p" data-widget="popup" hidden>Text</div><div class="tall"></div>`
  await ownPage(page, body, `${CSS} p, a, button { display: block; width: 400px; height: 300px; margin: 0 }`)
  await page.mouse.move(100, 100)
  for (const name of ['a', 'button']) {
    await page.evaluate((name) => {
      document.querySelector(name)?.addEventListener('pointerenter', () => document.body.setAttribute('data-entered', name), { once: true })
    }, name)
    await page.mouse.wheel(0, 300)
    await expect(page.locator('body')).toHaveAttribute('data-entered', name)
  }
  expect(chunks).toEqual([])
  await page.mouse.move(110, 110)
  await expect.poll(() => chunks).toContain('popups-dialog-by-hand')
  expect(chunks).not.toContain('lightbox')
})
