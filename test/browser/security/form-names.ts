import type { Page } from 'playwright/test'

/** Properties of elements that our code reads. A form field with such a name shadows the property. */
export const NAMES = ['closest', 'matches', 'contains', 'id', 'style', 'dataset', 'classList', 'parentElement', 'children']

/** One form for each name, beside, around or in what is tested. */
export const forms = (content: (name: string) => string = () => '', attributes = '') =>
  NAMES.map((name) => `<form data-field="${name}" ${attributes}><input name="${name}" aria-label="${name}">${content(name)}</form>`).join(
    '',
  )

export const failedIslands = (page: Page) =>
  page.evaluate(() => {
    const { Skerry } = globalThis as unknown as { Skerry: { islands: () => { state: string; widget: { name: string } }[] } }
    return Skerry.islands().flatMap(({ state, widget }) => (state === 'failed' ? [widget.name] : []))
  })
/** The inert ones among the forms that stand in the body, by their fields. Read through the prototype: a field may break Playwright too. */
export const inertForms = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('form[inert]')].map((form) => form.getAttribute('data-field')).filter(Boolean))
// In the page, because Playwright's own search and clicks fail in forms with such fields.
export const click = (page: Page, selector: string) =>
  page.evaluate((css) => HTMLElement.prototype.click.call(document.querySelector(css)), selector)
export const shows = (page: Page, selector: string, text = '') =>
  page.waitForFunction(
    ([css, part]) => [...document.querySelectorAll(css)].some((el) => el.textContent.includes(part)),
    [selector, text] as const,
    { timeout: 5000 },
  )
export const showsNone = (page: Page, selector: string) =>
  page.waitForFunction((css) => !document.querySelector(css), selector, { timeout: 5000 })
export const hasFocusIn = (page: Page, selector: string) =>
  page.evaluate((css) => Node.prototype.contains.call(document.querySelector(css), document.activeElement), selector)
/** Presses the mouse on an element, at this fraction of its size. */
export async function press(page: Page, selector: string, x: number, y: number): Promise<void> {
  const box = await page.evaluate((css) => {
    const el = document.querySelector(css) as Element
    Element.prototype.scrollIntoView.call(el, { block: 'center', behavior: 'instant' })
    return Element.prototype.getBoundingClientRect.call(el).toJSON() as DOMRect
  }, selector)
  await page.mouse.click(box.left + box.width * x, box.top + box.height * y)
}

export const CSS = `form { padding: 12px; background: #eee } .tall { height: 2000px } .above { position: fixed; inset: auto 0 0 auto; z-index: 99999; width: 50px; height: 50px }
[data-widget=off-canvas] { position: fixed; inset: 0 0 0 auto; width: 300px; background: #fff } [data-widget=off-canvas][data-open=no] { display: none }
.elementor-menu-cart__container { position: fixed; inset: 0; visibility: hidden } .elementor-menu-cart__main { position: absolute; inset: 0 0 0 auto; width: 300px; background: #fff }
.elementor-menu-cart--shown .elementor-menu-cart__container { visibility: visible }`
