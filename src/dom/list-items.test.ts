import { afterEach, expect, it } from 'vitest'
import { listItems } from './list-items'

afterEach(() => document.body.replaceChildren())

const picture = '<img alt="">'
const link = `<a href="/a.jpg">${picture}</a>`

it.each([
  ['slides', '<div>1</div><section>2</section>', 'div section'],
  ['an empty paragraph', '<p></p><div>1</div><p> </p><p>&nbsp;</p><p><br></p>', 'div'],
  ['line breaks', '<br><div>1</div><br>', 'div'],
  [
    'elements that show nothing',
    '<noscript>n</noscript><style></style><script></script><template></template><link><meta><div>1</div>',
    'div',
  ],
  ['an empty element that is no paragraph', '<div></div><i></i>', 'div i'],
  ['paragraphs of text', '<p>1</p><p>2 <a href="#">more</a></p>', 'p p'],
  ['a paragraph around pictures', `<p>${picture}<br>\n${picture}</p>`, 'img img'],
  ['paragraphs around linked pictures', `<p>${link} ${link}</p><p></p><p>${link}<br>${picture}</p>`, 'a a a img'],
  ['a paragraph with one picture', `<p>${picture}</p><p>${link}</p>`, 'p p'],
  ['a paragraph with pictures and text', `<p>${picture} and ${picture}</p>`, 'p'],
  ['a form with a field called children', '<form><input name="children"><input name="matches"></form>', 'form'],
])('%s', (_, html, items) => {
  document.body.innerHTML = html
  expect(
    listItems(document.body, 2)
      .items.map(({ localName }) => localName)
      .join(' '),
  ).toBe(items)
})

it('takes one picture out of its paragraph if asked to', () => {
  document.body.innerHTML = `<p>${link}<br></p>`
  const { items, around, strays } = listItems(document.body, 1)
  expect([items, around, strays].map((els) => els.map(({ localName }) => localName).join())).toEqual(['a', 'p', 'br'])
})
