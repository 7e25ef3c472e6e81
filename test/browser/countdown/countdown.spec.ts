import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const NOW = Date.UTC(2027, 2, 1, 12)
const CSS = '.elementor-countdown-expire--message { display: none }'
const item = (unit: string) =>
  `<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${unit}"></span> <span>${unit}</span></div>`
/** The builder's countdown (contract loops §12). */
const countdown = (attributes: string, id = 'cd1', more = '') =>
  `<div class="elementor-element" data-id="${id}" data-element_type="widget" data-widget_type="countdown.default"><div class="elementor-widget-container"><div class="elementor-countdown-wrapper" id="${id}" ${attributes}>${['days', 'hours', 'minutes', 'seconds'].map(item).join('')}</div>${more}</div></div>`
const until = (ms: number) => `data-date="${(NOW + ms) / 1000}"`
const actions = (...list: object[]) => `data-expire-actions='${JSON.stringify(list)}'`
const MESSAGE = '<div class="elementor-countdown-expire--message">Koniec promocji</div>'
const page1 = (body: string) => `<main><h1>t</h1>${body}</main>`
const digits = (page: Page, id = 'cd1') => page.locator(`#${id} .elementor-countdown-digits`)

/** Opens the page at a moment at which the clock stands, once everything has started. */
async function openAt(page: Page, body: string, at = NOW): Promise<void> {
  await page.clock.install({ time: at - 1000 })
  await page.clock.pauseAt(at)
  await ownPage(page, page1(body), CSS)
  const mounted = () => page.evaluate(() => document.querySelectorAll('[role=timer]').length)
  await expect.poll(() => page.clock.runFor(0).then(mounted)).toBe(body.split('="countdown').length - 1)
}

test('a countdown shows what is left, changes every second, and its digits can be read but are not announced', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await openAt(page, countdown(until(90_061_000)))
  await expect(digits(page)).toHaveText(['01', '01', '01', '01'])
  await expect(page.locator('#cd1')).toHaveAttribute('role', 'timer')
  // Out of view digits do not change; the browser says when they are in view.
  await expect.poll(() => page.clock.runFor(1010).then(() => digits(page).allTextContents())).not.toEqual(['01', '01', '01', '01'])
  await expect(page.getByRole('status')).toHaveText('')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('screen readers hear of the last hour, the last ten minutes and the last one, and of the end', async ({ page }) => {
  await openAt(page, `<div lang="en">${countdown(until(3_660_000))}</div>`)
  const status = page.locator('[data-id] > .skerry-ui [role=status]')
  const shown = () => digits(page).allTextContents()
  await expect.poll(() => page.clock.runFor(1000).then(shown)).not.toEqual(['00', '01', '01', '00'])
  await page.clock.runFor(60_000)
  await expect(status).toHaveText('Time left: 1 hour')
  await page.clock.runFor(3_000_000)
  await expect(status).toHaveText('Time left: 10 minutes')
  await page.clock.runFor(540_000)
  await expect(status).toHaveText('Time left: 1 minute')
  await page.clock.runFor(62_000)
  await expect(status).toHaveText('Time is up.')
  await expect(digits(page)).toHaveText(['00', '00', '00', '00'])
})

test('screen readers no longer find the time that was left once a message says that it is over', async ({ page }) => {
  await openAt(page, `<div lang="en">${countdown(`${until(63_000)} ${actions({ type: 'message' })}`, 'cd1', MESSAGE)}</div>`)
  const status = page.locator('[data-id] > .skerry-ui [role=status]')
  await expect.poll(() => page.clock.runFor(1000).then(() => status.textContent())).toBe('Time left: 1 minute')
  await page.clock.runFor(62_000)
  await expect(page.getByText('Koniec promocji')).toBeVisible()
  await expect(status).toHaveText('')
})

test('when the time is over the actions run once, in their order, and an event says so', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await page.addInitScript(() => {
    const seen = Object.assign(window as unknown as { events: string[] }, { events: [] as string[] })
    addEventListener('countdown_expire', ({ target }) => seen.events.push((target as HTMLElement).dataset.id ?? ''))
  })
  await openAt(page, countdown(`${until(2000)} ${actions({ type: 'hide' }, { type: 'message' })}`, 'cd1', MESSAGE))
  await expect(page.getByText('Koniec promocji')).toBeHidden()
  await page.clock.runFor(5000)
  await expect(page.getByText('Koniec promocji')).toBeVisible()
  await expect(page.getByText('Koniec promocji')).toHaveAttribute('role', 'status')
  await expect(page.locator('#cd1')).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { events: string[] }).events)).toEqual(['cd1'])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a countdown that is over when the page opens acts at once; without an action one line says so', async ({ page, problems }) => {
  const over = countdown(`${until(-86_400_000)} ${actions({ type: 'message' })}`, 'over', MESSAGE)
  await openAt(page, over + countdown(until(-86_400_000)))
  await expect(page.getByText('Koniec promocji')).toBeVisible()
  await expect(digits(page)).toHaveText(['00', '00', '00', '00'])
  expect(problems().map((text) => text.replace(/ \(http.*/, ''))).toEqual([
    'warning: Skerry · div[cd1]: the countdown ended at 2027-02-28T12:00:00.000Z, and no action is set for its end',
  ])
})

