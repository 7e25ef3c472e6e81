import { nestedTabs } from '../disclosure/disclosure-pages'
import { expect, test } from '../harness'
import { byHand, mega } from '../menu/menu-pages'
import {
  ask,
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

/** Widgets that look for globals in their own ways; those that a press opens come last. */
const widgets = `
<nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"dropdown"}'><button type="button" id="toggle" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#x">X</a></li></ul></nav>
<div class="elementor"><header class="elementor-element" data-settings='{"sticky":"top","animation":"fadeIn"}'>h</header>
<div class="elementor-element" data-element_type="container" data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateY_effect":"yes"}'>m</div>
<div class="elementor-element" data-element_type="container" data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateY_effect":"yes","motion_fx_range":"page"}'>p</div>
<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="wp-widget-media_audio.default"><div class="elementor-widget-container"><audio controls></audio></div></div></div>
${nestedTabs()}${mega('click')}
<button id="pull" data-off-canvas-open="panel">Pull</button><section data-widget="off-canvas" id="panel" aria-label="Panel"><a href="/a">A</a></section>
${popup}`
/** An add-on that makes the page load everything that add-ons may ask for. */
const addOn = `<script nonce="abc">addEventListener('elementor/frontend/init', () => elementorFrontend.hooks.addAction('frontend/element_ready/global', () => { addOnHasRun = 1 }))</script>`

/** What is read from other things called `page`, and an interface of every browser that can run our script. */
const OTHERS = ['querySelector', 'scrollHeight', 'searchParams', 'IntersectionObserver']
/** Globals of the page's scripts, and of the browsers that have them, read by name or in another way. */
const GLOBAL_NAMES = sorted(
  ...namesIn(/getGlobal(?:<[^\n]*?>)?\(\s*'(\w+)'/g),
  ...namesIn(/'(\w+)' in (?:window|globalThis|win)\b/g),
  ...namesIn(/hasOwn\((?:window|win|globalThis), '(\w+)'/g),
  // `page` is the global object in the files that call it so; a name there without a capital letter is not a script's global.
  ...namesIn(/\b(?:page|globalThis)\??\.(\w*[A-Z_]\w+)\b/g).filter((name) => !OTHERS.includes(name)),
  ...namesIn(/isFunction\('(\w+)'\)/g),
  // These must stay in the list, however they are read.
  ...`scheduler requestIdleCallback ScrollTimeline ViewTimeline navigation trustedTypes orientation ontouchstart chrome
  Skerry skerryTakeover skerryClicks jQuery YT Vimeo FB fbAsyncInit grecaptcha turnstile paypal Prism Swiper ShareLink DialogsManager wp
  elementor elementorFrontend elementorProFrontend elementorFrontendConfig ElementorProFrontendConfig elementorModules
  dataLayer OptanonWrapper`.split(/\s+/),
)
/** The fields are called like what we ask of the browser's global, or like what the script's global would offer. */
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

test('the source names what is clobbered here', () => {
  expect(GLOBAL_NAMES).toEqual(expect.arrayContaining(['elementorFrontend', 'jQuery', 'YT', 'trustedTypes', 'requestIdleCallback']))
})

/** If the browser has such a global, it is removed first, so that the element becomes the global. */
for (const [what, markup] of SHAPES)
  test(`${what} named like any global that we read does not stop menus and popups`, async ({ page, problems }) => {
    test.setTimeout(240_000)
    const askedOfEvil = await watchEvil(page)
    let known = 0
    for (const names of together(GLOBAL_NAMES)) {
      const name = names.join()
      await test.step(name, async () => {
        const ours = tag.replace(' src', ' defer data-datalayer="on" src')
        const taken = names.map((one) => `<script nonce="abc">delete globalThis.${one}</script>${markup(one)}`).join('')
        await open(page, `${taken}${impostors}${widgets}${addOn}${ours}`)
        expect(await ask(page, `${JSON.stringify(names)}.filter((one) => !(one in globalThis))`), name).toEqual([])
        await press(page, '#toggle', '#toggle[aria-expanded=true]', name)
        await press(page, '#pull', '#pull[aria-expanded=true]', name)
        await ask(page, "dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))")
        await press(page, '#opener', 'dialog[open]', name)
        await expect.poll(() => ask(page, "'addOnHasRun' in globalThis"), name).toBe(true)
        expect(await ask(page, "['elementorFrontend', 'elementorProFrontend'].every((api) => Object.hasOwn(globalThis, api))"), name).toBe(
          true,
        )
        const waiting = "Skerry.islands().filter(({ state }) => state === 'waiting').map(({ widget }) => widget.name).join()"
        await expect.poll(() => ask(page, waiting), name).toBe('')
        // By then the observers have reported, and motion has run once.
        await ask(page, `(async () => { for (let i = 0; i < 5; i++) await new Promise((done) => requestAnimationFrame(done)) })()`)
        // No touch screen.
        await waitFor(page, '.e-n-tabs[data-touch-mode=false]', name)
        await waitFor(page, '.e-n-menu[data-touch-mode=false]', name)
        expect(await hasForeignCodeRun(page), name).toBe(false)
        expect(askedOfEvil(), name).toEqual([])
        expect(problems('data:text/html').slice(known), name).toEqual([])
        known = problems('data:text/html').length
      })
    }
  })

test('an element called orientation does not keep a submenu open when the window gets lower', async ({ page, problems }) => {
  await open(page, `<a id="orientation"></a>${byHand()}${tag.replace(' src', ' defer src')}`)
  await press(page, '.skerry-menu-sub', '.skerry-menu-sub[aria-expanded=true]')
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect.poll(() => ask(page, `!!${find('.skerry-menu-sub[aria-expanded=true]')}`)).toBe(false)
  expect(problems()).toEqual([])
})
