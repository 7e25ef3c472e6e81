import { afterEach, describe, expect, it } from 'vitest'
import { labelLink } from './link-name'

afterEach(() => document.body.replaceChildren())
function show(html: string) {
  // biome-ignore lint/suspicious/noExplicitAny: the test's own markup
  ;(document.body as any).innerHTML = html
  const stop = labelLink(document.querySelector('.host') as HTMLElement)
  return { label: document.querySelector('.host a, a:has(.host)')?.getAttribute('aria-label'), stop }
}
describe('the name of a link around or inside an animation', () => {
  it.each([
    [
      'is the text of another link to the same URL',
      '<a href="/offer">Nasza oferta</a><div class="host"><a href="/offer"><i></i></a></div>',
      'Nasza oferta',
    ],
    [
      'is the last part of its URL, in words',
      '<div class="host"><a href="https://s.pl/our-trips/round_the_bay.html?x=1"></a></div>',
      'round the bay',
    ],
    ['is decoded', '<div class="host"><a href="https://s.pl/%C5%82odzie/"></a></div>', 'łodzie'],
    ['is the site’s name if the URL has no path', '<div class="host"><a href="https://s.pl/"></a></div>', 's.pl'],
    ['is the site’s name if the URL cannot be decoded', '<div class="host"><a href="https://s.pl/%E0%A4"></a></div>', 's.pl'],
    ['also applies to a link around the animation', '<a href="https://s.pl/contact"><div class="host"></div></a>', 'contact'],
    ['is left to a caption', '<div class="host"><a href="/a">Podpis</a></div>', null],
    ['is left to a picture with an alternative text', '<div class="host"><a href="/a"><img alt="Łódź"></a></div>', null],
    ['is not left to a decorative picture', '<div class="host"><a href="https://s.pl/lodz"><img alt=""></a></div>', 'lodz'],
    ['is kept if served', '<div class="host"><a href="/a" aria-label="Dalej"></a></div>', 'Dalej'],
  ])('%s', (_, html, expected) => {
    const { label, stop } = show(html)
    expect(label).toBe(expected)
    const before = html.includes('aria-label')
    stop()
    expect(document.querySelector('.host a, a:has(.host)')?.hasAttribute('aria-label')).toBe(before)
  })
})
