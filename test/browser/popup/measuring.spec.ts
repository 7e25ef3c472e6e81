import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'

/** The scripts of the documents, as people paste them, by the heading above. */
const SNIPPETS = [
  ...readFileSync(path.resolve(import.meta.dirname, '../../../docs/campaign/measuring.md'), 'utf8').matchAll(
    /^## (.+)\n(?:(?!^## ).*\n)*?```js\n([^`]*(?:`[^`\n]+`[^`]*)*?)```/gm,
  ),
].map(([, tool, code]) => ({ tool, code }))

/** In place of what the tools load: each keeps what it is told. */
const STUBS = `var told = { gtag: [], plausible: [], posthog: [] }
function gtag(...all) { told.gtag.push(all) }
function plausible(...all) { told.plausible.push(all) }
var posthog = { capture: (...all) => told.posthog.push(all) }
var _paq = window._paq = window._paq || []`

const PAGE = `<button data-popup-open="offer-long">Offer</button>
  <section data-widget="popup" id="offer-long" data-popup-group="offer" hidden aria-label="Offer"><button data-popup-convert>Yes</button></section>
  <form data-widget="form" id="letter" method="post" action="/own/send"><input name="id" aria-label="Name" value="1"><button>Send</button></form>`

test('the documents’ scripts tell each tool what was seen, closed, reached and sent', async ({ page, problems }) => {
  expect(SNIPPETS.map(({ tool }) => tool)).toEqual(['Google Analytics 4', 'Plausible', 'Matomo', 'PostHog'])
  await serveScript(page, '/stubs.js', STUBS)
  for (const [i, { code = '' }] of SNIPPETS.entries()) await serveScript(page, `/snippet-${i}.js`, code)
  const scripts = ['stubs', ...SNIPPETS.keys()].map((name) => `<script src="/${name === 'stubs' ? name : `snippet-${name}`}.js"></script>`)
  await ownPage(page, PAGE, '', `${scripts.join('')}<script defer src="/skerry.js" data-datalayer="on"></script>`)
  await page.route('**/own/send', (route) => route.fulfill({ json: { success: true, data: { message: 'Thank you' } } }))

  await page.getByRole('button', { name: 'Offer' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()

  const popup = { popup: 'offer-long', group: 'offer' }
  const ofGoogle = { popup_id: 'offer-long', popup_group: 'offer' }
  const told = () =>
    page.evaluate(() => JSON.parse(JSON.stringify(Object.assign({ _paq: Reflect.get(window, '_paq') }, Reflect.get(window, 'told')))))
  await expect.poll(async () => (await told()).posthog.length).toBe(4)
  expect(await told()).toEqual({
    gtag: [
      ['event', 'popup_shown', { ...ofGoogle, popup_reason: 'link' }],
      ['event', 'popup_converted', ofGoogle],
      ['event', 'popup_closed', { ...ofGoogle, popup_reason: 'esc' }],
      ['event', 'generate_lead', { form_id: 'letter' }],
    ],
    plausible: [
      ['Popup shown', { props: { ...popup, reason: 'link' } }],
      ['Popup converted', { props: { ...popup, reason: '' } }],
      ['Popup closed', { props: { ...popup, reason: 'esc' } }],
      ['Form sent', { props: { form: 'letter' } }],
    ],
    _paq: [
      ['trackEvent', 'Popup', 'shown: link', 'offer: offer-long'],
      ['trackEvent', 'Popup', 'convert', 'offer: offer-long'],
      ['trackEvent', 'Popup', 'hidden: esc', 'offer: offer-long'],
      ['trackEvent', 'Form', 'sent', 'letter'],
    ],
    posthog: [
      ['popup shown', { ...popup, reason: 'link' }],
      ['popup convert', popup],
      ['popup hidden', { ...popup, reason: 'esc' }],
      ['form sent', { form: 'letter' }],
    ],
  })
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toMatchObject([
    { event: 'skerry_popup', popup_id: 'offer-long', popup_group: 'offer', popup_action: 'shown', reason: 'link' },
    { event: 'skerry_popup', popup_id: 'offer-long', popup_group: 'offer', popup_action: 'converted' },
    { event: 'skerry_popup', popup_id: 'offer-long', popup_group: 'offer', popup_action: 'closed', reason: 'esc' },
  ])
  expect(problems()).toEqual([])
})
