import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright/test'
import { nestedTabs } from '../disclosure/disclosure-pages'
import { expect, test } from '../harness'
import { byHand, mega } from '../menu/menu-pages'

const NONCE_POLICY =
  "default-src 'none'; script-src 'nonce-abc'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src data:; require-trusted-types-for 'script'"
const tag = '<script nonce="abc" src="/skerry.js"></script>'
const popup = '<button id="opener" data-popup-open="p">Open</button><section data-widget="popup" id="p" hidden><h2>P</h2></section>'

/** Opens a page whose policy trusts whatever our own script imports. */
async function open(page: Page, body: string, hash = ''): Promise<void> {
  await page.unroute('**/own/')
  await page.route('**/own/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': NONCE_POLICY },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
    }),
  )
  await page.goto('about:blank')
  await page.goto(`/own/${hash}`)
}

/**
 * The value of an expression in the page, by the browser's own protocol: Playwright's evaluation needs names that are taken here. The
 * document is asked by its prototype's function, because an element may be called `querySelector`.
 */
const sessions = new WeakMap<Page, Promise<CDPSession>>()
async function ask(page: Page, expression: string): Promise<unknown> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, opening)
  const session = await opening
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
  if (exceptionDetails) throw Error(exceptionDetails.exception?.description)
  return result.value
}
const find = (selector: string) => `Document.prototype.querySelector.call(document, ${JSON.stringify(selector)})`
const click = (page: Page, selector: string) => ask(page, `HTMLElement.prototype.click.call(${find(selector)})`)
const waitFor = (page: Page, selector: string, why = selector) => expect.poll(() => ask(page, `!!${find(selector)}`), why).toBe(true)

/** Presses a button as a visitor does, and waits for what matches `shown`. */
async function press(page: Page, button: string, shown: string, why?: string): Promise<void> {
  await waitFor(page, `${button}[aria-expanded]`, why)
  await click(page, button)
  await waitFor(page, shown, why)
}

const ROOT = path.resolve(import.meta.dirname, '../../..')
const source = (readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }) as string[])
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|test-helpers/.test(file))
  .map((file) => readFileSync(path.join(ROOT, 'src', file), 'utf8').replace(/^ *(\/\/|\*|\/\*\*).*$/gm, ''))
  .join('\n')
const namesIn = (pattern: RegExp) => [...source.matchAll(pattern)].flatMap(([, names]) => names?.match(/\w+/g) ?? [])
const sorted = (...names: string[]) => [...new Set(names)].sort()

/** What our source reads of the document. */
const DOCUMENT_NAMES = sorted(
  ...namesIn(/(?<![\w.-])document\??\.(\w+)/g),
  ...namesIn(/propertyOf\(document, '(\w+)'\)/g),
  // `const { body, documentElement: root } = document`
  ...namesIn(/const \{ ([^}]+) \} = document\b/g),
  // Given the document as an argument, `on`, `emit` and `queryAll` read these.
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'querySelectorAll',
  // Made by their constructors, and by Preact.
  'createComment',
  'createTextNode',
  // By functions of ours, or in ways that may change.
  'baseURI',
  'currentScript',
  'fonts',
  'getElementById',
  'querySelector',
)
/** Without these no part of ours can be made, nor any event be heard: the page stays as it was served. */
const INDISPENSABLE = ['addEventListener', 'createElement', 'createElementNS']

const NO_POPUP = 'warning: Skerry · popup: none has the id p'
const impostors = '<script type="x" src="https://evil.test/skerry" data-base="https://evil.test/"></script>'
/** A hand-written popup, and a page of the builder's, with an address that names a target. */
const servedPage = `<a id="link" href="/own/next">Next</a>${popup}<div class="elementor" data-elementor-id="1"><div class="elementor-element" data-id="a" data-element_type="widget"><p id="there">There</p></div></div>`

/** Answers for evil.test with code that leaves a trace; returns what has been asked of it. */
async function watchEvil(page: Page): Promise<() => string[]> {
  const requested: string[] = []
  await page.route('https://evil.test/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.foreignCodeHasRun = true',
    }),
  )
  page.on('request', (request) => requested.push(request.url()))
  return () => requested.filter((url) => url.includes('evil.test'))
}
const hasForeignCodeRun = (page: Page) => ask(page, "'foreignCodeHasRun' in globalThis")

