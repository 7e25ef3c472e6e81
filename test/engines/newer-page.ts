/** Pages with what newer builders send (contract newer), in markup of our own. */
import { expect, type PHONE } from './harness'
import type { OwnPage } from './site'
import type { Visitor } from './visitor'

export const CSS =
  'body, h1 { margin: 0 } button, input, svg { min-width: 24px; min-height: 24px } a { display: inline-block; min-height: 24px } .e-con { display: flex } .tall { height: 2000px } '
export const around = (body: string) => `<main class="elementor" data-elementor-id="12"><h1>Strona</h1>${body}</main>`
export const widget = (type: string, inside: string, settings: object = {}, id = 'w1') =>
  `<div class="elementor-element elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-e-type="widget" data-widget_type="${type}.default" data-settings='${JSON.stringify(settings)}'>${inside}</div>`

export async function open(visitor: Visitor, name: string, page: OwnPage, size?: typeof PHONE) {
  await visitor.visitOwn({ ...page, body: around(page.body), css: CSS + (page.css ?? '') }, size)
  await visitor.mounted(name)
}
/** Nothing has gone wrong but this, and nothing is left behind. */
export async function ends(visitor: Visitor, ...expected: string[]) {
  expect(await visitor.problems(...expected)).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
}
export async function fill(visitor: Visitor, selector: string, text: string) {
  await visitor.focus(selector)
  await visitor.evaluate((name, value) => void Object.assign(inPage.one(name) as object, { value }), selector, text)
}
export const typedIn = (visitor: Visitor, selector: string) =>
  visitor.evaluate((name) => (inPage.one(name) as HTMLInputElement).value, selector)
