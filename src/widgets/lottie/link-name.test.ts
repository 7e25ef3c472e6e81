import { afterEach, describe, expect, it } from 'vitest'
import { nameLink } from './link-name'

afterEach(() => document.body.replaceChildren())
function show(html: string) {
  // biome-ignore lint/suspicious/noExplicitAny: the test's own markup
  ;(document.body as any).innerHTML = html
  const stop = nameLink(document.querySelector('.host') as HTMLElement)
  return { label: document.querySelector('.host a, a:has(.host)')?.getAttribute('aria-label'), stop }
}
describe('a link that is nothing but a drawing', () => {
  it.each([
    ['as another link says', '<a href="/oferta">Nasza oferta</a><div class="host"><a href="/oferta"><i></i></a></div>', 'Nasza oferta'],
    ['after its address', '<div class="host"><a href="https://s.pl/nasze-rejsy/po_zatoce.html?x=1"></a></div>', 'po zatoce'],
    ['in other letters', '<div class="host"><a href="https://s.pl/%C5%82odzie/"></a></div>', 'łodzie'],
    ['after the site', '<div class="host"><a href="https://s.pl/"></a></div>', 's.pl'],
    ['broken', '<div class="host"><a href="https://s.pl/%E0%A4"></a></div>', 's.pl'],
    ['around the animation', '<a href="https://s.pl/kontakt"><div class="host"></div></a>', 'kontakt'],
    ['which has a caption', '<div class="host"><a href="/a">Podpis</a></div>', null],
    ['which has a picture', '<div class="host"><a href="/a"><img alt="Łódź"></a></div>', null],
    ['which has a picture for nobody', '<div class="host"><a href="https://s.pl/lodz"><img alt=""></a></div>', 'lodz'],
    ['which has a name', '<div class="host"><a href="/a" aria-label="Dalej"></a></div>', 'Dalej'],
  ])('%s', (_, html, expected) => {
    const { label, stop } = show(html)
    expect(label).toBe(expected)
    const before = html.includes('aria-label')
    stop()
    expect(document.querySelector('.host a, a:has(.host)')?.hasAttribute('aria-label')).toBe(before)
  })
})