test('a countdown to nonsense shows zeros, runs no action, and says so in one line', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await openAt(
    page,
    `${countdown(`data-date="soon" ${actions({ type: 'hide' })}`)}<div data-widget="countdown"><p>Startujemy <time>kiedyś</time></p></div>${countdown('data-date="1e999"', 'far')}`,
  )
  await expect(digits(page)).toHaveText(['00', '00', '00', '00'])
  await expect(page.locator('#cd1')).toBeVisible()
  expect(problems().map((text) => text.replace(/ \(http.*/, ''))).toEqual([
    'warning: Skerry · div[cd1]: data-date: expected a date, got soon',
    'warning: Skerry · div: <time datetime>: expected a date, got kiedyś',
    'warning: Skerry · div[far]: data-date: expected a date, got 1e999',
  ])
  expect(await unmountDifference(page)).toBe('')
})

test('a redirect leads on, never to code, and never to the page itself', async ({ page, problems }) => {
  await page.route('**/own/next', (route) => route.fulfill({ contentType: 'text/html', body: '<title>next</title>' }))
  const redirect = (to: string, id: string) => countdown(`${until(-1000)} ${actions({ type: 'redirect', redirect_url: to })}`, id)
  await page.goto('/pages/share.html')
  await openAt(page, redirect('javascript:alert(1)', 'a') + redirect('/own/#x', 'b') + redirect('', 'c'))
  expect(page.url()).toMatch(/\/own\/$/)
  expect(problems(/redirect_url: expected an address, got (javascript:alert\(1\)|$| \()/)).toEqual([])
  await ownPage(page, page1(redirect(`${new URL(page.url()).origin}/own/next`, 'd')), CSS)
  await page.waitForURL('**/own/next')
  // The page that only leads on has no place in the history.
  await page.goBack()
  await expect(page).toHaveURL(/\/own\/$|share\.html$/)
})

test('a countdown from the first visit goes on at the next one, and is the same for the builder’s runtime', async ({ page }) => {
  const body = countdown('data-evergreen-interval="7384" data-date=""', 'ev1')
  await openAt(page, body)
  await expect(digits(page, 'ev1')).toHaveText(['00', '02', '03', '04'])
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    'ev1-evergreen_due_date': `${NOW + 7_384_000}`,
    'ev1-evergreen_interval': '7384',
  })
  await page.clock.runFor(63_500)
  await page.reload()
  await expect.poll(() => page.clock.runFor(0).then(() => digits(page, 'ev1').allTextContents())).toEqual(['00', '02', '02', '00'])
})

test('a hand-written countdown counts to the date in its text, in the words of the page’s language', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await openAt(
    page,
    `<div data-widget="countdown" data-settings='{"show_days":"no","expire_actions":["hide","message"]}'><p>Do <time datetime="2027-03-02T13:01:02Z">2 marca</time></p><p data-countdown-message hidden>Już!</p></div>`,
  )
  const box = page.getByRole('timer')
  await expect(box).toHaveText('25 godzin01 minuta02 sekundy')
  await expect(page.locator('time')).toBeVisible()
  await page.clock.fastForward(90_061_000)
  await page.clock.runFor(2000)
  await expect(page.getByText('Już!')).toBeVisible()
  await expect(box).toBeHidden()
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
