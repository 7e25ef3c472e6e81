import { afterEach, describe, expect, it, vi } from 'vitest'
import { ANCHOR_TARGET } from '../../builder/selectors'
import { coveredTop } from '../../dom/covered-top'
import { findByHash } from './find'
import { scrollTopOf } from './scroll-to'

afterEach(() => {
  document.body.replaceChildren()
})
const tall = (el: Element | null, height: number, width = 1280, top = 0) => {
  Object.defineProperties(el, { offsetHeight: { value: height }, offsetWidth: { value: width } })
  vi.spyOn(el as Element, 'getBoundingClientRect').mockReturnValue({ top, height, width } as DOMRect)
}
const page = (html: string) => {
  document.body.innerHTML = html
}

describe('targets (contract core §14.1)', () => {
  it.each([
    ['#oferta', 'oferta'],
    ['#za%C5%BC%C3%B3%C5%82%C4%87', 'zażółć'],
    ['#zażółć', 'zażółć'],
    ['#zwykly', undefined],
    ['#missing', undefined],
    ['#', undefined],
    ['', undefined],
    ['#a\\', undefined],
    ['#%', undefined],
  ])('%s', (hash, id) => {
    page(
      '<div class="elementor-menu-anchor" id="oferta"></div><div class="elementor-element" id="zażółć"></div><i data-widget="anchor" id="1"></i><h2 id="zwykly"></h2>',
    )
    expect(findByHash(hash, ANCHOR_TARGET)?.id).toBe(id)
  })
  it('of several with one id the first that may be a target', () => {
    page('<h2 id="x"></h2><p class="elementor-element" id="x"></p>')
    expect(findByHash('#x', ANCHOR_TARGET)?.localName).toBe('p')
  })
})

describe('where the page stops (contract menus §5)', () => {
  const active = 'elementor-sticky--active'
  const to = () => {
    tall(document.querySelector('#t'), 0, 0, 2000)
    return scrollTopOf(document.querySelector('#t') as Element)
  }
  it('(a) nothing in the way', () => {
    page('<i id="t"></i>')
    expect(to()).toBe(2000)
  })
  it('(b) the admin bar and the tallest of two sticky sections', () => {
    page(`<div id="wpadminbar"></div><section class="${active}"></section><section class="${active}"></section><i id="t"></i>`)
    const [bar, one, two] = document.body.children
    tall(bar as Element, 32)
    tall(one as Element, 80)
    tall(two as Element, 60)
    expect(to()).toBe(1888)
  })
  it('(c) containers count too, which is better; bars at the bottom and sidebars do not', () => {
    page(`<div class="e-con ${active}"></div><div class="${active}" style="bottom: 0px"></div><aside class="${active}"></aside>`)
    const [container, bottom, aside] = document.body.children
    tall(container as Element, 80)
    tall(bottom as Element, 200)
    tall(aside as Element, 600, 300)
    vi.stubGlobal('innerWidth', 1280)
    expect(coveredTop()).toBe(80)
  })
})
