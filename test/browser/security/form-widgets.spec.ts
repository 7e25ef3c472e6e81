import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { islandStates, rememberServedMarkup, unmountDifference } from '../unmount'
import { CSS, forms, NAMES } from './form-names'

const builder = (type: string, name: string, content: string) =>
  `<form class="elementor-element" data-element_type="widget" data-widget_type="${type}.default">${field(name)}${content}</form>`
const field = (name: string) => `<input name="${name}" aria-label="${name}">`

/** For each widget whose subject may be a form, forms that are its host or the parent of its parts. `id` is unique to each name. */
const WIDGETS: Record<string, (name: string, id: string) => string> = {
  popup: (name, id) => `<form data-widget="popup" id="p${id}" hidden>${field(name)}<h2>x</h2></form>`,
  reveal: (name) =>
    `<form class="elementor-element elementor-invisible" data-element_type="container" data-settings='{"animation":"fadeIn"}'>${field(name)}</form>`,
  motion: (name) =>
    `<form class="elementor-element" data-element_type="container" data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateY_effect":"yes"}'>${field(name)}</form>`,
  search: (name) => builder('search-form', name, '<div class="elementor-search-form"><input type="search" aria-label="s"></div>'),
  form: (name) =>
    `<div class="elementor-element" data-element_type="widget" data-widget_type="form.default"><form>${field(name)}<div class="elementor-field-type-step"><p class="e-field-step" data-label="A"></p></div><p>a</p><div class="elementor-field-type-step"><p class="e-field-step" data-label="B"></p></div><button>Send</button></form></div>`,
}

test('forms with such fields work where a form may stand', async ({ page, problems, each }) => {
  await each(
    Object.entries(WIDGETS),
    ([widget]) => `forms with such fields work as ${widget}`,
    async ([widget, markup]) => {
      await rememberServedMarkup(page)
      const forms = NAMES.map((name, i) => markup(name, `${i}`)).join('')
      await ownPage(page, `<h1>Forms</h1><h2>All of them</h2>${forms}`, CSS)
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
      await expect.poll(states).toEqual(Array(count).fill('mounted'))
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
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
