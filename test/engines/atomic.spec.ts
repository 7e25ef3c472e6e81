/** Newer builders' atomic elements (contract newer §§2, 6). */
import { stub } from '../browser/embed/embeds'
import { actionHref, builderPopup, popupCss } from '../browser/popup/popups'
import { expect, test } from './harness'
import { around, CSS, ends, fill, open, typedIn } from './newer-page'
import { HEAD } from './site'
import type { Visitor } from './visitor'

const TAB_NUMBERS = [0, 1, 2]
const tabs = `<div class="e-con e-atomic-element e-tabs-base" data-id="t" data-element_type="e-tabs" data-e-type="e-tabs" data-e-settings='{"default-active-tab":"t-tab-1"}' x-data="eTabst"><div class="e-con" data-e-type="e-tabs-menu" role="tablist" aria-label="Rejsy">${TAB_NUMBERS.map((n) => `<button class="e-con e-tab-base${n === 1 ? ' e--selected' : ''}" data-e-type="e-tab" role="tab" id="t-tab-${n}" aria-controls="t-tab-content-${n}" aria-selected="${n === 1}" tabindex="${n === 1 ? 0 : -1}" x-bind="tab">Karta ${n}</button>`).join('')}</div><div class="e-con" data-e-type="e-tabs-content-area">${TAB_NUMBERS.map((n) => `<div class="e-con e-tab-content-base" data-e-type="e-tab-content" role="tabpanel" id="t-tab-content-${n}" aria-labelledby="t-tab-${n}" x-bind="tabContent"${n === 1 ? '' : ' hidden="true"'}><p id="in-${n}">Treść ${n}</p></div>`).join('')}</div></div>`

test('atomic tabs are chosen by a press, walked through by keys, and open for an address', async ({ visitor }) => {
  await open(visitor, 'atomic-tabs', { body: tabs })
  await visitor.gone('#in-0')
  await visitor.click('#t-tab-2')
  await visitor.seen('#in-2')
  await visitor.gone('#in-1')
  await visitor.focus('#t-tab-2')
  expect(await visitor.walk('ArrowRight', 'ArrowLeft', 'Home', 'End')).toEqual(['t-tab-0', 't-tab-2', 't-tab-0', 't-tab-2'])
  await visitor.press('Home')
  await visitor.has('#t-tab-0', 'aria-selected', 'false')
  await visitor.press('Enter')
  await visitor.seen('#in-0')
  await visitor.press('ArrowRight', ' ')
  await visitor.seen('#in-1')
  expect(await visitor.walk('Tab')).toEqual(['t-tab-content-1'])
  expect(await visitor.axe()).toEqual([])
  await ends(visitor)
  await visitor.visit('/own/#in-2')
  await visitor.seen('#in-2')
  await visitor.has('#t-tab-2', 'aria-selected', 'true')
})

/** The demo's server knows this form. */
const form = `<form class="e-con e-form-base form-state-default" data-id="7a10c02" data-element_type="e-form" data-e-type="e-form" data-form-name="Rejs" aria-label="Rejs" x-data="eForm"><label for="boat">Łódź</label><input id="boat" name="boat" type="text" required class="e-form-input-base" data-id="p1"><label for="skipper">E-mail</label><input id="skipper" name="skipper" type="email" class="e-form-input-base" data-id="p2"><button type="submit" class="e-form-submit-button-base">Wyślij</button><div class="good" data-e-type="e-form-success-message">Dziękujemy</div><div class="bad" data-e-type="e-form-error-message">Nie udało się</div></form>`
const formCss = '.good, .bad { display: none } .form-state-success .good, .form-state-error .bad { display: block }'
const CONFIG =
  '<script>var elementorFrontendConfig = { urls: { ajaxurl: "/wp-admin/admin-ajax.php" }, nonces: { atomicFormsSendForm: "n1" } }</script>'
const sent = (visitor: Visitor) =>
  visitor.evaluate(() => ({
    address: location.search.replace(/\d+/, ''),
    requests: performance.getEntriesByType('resource').filter(({ name }) => name.includes('admin-ajax')).length,
  }))