test('the source names what is clobbered here', () => {
  expect(DOCUMENT_NAMES).toEqual(
    expect.arrayContaining(['activeElement', 'baseURI', 'body', 'currentScript', 'getElementById', 'readyState', 'scrollingElement']),
  )
  expect(INDISPENSABLE.filter((name) => !DOCUMENT_NAMES.includes(name) && name !== 'createElementNS')).toEqual([])
  expect(GLOBAL_NAMES).toEqual(expect.arrayContaining(['elementorFrontend', 'jQuery', 'YT', 'trustedTypes', 'requestIdleCallback']))
})

for (const [what, markup] of [
  ['a picture', (name: string) => `<img name="${name}" alt="">`],
  ['a form', (name: string) => `<form name="${name}"></form>`],
] as const) {
  test(`${what} named like any property of the document that we read does not stop popups, nor say where our code comes from`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(240_000)
    const askedOfEvil = await watchEvil(page)
    for (const name of DOCUMENT_NAMES.filter((each) => !INDISPENSABLE.includes(each)))
      await test.step(name, async () => {
        await open(page, `${markup(name)}${impostors}${servedPage}${tag}`, '#there')
        await press(page, '#opener', 'dialog[open]', name)
        expect(await hasForeignCodeRun(page), name).toBe(false)
        expect(askedOfEvil(), name).toEqual([])
        expect(problems(), name).toEqual([])
      })
  })

  test(`a page with ${what} named like a function without which nothing works stays as it was served, and says so once`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(60_000)
    const askedOfEvil = await watchEvil(page)
    await page.route('**/own/next', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Next</title>' }))
    for (const name of INDISPENSABLE)
      await test.step(name, async () => {
        const known = problems(NO_POPUP).length
        await open(page, `${markup(name)}${impostors}${servedPage}${tag}`)
        const hasFailed = () => expect.poll(() => problems(NO_POPUP).length, name).toBe(known + 1)
        // Only Preact needs it, which renders first when the popup is opened; the others are needed at the start.
        if (name === 'createElementNS') await waitFor(page, '#opener[aria-expanded]')
        else await hasFailed()
        await click(page, '#opener')
        await hasFailed()
        expect(await hasForeignCodeRun(page), name).toBe(false)
        await click(page, '#link')
        await page.waitForURL('**/own/next')
        // An error nobody caught would begin with `exception`. A click may add that there is no popup.
        const errors = problems(NO_POPUP).slice(known)
        expect(errors, name).toEqual([expect.stringMatching(/^error: Skerry · .* is not a function/)])
        expect(askedOfEvil(), name).toEqual([])
      })
  })
}

/** Widgets that look for globals in their own ways, and last what opens by a press. */
const widgets = `
<nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"dropdown"}'><button type="button" id="toggle" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#x">X</a></li></ul></nav>
<div class="elementor"><header class="elementor-element" data-settings='{"sticky":"top","animation":"fadeIn"}'>h</header>
<div class="elementor-element" data-element_type="container" data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateY_effect":"yes"}'>m</div>
<div class="elementor-element" data-element_type="container" data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateY_effect":"yes","motion_fx_range":"page"}'>p</div>
<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="wp-widget-media_audio.default"><div class="elementor-widget-container"><audio controls></audio></div></div></div>
${nestedTabs()}${mega('click')}
<button id="pull" data-off-canvas-open="panel">Pull</button><section data-widget="off-canvas" id="panel" aria-label="Panel"><a href="/a">A</a></section>
${popup}`
/** An add-on that makes the page load all of what add-ons may ask for. */
const addOn = `<script nonce="abc">addEventListener('elementor/frontend/init', () => elementorFrontend.hooks.addAction('frontend/element_ready/global', () => { addOnHasRun = 1 }))</script>`

