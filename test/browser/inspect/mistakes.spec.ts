import type { Page } from 'playwright/test'
import { expect, test } from '../harness'

const BODY = `
  <div data-widget="slidr" id="a"></div>
  <div data-widget="slider" id="b" aria-label="b" data-settings='{"slides_to_show":"three","autoplay_sped":3,"navigation":"arrow"}'><div>1</div><div>2</div></div>
  <button data-popup-open="sumer">Offer</button>
  <section data-widget="popup" id="summer" hidden aria-label="Summer" data-settings='{"triggers":{"exit_intent":"yes","scroling":"yes"},"timing":{"times":"yes","times_times":1,"times_period":"weekly"}}'><p>x</p></section>
  <section data-widget="popup" hidden aria-label="News" data-settings='{"triggers":{"page_load":"yes","page_load_delay":99}}'><p>x</p></section>
  <aside data-widget="off-canvas" id="shelf" aria-label="Shelf"><p>x</p></aside>
  <a data-widget="share" id="c" href="#" data-settings='{"network":"twiter"}'>Share</a>
  <div class="elementor"><div class="elementor-element" data-id="f00" data-element_type="widget" data-widget_type="heading.default" data-settings='{"stiky":"yes"}'>Heading</div></div>`
const LINES = [
  'div#b: slides_to_show: expected number, got three',
  'div#b: navigation: expected choice (both, arrows, dots, none), got arrow, did you mean arrows?',
  'div#a: data-widget: no widget is called “slidr”, did you mean slider?',
  'div#b: autoplay_sped: slider has no such setting, did you mean autoplay_speed?',
  'section#summer: triggers.scroling: popup has no such setting, did you mean scrolling?',
  'section#summer: timing.times_period: expected one of session, day, week, month, 24h, 3d, got weekly, did you mean week?',
  'button “Offer”: data-popup-open: no popup has the id sumer, did you mean summer?',
]
const NETWORK = /^Skerry · a#c: network: expected one of facebook, .*, got twiter, did you mean twitter\?$/
const WITHOUT_ID = /^Skerry · section “News”: id: no button can open a popup without an id/

for (const [where, address, attributes] of [
  ['with the inspector', '/own/?skerry-inspect', ''],
  ['with data-debug on the tag', '/own/', ' data-debug data-motoin="never"'],
] as const)
  test(`${where} every mistake is one line in the console, and what is added later too`, async ({ page, site, problems }) => {
    await page.route(`${site.url}/own/**`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': "default-src 'self'; require-trusted-types-for 'script'" },
        body: `<!doctype html><html lang="en"><head><title>t</title><script defer src="/skerry.js"${attributes}></script></head><body>${BODY}</body></html>`,
      }),
    )
    await page.goto(address)
    const lines = () => problems().map((line) => line.replace(/^warning: | \(http.*\)$/g, ''))
    const tag = attributes ? ['Skerry · script: data-motoin: the script tag has no such attribute, did you mean data-motion?'] : []
    const expected = [...LINES.map((line) => `Skerry · ${line}`), ...tag].sort()
    await expect
      .poll(() =>
        lines()
          .filter((line) => !NETWORK.test(line) && !WITHOUT_ID.test(line))
          .sort(),
      )
      .toEqual(expected)
    expect(lines().filter((line) => NETWORK.test(line) || WITHOUT_ID.test(line))).toHaveLength(2)
    await page.evaluate(() => {
      const added = document.createElement('div')
      added.id = 'late'
      added.dataset.widget = 'tbas'
      document.body.append(added)
    })
    await expect.poll(lines).toContain('Skerry · div#late: data-widget: no widget is called “tbas”, did you mean tabs?')
    expect(lines().filter((line) => line.includes('sumer'))).toHaveLength(1)
  })