test('an atomic form reports what is missing, failed and sent, and puts none of it in the address', async ({ visitor }) => {
  await open(visitor, 'atomic-form', { body: form, css: formCss, hasInline: true, head: CONFIG + HEAD })
  await visitor.click('form button')
  await visitor.isFocused('boat')
  expect(await sent(visitor)).toEqual({ address: '?visit=', requests: 0 })
  await fill(visitor, '#boat', 'Mewa')
  await fill(visitor, '#skipper', 'ola@latarnia')
  await visitor.click('form button')
  await visitor.seen('.bad')
  expect(await typedIn(visitor, '#boat')).toBe('Mewa')
  await fill(visitor, '#skipper', 'ola@latarnia.pl')
  await visitor.press('Enter')
  await visitor.seen('.good')
  await visitor.gone('.bad')
  expect(await typedIn(visitor, '#boat')).toBe('')
  expect(await sent(visitor)).toEqual({ address: '?visit=', requests: 2 })
  expect(await visitor.axe()).toEqual([])
  await ends(visitor, '422')
})

test('an atomic form submitted before the script arrives is sent once it has', async ({ visitor }) => {
  await visitor.visitOwn({
    body: around(form),
    css: formCss,
    hasInline: true,
    // The visit begins once this name exists.
    head: `<script>${stub}</script>${CONFIG}<script>Skerry = {}</script>`,
  })
  await fill(visitor, '#boat', 'Mewa')
  await fill(visitor, '#skipper', 'ola@latarnia.pl')
  await visitor.press('Enter')
  await visitor.evaluate(() => inPage.frames(6))
  expect(await sent(visitor)).toEqual({ address: '?visit=', requests: 0 })
  await visitor.evaluate(() => {
    Reflect.deleteProperty(window, 'Skerry')
    document.head.append(Object.assign(document.createElement('script'), { src: '/skerry.js' }))
  })
  await visitor.seen('.good')
  expect(await sent(visitor)).toEqual({ address: '?visit=', requests: 1 })
})

test('buttons and blocks with an action open a popup by mouse and key, and send no form', async ({ visitor }) => {
  const action = actionHref('popup:open', { id: '84', toggle: false })
  const popup = builderPopup(84, { a11y_navigation: 'yes', triggers: [], timing: [] }, '<h2>Okno</h2><a href="/own/x/">Dalej</a>')
  await open(visitor, 'action-link', {
    body: `<form action="/own/sent/"><button id="go" data-action-link="${action}" class="e-button-base">Otwórz</button></form><div id="block" data-action-link="${action}" class="e-con e-div-block-base" data-e-type="e-div-block">Kafel</div>${popup}`,
    css: popupCss,
  })
  for (const [opener, key] of [
    ['#go', ''],
    ['#go', ' '],
    ['#block', ''],
    ['#block', 'Enter'],
  ] as const) {
    if (key) {
      await visitor.focus(opener)
      await visitor.press(key)
    } else await visitor.click(opener)
    await visitor.seen('dialog')
    await visitor.press('Escape')
    await visitor.gone('dialog')
  }
  expect(await visitor.location()).toBe('/own/')
  await ends(visitor)
})

/** A stand-in for YouTube's script, which no engine here can reach. */
const YOUTUBE = `<script>YT = { loaded: 1, Player: class {
  constructor(place, { host, videoId, events }) { this.frame = Object.assign(document.createElement('iframe'), { src: host + '/embed/' + videoId, title: 'Film' }); place.replaceWith(this.frame); setTimeout(() => events.onReady()) }
  getIframe() { return this.frame } getCurrentTime() { return 0 } playVideo() { this.frame.dataset.playing = '' } pauseVideo() {} mute() {} unMute() {} seekTo() {} destroy() { this.frame.remove() }
} }</script>`
test('an atomic YouTube video requests nothing until it is played, and then gets its frame', async ({ visitor }) => {
  await visitor.visitOwn({
    body: around(
      `<p class="tall"></p><div class="e-youtube-base" data-e-type="e-youtube" data-id="y1" data-settings='{"source":"https://youtu.be/XXXXXXXXXXX?t=4","controls":true,"privacy":true}'></div>`,
    ),
    css: `${CSS} .e-youtube-base { position: relative; width: 640px; height: 360px }`,
    hasInline: true,
    head: YOUTUBE + HEAD.replace('<script', '<script data-consent="page"'),
  })
  const asked = () =>
    visitor.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin)).length)
  const frames = () =>
    visitor.evaluate(() => [...document.querySelectorAll('iframe')].map(({ src, dataset }) => src + ('playing' in dataset ? ' plays' : '')))
  await visitor.evaluate(() => inPage.frames(6))
  expect([await frames(), await asked()]).toEqual([[], 0])
  await visitor.scrollTo(2000)
  await visitor.click('.skerry-video-play')
  await visitor.seen('.skerry-consent')
  expect([await frames(), await asked()]).toEqual([[], 0])
  await visitor.click('.skerry-consent button')
  await expect.poll(frames).toEqual(['https://www.youtube-nocookie.com/embed/XXXXXXXXXXX plays'])
  await ends(visitor)
})

