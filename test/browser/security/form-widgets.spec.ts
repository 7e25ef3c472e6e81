import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { attributeJson } from '../players/helpers'
import { islandStates, rememberServedMarkup, unmountDifference } from '../unmount'
import { CSS, forms, NAMES } from './form-names'

const builder = (type: string, name: string, content: string) =>
  `<form class="elementor-element" data-element_type="widget" data-widget_type="${type}.default">${field(name)}${content}</form>`
const field = (name: string) => `<input name="${name}" aria-label="${name}">`
const slides = attributeJson({ slides_to_show: 1, navigation: 'both', infinite: 'yes', speed: 1 })

/** For each widget, forms that are its host or the parent of its parts. `id` is unique to each name. */
const WIDGETS: Record<string, (name: string, id: string) => string> = {
  slider: (name) => `<form data-widget="slider" aria-label="s" data-settings='${slides}'>${field(name)}<div>a</div><div>b</div></form>`,
  tabs: (name, id) =>
    `<form data-widget="tabs"><div data-tabs-list><a href="#a${id}">A</a><a href="#b${id}">B</a></div><section id="a${id}">${field(name)}a</section><section id="b${id}">b</section></form>`,
  accordion: (name) =>
    `<form data-widget="accordion"><details><summary>One</summary>${field(name)}one</details><details><summary>Two</summary>two</details></form>
    ${builder('toggle', name, '<div class="elementor-toggle"><div class="elementor-toggle-item"><div class="elementor-tab-title" role="button">A</div><div class="elementor-tab-content">aa</div></div></div>')}`,
  gallery: (name) =>
    `<form data-widget="gallery" data-settings='{"gallery_layout":"grid"}'>${field(name)}<img alt="" width="10" height="10" src="data:,"></form>`,
  menu: (name) =>
    `<form data-widget="menu" aria-label="m">${field(name)}<button type="button" data-menu-toggle>M</button><ul data-menu-list><li><a href="#x">X</a><ul><li><a href="#y">Y</a></li></ul></li></ul></form>`,
  'table-of-contents': (name) => `<form data-widget="table-of-contents">${field(name)}<nav></nav></form>`,
  'flip-box': (name) =>
    builder(
      'flip-box',
      name,
      '<div class="elementor-flip-box"><div class="elementor-flip-box__front">a</div><div class="elementor-flip-box__back">b</div></div>',
    ),
  popup: (name, id) => `<form data-widget="popup" id="p${id}" hidden>${field(name)}<h2>x</h2></form>`,
  'off-canvas': (name, id) =>
    `<form data-widget="off-canvas" id="o${id}" aria-label="P">${field(name)}<a href="/a">A</a></form><button type="button" data-off-canvas-open="o${id}">o</button>`,
  reveal: (name) =>
    `<form class="elementor-element elementor-invisible" data-element_type="container" data-settings='{"animation":"fadeIn"}'>${field(name)}</form>`,
  motion: (name) =>
    `<form class="elementor-element" data-element_type="container" data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateY_effect":"yes"}'>${field(name)}</form>`,
  playlist: (name) =>
    `<form data-widget="playlist">${field(name)}<ul><li><a href="/own/a.mp4">A</a></li><li><a href="/own/b.mp4">B</a></li></ul></form>`,
  search: (name) => builder('search-form', name, '<div class="elementor-search-form"><input type="search" aria-label="s"></div>'),
  headline: (name) =>
    builder(
      'animated-headline',
      name,
      '<h3 class="elementor-headline">a<span class="elementor-headline-dynamic-wrapper"><span class="elementor-headline-dynamic-text">b</span></span></h3>',
    ),
  countdown: (name) => `<form data-widget="countdown">${field(name)}<time datetime="2099-01-01">2099</time></form>`,
  'contact-buttons': (name) =>
    `<form data-widget="contact-buttons">${field(name)}<button type="button">c</button><p><a href="https://wa.me/48">WhatsApp</a></p></form>`,
  form: (name) =>
    `<div class="elementor-element" data-element_type="widget" data-widget_type="form.default"><form>${field(name)}<div class="elementor-field-type-step"><p class="e-field-step" data-label="A"></p></div><p>a</p><div class="elementor-field-type-step"><p class="e-field-step" data-label="B"></p></div><button>Send</button></form></div>`,
  counter: (name) => builder('counter', name, '<span class="elementor-counter-number" data-to-value="100" data-duration="10">0</span>'),
}

/** Swiper reads these from its box. Such a slider stays as it was served, and one line says so. */
const NO_SLIDER = ['classList', 'children']

test('forms with such fields work as any widget', async ({ page, problems, each }) => {
  await each(
    Object.entries(WIDGETS),
    ([widget]) => `forms with such fields work as ${widget}`,
    async ([widget, markup]) => {
      await rememberServedMarkup(page)
      const forms = NAMES.map((name, i) => markup(name, `${i}`)).join('')
      await ownPage(page, `<h1>Forms</h1><h2>All of them</h2>${forms}`, `${CSS} [data-widget=slider] { width: 400px }`)
      const count = forms.split('<form').length - 1
      const states = () =>
        page.evaluate((name) => {
          const { Skerry } = globalThis as unknown as { Skerry: { islands: () => { state: string; widget: { name: string } }[] } }
          return Skerry.islands().flatMap((island) => (island.widget.name === name ? [island.state] : []))
        }, widget)
      // Some start only when they come into view.
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo(0, y)
          await new Promise(requestAnimationFrame)
        }
      })
      const failed = widget === 'slider' ? NO_SLIDER : []
      await expect
        .poll(states)
        .toEqual(NAMES.flatMap((name) => Array(count / NAMES.length).fill(failed.includes(name) ? 'failed' : 'mounted')))
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual(failed.length ? [expect.stringContaining(`${widget} form: failed`)] : [])
    },
  )
})

test('items of a list and of a gallery that are forms with such fields stay items', async ({ page, problems }) => {
  const items = (tag: string) => forms(() => `<${tag}>`, 'data-loop-item')
  const list = (content: string, more: string) =>
    `<div data-widget="posts" id="posts" data-settings='{"pagination_type":"load_more_on_click"}'><div data-loop-items>${content}</div>${more}</div>`
  await page.route('**/second/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: list(`<article>Second</article>${items('hr')}`, '') }),
  )
  await ownPage(
    page,
    `<h1>Items</h1>${list(`<article>First</article>${items('hr')}`, '<a data-loop-more href="/second/">More</a>')}
    <div data-widget="gallery" data-settings='{"gallery_layout":"grid"}'>${items('img alt="" width="10" height="10" src="data:,"')}</div>`,
    CSS,
  )
  await expect.poll(() => islandStates(page)).toMatchObject({ states: { 'load-more mounted': 1, 'gallery mounted': 1 } })
  await page.getByRole('link', { name: 'More' }).click()
  /** Field names of forms, and texts of what else is there. */
  const found = (selector: string) =>
    page.evaluate((css) => [...document.querySelectorAll(css)].map((el) => el.getAttribute('data-field') ?? el.textContent), selector)
  await expect.poll(() => found('[data-loop-items] > *')).toEqual(['First', ...NAMES, 'Second', ...NAMES])
  // Each item of a gallery gets a place in its grid.
  await expect.poll(() => found('[data-widget=gallery] > [style*=grid-area]')).toEqual(NAMES)
  expect(problems()).toEqual([])
})
