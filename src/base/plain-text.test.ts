import { expect, it } from 'vitest'
import { plainText } from './plain-text'

it.each([
  ['Wokół &amp; dalej', 'Wokół & dalej'],
  ['&lt;b&gt; &#039;a&#x27; &quot;', "<b> 'a' \""],
  ['a <em>b</em> < c', 'a b < c'],
  ['&nosuch; &#99999999; &#x110000;', '&nosuch; &#99999999; &#x110000;'],
])('%j says %j', (html, said) => expect(plainText(html)).toBe(said))
