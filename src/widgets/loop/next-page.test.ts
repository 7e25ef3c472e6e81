import { expect, it } from 'vitest'
import { isPageOf } from './next-page'

it.each([
  // Printed by the builder.
  ['https://a.pl/list/', 2, 'https://a.pl/list/2/'],
  ['https://a.pl/list/', 2, 'https://a.pl/list/?e-page-10000a1=2'],
  ['https://a.pl/list/?e-page-10000a1=2', 3, 'https://a.pl/list/?e-page-10000a1=3&e-filter-x-y=z'],
  ['https://a.pl/blog/page/2/', 3, 'https://a.pl/blog/page/3/'],
  ['https://a.pl/blog/?e-filter-x-y=z', 2, 'https://a.pl/blog/page/2/?e-filter-x-y=z'],
  ['https://a.pl/', 2, 'https://a.pl/page/2/'],
  ['https://a.pl/2024/', 2, 'https://a.pl/2024/page/2/'],
  ['https://a.pl/2024/page/2/', 3, 'https://a.pl/2024/page/3/'],
  ['https://a.pl/?cat=3', 2, 'https://a.pl/?cat=3&paged=2'],
  // The same from a server that does not know about TLS, and as files.
  ['https://a.pl/list/', 2, 'http://a.pl/list/2/'],
  ['https://a.pl/list/index.html', 2, '/list/page/2/index.html'],
  ['https://a.pl/list', 2, '/list/2'],
])('%s: its page %i may be %s', (current, number, address) => {
  expect(isPageOf(current, number, address)).toBe(true)
})

it.each([
  ['https://a.pl/list/', 2, 'https://b.pl/list/2/'],
  ['https://a.pl/list/', 2, '/uploads/note.txt'],
  ['https://a.pl/list/', 2, '/uploads/2.html'],
  ['https://a.pl/list/', 2, '/uploads/2/'],
  ['https://a.pl/list/', 2, '/uploads/note.html?e-page-x=2'],
  ['https://a.pl/list/', 2, '/list/3/'],
  ['https://a.pl/list/', 2, '/list/'],
  ['https://a.pl/list/', 2, '/list/a/b/2/'],
  ['https://a.pl/list/', 2, '/list/../uploads/2/'],
  ['https://a.pl/list/', 2, '/list/..%2f..%2fuploads%2f2/'],
  ['https://a.pl/list/', 2, 'javascript:alert(2)'],
  ['https://a.pl/list/', 2, 'data:text/html,2'],
  ['https://a.pl/list/', 2, '//b.pl/list/2'],
])('on %s page %i is not %s', (current, number, address) => {
  expect(isPageOf(current, number, address)).toBe(false)
})