const wrap = (value: unknown) => ({ $$type: 'x', value })
const interaction = (id: string, trigger: string, effect: string, type: string, direction = '') => ({
  elementId: id,
  interactions: [
    wrap({
      trigger: wrap(trigger),
      animation: wrap({
        ...{ effect: wrap(effect), type: wrap(type), direction: wrap(direction), config: wrap({ easing: wrap('linear') }) },
        timing_config: wrap({ duration: wrap({ size: 60, unit: 'ms' }) }),
      }),
    }),
  ],
})
const moved: [id: string, trigger: string, effect: string, type: string, direction?: string][] = [
  ['load', 'load', 'slide', 'in', 'left'],
  ['hover', 'hover', 'fade', 'out'],
  ['press', 'click', 'scale', 'out'],
  ['along', 'scrollOn', 'slide', 'in', 'left'],
  ['enter', 'scrollIn', 'fade', 'in'],
]
const interactions = {
  body: `${moved.map(([id]) => `<p id="${id}" class="e-paragraph-base" data-interaction-id="${id}">${id}</p>`).join('')}<p class="tall"></p><script type="application/json" id="elementor-interactions-data">${JSON.stringify(moved.map((one) => interaction(...one)))}</script>`,
  css: 'main p { height: 100px; margin: 0 } p#along { margin-top: 1600px } main p.tall { height: 3000px }',
}
const looks = (visitor: Visitor, id: string) =>
  visitor.evaluate((name) => {
    const { opacity, transform } = getComputedStyle(document.getElementById(name) as Element)
    return [
      opacity,
      transform === 'none' ? 0 : Math.round(new DOMMatrixReadOnly(transform).m41),
      new DOMMatrixReadOnly(transform).m11,
    ].join()
  }, id)
const written = (visitor: Visitor, id: string) => visitor.attribute(`#${id}`, 'style')

test('interactions play at the start, by pointer and press, and on the way down', async ({ visitor }) => {
  await open(visitor, 'interactions', interactions)
  await expect.poll(() => written(visitor, 'load')).toBe('transform: none;')
  expect([await written(visitor, 'hover'), await written(visitor, 'enter')]).toEqual([null, null])
  await visitor.hover('#hover')
  await expect.poll(() => looks(visitor, 'hover')).toBe('0,0,1')
  await visitor.click('#press')
  await expect.poll(() => looks(visitor, 'press')).toBe('1,0,0')
  expect(await looks(visitor, 'along')).toBe('1,-100,1')
  const { y } = await visitor.box('#along')
  await visitor.scrollTo(y - 400)
  await expect.poll(() => looks(visitor, 'along')).toBe('1,-50,1')
  await expect.poll(() => written(visitor, 'enter')).toBe('opacity: 1;')
  await ends(visitor)
})

test('without motion no interaction moves, and what would animate out is gone at once', async ({ visitor }) => {
  // Only Chromium's driver can set the visitor's preference.
  const still = '<script>{ const ask = matchMedia; matchMedia = (query) => ask(/reduced-motion/.test(query) ? "all" : query) }</script>'
  await open(visitor, 'interactions', { ...interactions, hasInline: true, head: still + HEAD })
  await expect.poll(() => written(visitor, 'load')).toBe('transform: none;')
  await visitor.hover('#hover')
  await expect.poll(() => looks(visitor, 'hover')).toBe('0,0,1')
  expect(await looks(visitor, 'along')).toBe('1,0,1')
  expect(await visitor.evaluate(() => document.getAnimations().length)).toBe(0)
})