/** What is read of other things called `page`; and an interface that every browser has that can run our script. */
const OTHERS = ['querySelector', 'scrollHeight', 'searchParams', 'IntersectionObserver']
/** Globals of the page's scripts, and of browsers that have them: read by their name, or in another way. */
const GLOBAL_NAMES = sorted(
  ...namesIn(/getGlobal(?:<[^\n]*?>)?\(\s*'(\w+)'/g),
  ...namesIn(/'(\w+)' in (?:window|globalThis|win)\b/g),
  ...namesIn(/hasOwn\((?:window|win|globalThis), '(\w+)'/g),
  // `page` is the global object in the files that name it so; what has no capital letter there is no global of a script's.
  ...namesIn(/\b(?:page|globalThis)\??\.(\w*[A-Z_]\w+)\b/g).filter((name) => !OTHERS.includes(name)),
  ...namesIn(/isFunction\('(\w+)'\)/g),
  // These must stay in the list, in whichever way they are read.
  ...`scheduler requestIdleCallback ScrollTimeline ViewTimeline navigation trustedTypes orientation ontouchstart chrome
  Skerry skerryTakeover skerryClicks jQuery YT Vimeo FB fbAsyncInit grecaptcha turnstile paypal Prism Swiper ShareLink DialogsManager wp
  elementor elementorFrontend elementorProFrontend elementorFrontendConfig ElementorProFrontendConfig elementorModules
  dataLayer OptanonWrapper`.split(/\s+/),
)
/** Where the global is a browser's, the fields have the names of what we ask it for; where it is a script's, of what that would offer. */
const FIELDS =
  'yield createPolicy fn responsive last f hooks push storage config modules prototype loaded trigger on frontend utils mediaelement'.split(
    ' ',
  )
const SHAPES = [
  ['a link', (name: string) => `<a id="${name}"></a>`],
  ['a form', (name: string) => `<form id="${name}" name="${name}">${FIELDS.map((field) => `<input name="${field}">`).join('')}</form>`],
  ['a frame', (name: string) => `<iframe name="${name}" src="data:text/html,x"></iframe>`],
  ['an embedded object', (name: string) => `<embed id="${name}">`],
] as const

/** Where the browser has such a global, it is taken away first, so that the element becomes the global. */
for (const [what, markup] of SHAPES)
  test(`${what} named like any global that we read does not stop menus and popups`, async ({ page, problems }) => {
    test.setTimeout(240_000)
    const askedOfEvil = await watchEvil(page)
    let known = 0
    for (const name of GLOBAL_NAMES)
      await test.step(name, async () => {
        const ours = tag.replace(' src', ' defer data-datalayer="on" src')
        await open(page, `<script nonce="abc">delete globalThis.${name}</script>${markup(name)}${impostors}${widgets}${addOn}${ours}`)
        expect(await ask(page, `'${name}' in globalThis`), name).toBe(true)
        await press(page, '#toggle', '#toggle[aria-expanded=true]', name)
        await press(page, '#pull', '#pull[aria-expanded=true]', name)
        await ask(page, "dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))")
        await press(page, '#opener', 'dialog[open]', name)
        await expect.poll(() => ask(page, "'addOnHasRun' in globalThis"), name).toBe(true)
        const waiting = "Skerry.islands().filter(({ state }) => state === 'waiting').map(({ widget }) => widget.name).join()"
        await expect.poll(() => ask(page, waiting), name).toBe('')
        // Then the observers report, and what moves is moved for the first time.
        await ask(page, `(async () => { for (let i = 0; i < 5; i++) await new Promise((done) => requestAnimationFrame(done)) })()`)
        // Nobody touches this screen.
        await waitFor(page, '.e-n-tabs[data-touch-mode=false]', name)
        await waitFor(page, '.e-n-menu[data-touch-mode=false]', name)
        expect(await hasForeignCodeRun(page), name).toBe(false)
        expect(askedOfEvil(), name).toEqual([])
        expect(problems('data:text/html').slice(known), name).toEqual([])
        known = problems('data:text/html').length
      })
  })

test('an element called orientation does not keep a submenu open when the window gets lower', async ({ page, problems }) => {
  await open(page, `<a id="orientation"></a>${byHand()}${tag.replace(' src', ' defer src')}`)
  await press(page, '.skerry-menu-sub', '.skerry-menu-sub[aria-expanded=true]')
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect.poll(() => ask(page, `!!${find('.skerry-menu-sub[aria-expanded=true]')}`)).toBe(false)
  expect(problems()).toEqual([])
})

test('a picture called baseURI leaves the videos, the share links and the forms of a page at work', async ({ page, problems }) => {
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
