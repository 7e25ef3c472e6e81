import { describe, expect, it } from 'vitest'
import { pageShared } from './page'

describe('what a page shares', () => {
  it.each([
    ['https://s.pl/?u=https://evil.tld', 'https://s.pl/'],
    ['https://s.pl/?u=nonsense&a=1', 'https://s.pl/?a=1'],
    ['https://s.pl/?u=https://s.pl/x', 'https://s.pl/?u=https://s.pl/x'],
    ['https://s.pl/a#b', 'https://s.pl/a#b'],
  ])('%s is shared as %s', (href, expected) => expect(pageShared(href, {}).url).toBe(expected))

  it('titles come encoded or plain; the first # goes', () => {
    const title = (value: string) => pageShared('https://s.pl/', { title: value }).title
    expect([title('Karuzele%20%E2%80%93%20Test'), title('50% taniej'), title('#1 i #2')]).toEqual([
      'Karuzele – Test',
      '50% taniej',
      '1 i #2',
    ])
  })
  it('a page without a picture says false', () => {
    expect(pageShared('https://s.pl/', { featuredImage: false, excerpt: 'E' })).toMatchObject({ image: '', text: 'E' })
  })
})
