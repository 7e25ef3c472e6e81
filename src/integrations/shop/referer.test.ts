import { expect, it } from 'vitest'
import { refererOf } from './referer'

const inDocument = (document: string, id = 'data-id="5c00030"') => {
  const box = globalThis.document.createElement('div')
  box.innerHTML = `<div ${document}><div class="widget" ${id}></div></div>`
  return box.querySelector('.widget') as HTMLElement
}
const PAGE = 'data-elementor-id="130"'

it.each([
  ['https://a.example/cart/', 'https://a.example/cart/?elementorPageId=130&elementorWidgetId=5c00030'],
  // The page may be identified by its query, or have a language there.
  ['https://a.example/?page_id=7&lang=pl#top', 'https://a.example/?page_id=7&lang=pl&elementorPageId=130&elementorWidgetId=5c00030'],
  // Returning must not repeat a request to the shop.
  ['https://a.example/cart/?add-to-cart=12&quantity=2', 'https://a.example/cart/?elementorPageId=130&elementorWidgetId=5c00030'],
  ['https://a.example/cart/?removed_item=1&_wpnonce=5', 'https://a.example/cart/?elementorPageId=130&elementorWidgetId=5c00030'],
  // It already has the parameters.
  [
    'https://a.example/cart/?elementorPageId=1&elementorWidgetId=x',
    'https://a.example/cart/?elementorPageId=130&elementorWidgetId=5c00030',
  ],
])('from %s the shop returns to %s', (page, referer) => expect(refererOf(inDocument(PAGE), page)).toBe(referer))

it('leaves a widget unchanged that the server could not find again', () => {
  expect(refererOf(inDocument(''), 'https://a.example/')).toBeUndefined()
  expect(refererOf(inDocument(PAGE, ''), 'https://a.example/')).toBeUndefined()
})
