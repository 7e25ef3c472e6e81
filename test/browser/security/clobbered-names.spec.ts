import { expect, test } from '../harness'
import {
  ask,
  click,
  find,
  hasForeignCodeRun,
  impostors,
  namesIn,
  open,
  popup,
  press,
  sorted,
  tag,
  together,
  waitFor,
  watchEvil,
} from './clobbering'

/** What our source reads from the document. */
const DOCUMENT_NAMES = sorted(
  ...namesIn(/ofDocument\('(\w+)'\)/g),
  ...namesIn(/propertyOf\(document, '(\w+)'\)/g),
  // `on`, `emit` and `queryAll` read these from a document that they are given.
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'querySelectorAll',
  // Created by their constructors, and by Preact.
  'createComment',
  'createDocumentFragment',
  'createElementNS',
  'createTextNode',
  // Read by our helpers, or in ways that may change.
  'baseURI',
  'currentScript',
  'fonts',
  'getElementById',
  'querySelector',
)
/** A hand-written popup, and a page of the builder's, with an address that names a target. */
const servedPage = `<a id="link" href="/own/next">Next</a>${popup}<div class="elementor" data-elementor-id="1"><div class="elementor-element" data-id="a" data-element_type="widget"><p id="there">There</p></div><header class="elementor-element" data-id="b" data-element_type="container" data-settings='{"sticky":"top"}'>Head</header></div>
<script type="application/json" id="config">{"responsive":{"breakpoints":{"tablet":{"value":900,"is_enabled":true}}}}</script>`
const configured = tag.replace(' src', ' data-config="#config" src')

test('the source names what is clobbered here', () => {
  expect(DOCUMENT_NAMES).toEqual(
    expect.arrayContaining(['activeElement', 'baseURI', 'body', 'currentScript', 'getElementById', 'readyState', 'scrollingElement']),
  )
})

for (const [what, markup] of [
  ['a picture', (name: string) => `<img name="${name}" alt="">`],
  ['a form', (name: string) => `<form name="${name}"></form>`],
  ['a frame', (name: string) => `<iframe name="${name}" src="data:text/html,x"></iframe>`],
] as const) {
  test(`${what} named like any property of the document that we read neither stops popups nor decides where our code comes from`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(240_000)
    const askedOfEvil = await watchEvil(page)
    for (const names of together(DOCUMENT_NAMES)) {
      const name = names.join()
      await test.step(name, async () => {
        await open(page, `${names.map(markup).join('')}${impostors}${servedPage}${configured}`, '#there')
        await press(page, '#opener', 'dialog[open]', name)
        expect(await ask(page, `Element.prototype.getBoundingClientRect.call(${find('dialog h2')}).height`), name).toBeGreaterThan(0)
        await waitFor(page, 'body[data-elementor-device-mode=desktop] header.elementor-sticky', name)
        expect(await ask(page, 'elementorFrontend.config.responsive.activeBreakpoints.tablet.value'), name).toBe(900)
        expect(await hasForeignCodeRun(page), name).toBe(false)
        expect(askedOfEvil(), name).toEqual([])
        expect(problems(), name).toEqual([])
      })
    }
  })
}

test('a picture called baseURI stops neither videos, share links nor forms', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const opened: string[] = []
    Object.assign(globalThis, { opened, open: (url: string) => void opened.push(url) })
  })
  await page.route('**/own/next', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Next</title>' }))
  await page.route('**/own/send', (route) =>
    route.fulfill({ json: { success: true, data: { message: 'ok', data: { redirect_url: '/own/next' } } } }),
  )
  const share = `<a id="share" data-widget="share" data-settings='{"network":"facebook","url":"/shared"}' href="#own">Share</a>`
  const form =
    '<form id="form" data-widget="form" method="post" action="/own/send"><input name="form_id" value="a"><button id="send">Send</button></form>'
  await open(
    page,
    `<img name="baseURI" alt="">${share}<a id="film" href="https://youtu.be/abc" data-lightbox>Film</a>${form}${tag.replace(' src', ' defer src')}`,
  )
  const states = "Skerry.islands().map(({ widget, state }) => widget.name + ' ' + state).sort().join()"
  await expect.poll(() => ask(page, `typeof Skerry === 'object' && ${states}`)).toMatch(/form mounted/)
  await click(page, '#share')
  await expect
    .poll(() => ask(page, 'opened.join()'))
    .toBe(`https://www.facebook.com/sharer.php?u=${encodeURIComponent(new URL('/shared', page.url()).href)}`)
  await click(page, '#film')
  await waitFor(page, 'dialog[open] iframe[src^="https://www.youtube-nocookie.com/embed/abc"]')
  await click(page, '#send')
  await page.waitForURL('**/own/next')
  expect(problems(/frame-src/)).toEqual([])
})