test('the inspector begins with the popups, says what each waits for on this device, and what is wrong, in plain words', async ({
  page,
  site,
}) => {
  await page.route(`${site.url}/own/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>t</title><script defer src="/skerry.js"></script></head><body style="min-height:3000px">${BODY}
        <button data-popup-open="later">Later</button>
        <section data-widget="popup" id="later" hidden aria-label="Later" data-settings='{"triggers":{"scrolling":"yes","scrolling_direction":"down","scrolling_offset":60}}'><p>x</p></section></body></html>`,
    }),
  )
  await page.goto('/own/?skerry-inspect')
  const panel = page.getByRole('region', { name: 'Skerry inspector' })
  const popup = (name: string) => panel.getByRole('region', { name: `Popup ${name}`, exact: true })
  await expect(popup('summer')).toContainText('It will open by itself: it waits for the mouse leaving through the top edge.')
  await expect(popup('later')).toContainText('it waits for scrolling down to 60 % of the page. One button or link of the page opens it.')
  await expect(popup('News')).toContainText('“News”, without an id')
  const titles = panel.locator('summary')
  await expect(titles).toContainText(['Popups (3)', 'Mistakes in this page (9)', 'What does not work (0)'])
  await expect(panel).toContainText('button “Offer” data-popup-open: no popup has the id sumer, did you mean summer?')
  await expect(panel).toContainText('div#b slides_to_show: expected a number from 0.01 to 50, got three')
  // A button that opens nothing does not work, and one that opens something does.
  const openers = panel.getByRole('region', { name: 'buttons and links for popups' })
  await expect(openers).toContainText('button “Later” works')
  await expect(openers).not.toContainText('Offer')
  await expect(panel).not.toContainText(/\b(armed|against|opener|spy)\b/)
  const answer = await page.evaluate(() =>
    (window as unknown as { Skerry: { popup: { explain: (id: string) => Promise<{ why: string }> } } }).Skerry.popup.explain('latr'),
  )
  expect(answer.why).toContain('No popup on this page has the id latr, did you mean later?')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('the inspector promises no popup that waits for a mouse, nor one that waits for the scrolling of a short page', async ({
    page,
    site,
  }) => {
    await page.route(`${site.url}/own/**`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><head><title>t</title><meta name="viewport" content="width=device-width"><script defer src="/skerry.js"></script></head><body>
          <section data-widget="popup" id="leaving" hidden aria-label="L" data-settings='{"triggers":{"exit_intent":"yes"}}'>x</section>
          <section data-widget="popup" id="reading" hidden aria-label="R" data-settings='{"triggers":{"scrolling":"yes","scrolling_direction":"down","scrolling_offset":60}}'>x</section></body></html>`,
      }),
    )
    await page.goto('/own/?skerry-inspect')
    const popup = (name: string) => page.getByRole('region', { name: `Popup ${name}`, exact: true })
    await expect(popup('leaving')).toContainText('It will not open by itself on this page view')
    await expect(popup('leaving')).toContainText('this device has no mouse that could leave the page')
    await expect(popup('reading')).toContainText('the page is too short to scroll')
    const panel = page.getByRole('region', { name: 'Skerry inspector' })
    await expect(panel).not.toContainText('It will open by itself')
    await expect(panel).toContainText('Nothing else on this page needs Skerry.')
  })
})

const serveOwn = (page: Page, url: string, body: string, attributes = '') =>
  page.route(`${url}/own/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>t</title><style>.ours{display:none}</style><script defer src="/skerry.js"${attributes}></script></head><body>${body}</body></html>`,
    }),
  )

test('a page that scrolls in an element is not too short for a popup that waits for scrolling', async ({ page, site }) => {
  const popup = `<section data-widget="popup" id="reading" hidden aria-label="R" data-settings='{"triggers":{"scrolling":"yes","scrolling_direction":"down","scrolling_offset":60}}'>x</section>`
  await serveOwn(
    page,
    site.url,
    `<div id="app"><p></p></div><style>body{margin:0}#app{height:100vh;overflow:auto}p{height:3000px;margin:0}</style>${popup}`,
  )
  await page.goto('/own/')
  const why = () =>
    page.evaluate(async () => {
      const { Skerry } = window as unknown as { Skerry: { popup: { explain: (id: string) => Promise<{ triggers: { why: string }[] }> } } }
      return (await Skerry.popup.explain('reading')).triggers[0]?.why
    })
  await expect.poll(why).toBe('waits for scrolling down to 60 % of the page')
  await page.locator('#app').evaluate((el) => el.scrollTo({ top: 2900, behavior: 'instant' }))
  await expect.poll(why).toBe('opened it: scrolling down to 60 % of the page')
})

test('an open popup that a stylesheet hides, and settings with typographic quotes, are named', async ({ page, site, problems }) => {
  await serveOwn(
    page,
    site.url,
    `<section data-widget="popup" id="p" class="ours" aria-label="Offer" data-settings='{"triggers":{"page_load":"yes"}}'>x</section>
     <section data-widget="popup" id="q" hidden aria-label="News" data-settings='{“triggers”:{}}'>x</section>`,
    ' data-debug',
  )
  await page.goto('/own/')
  const named = (text: string) => expect.poll(() => problems().filter((line) => line.includes(text)).length).toBe(1)
  await named('section#p: class: a stylesheet hides the open popup by display: none')
  await named('section#q: data-settings: is no JSON: it has typographic quotes')
})

for (const address of ['/own/', '/own/?skerry-inspect'])
  test(`where the folder chunks/ is missing, one line says so: ${address}`, async ({ page, site, problems }) => {
    await serveOwn(
      page,
      site.url,
      '<button data-popup-open="p">a</button><section data-widget="popup" id="p" hidden aria-label="a">x</section>',
    )
    await page.route('**/chunks/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(address)
    await page.getByRole('button').click()
    await expect.poll(() => problems().filter((line) => line.includes('Skerry: its folder chunks/ does not load.')).length).toBe(1)
  })

test('data-debug names what the inspector and the command name: ids that two popups share, and the builder’s values before they are needed', async ({
  page,
  site,
  problems,
}) => {
  const popup = (settings: string) =>
    `<div data-elementor-type="popup" data-elementor-id="7" data-elementor-settings='${settings}'><p>x</p></div>`
  await serveOwn(
    page,
    site.url,
    `<div style="height:9000px"></div><div class="elementor-element elementor-widget" data-id="f01" data-element_type="widget" data-widget_type="video.default" data-settings='{"youtube_url":"https://youtu.be/XHOmBV4js_E","start":"soon"}'><div class="elementor-video"></div></div>
     ${popup('{}')}${popup('{"close_automatically":"later"}')}`,
    ' data-debug',
  )
  await page.goto('/own/')
  const said = (text: string) => expect.poll(() => problems().filter((line) => line.includes(text)).length, text).toBe(1)
  await said(': id: expected a unique id, got 7')
  await said(': close_automatically: expected seconds, got later')
  await said('div[f01]: start: expected number, got soon')
})
