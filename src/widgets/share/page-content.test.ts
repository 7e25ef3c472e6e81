import { describe, expect, it } from 'vitest'
import { pageContent } from './page-content'

describe('the page’s shared content', () => {
  it.each([
    ['https://s.pl/?u=https://evil.tld', 'https://s.pl/'],
    ['https://s.pl/?u=nonsense&a=1', 'https://s.pl/?a=1'],
    ['https://s.pl/?u=https://s.pl/x', 'https://s.pl/?u=https://s.pl/x'],
    ['https://s.pl/a#b', 'https://s.pl/a#b'],
  ])('shares %s as %s', (href, expected) => expect(pageContent(href, {}).url).toBe(expected))

  it('decodes titles that the server sends encoded, keeps plain ones, and drops the first #', () => {
    const title = (value: string) => pageContent('https://s.pl/', { title: value }).title
    expect([title('Karuzele%20%E2%80%93%20Test'), title('50% taniej'), title('#1 i #2')]).toEqual([
      'Karuzele – Test',
      '50% taniej',
      '1 i #2',
    ])
  })
  it('uses document.title, and no text or picture, if the configuration has objects there', () => {
    document.title = 'Own'
    const hostile = { toString: 1, valueOf: 1 }
    const content = { title: 'Own', text: '', image: '' }
    expect(pageContent('https://s.pl/', { title: hostile, excerpt: [hostile], featuredImage: hostile })).toMatchObject(content)
  })
  it('has an empty picture if the configuration has false', () => {
    expect(pageContent('https://s.pl/', { featuredImage: false, excerpt: 'E' })).toMatchObject({ image: '', text: 'E' })
  })
})
