import { afterEach, describe, expect, it, vi } from 'vitest'
import { coveredTop } from '../../dom/covered-top'
import { findByHash } from '../../dom/find-by-hash'
import { ANCHOR_TARGET } from '../../page/selectors'
import { scrollTopOf } from './scroll-to'

afterEach(() => {
  document.body.replaceChildren()
})

describe('the target of a hash (contract core §14.1)', () => {
  it.each([
    ['#offer', 'offer'],
    ['#sm%C3%B8rrebr%C3%B8d', 'smørrebrød'],
    ['#smørrebrød', 'smørrebrød'],
    ['#plain-anchor', undefined],
    ['#missing', undefined],
    ['#', undefined],
    ['', undefined],
    ['#a\\', undefined],
    ['#%', undefined],
  ])('of “%s” is %s', (hash, id) => {
    document.body.innerHTML =
      '<div class="elementor-menu-anchor" id="offer"></div><div class="elementor-element" id="smørrebrød"></div><i data-widget="anchor" id="1"></i><h2 id="plain-anchor"></h2>'
    expect(findByHash(hash, ANCHOR_TARGET)?.id).toBe(id)
  })
  it('is the first valid target among duplicates of an id', () => {
    document.body.innerHTML = '<h2 id="x"></h2><p class="elementor-element" id="x"></p>'
    expect(findByHash('#x', ANCHOR_TARGET)?.localName).toBe('p')
  })
})

describe('the scroll position for a target (contract menus §5)', () => {
  const active = 'elementor-sticky--active'
  const setBox = (el: Element | null, height: number, width = 1280, top = 0) => {
    Object.defineProperties(el, { offsetHeight: { value: height }, offsetWidth: { value: width } })
    vi.spyOn(el as Element, 'getBoundingClientRect').mockReturnValue({ top, height, width } as DOMRect)
  }
  const scrollTopOfTarget = () => {
    const target = document.querySelector('#target') as Element
    setBox(target, 0, 0, 2000)
    return scrollTopOf(target)
  }

  it('is its top when nothing covers the window (a)', () => {
    document.body.innerHTML = '<i id="target"></i>'
    expect(scrollTopOfTarget()).toBe(2000)
  })
  it('leaves room for the admin bar and the taller of two sticky sections (b)', () => {
    document.body.innerHTML = `<div id="wpadminbar"></div><section class="${active}"></section><section class="${active}"></section><i id="target"></i>`
    const [adminBar, taller, lower] = document.body.children
    setBox(adminBar as Element, 32)
    setBox(taller as Element, 80)
    setBox(lower as Element, 60)
    expect(scrollTopOfTarget()).toBe(1888)
  })
  it('leaves room for a sticky container, but not for bottom bars and sidebars (c, improved)', () => {
    document.body.innerHTML = `<div class="e-con ${active}"></div><div class="${active}" style="bottom: 0px"></div><aside class="${active}"></aside>`
    const [container, bottomBar, sidebar] = document.body.children
    setBox(container as Element, 80)
    setBox(bottomBar as Element, 200)
    setBox(sidebar as Element, 600, 300)
    vi.stubGlobal('innerWidth', 1280)
    expect(coveredTop()).toBe(80)
  })
  it.each([
    [{ sticky: 'top', sticky_anchor_link_offset: 150 }, 1850],
    [{ sticky: 'top', sticky_anchor_link_offset: 150, sticky_on: ['mobile'] }, 1920],
    [{ sticky: '', sticky_anchor_link_offset: 150 }, 1920],
    [{ sticky: 'top', sticky_anchor_link_offset: 20 }, 1920],
    [{ sticky: 'top', sticky_anchor_link_offset: 'x' }, 1920],
  ])('leaves the room that sticky elements request, and at least their height: %j (contract newer §14)', (settings, top) => {
    document.body.innerHTML = `<header class="${active}" data-settings='${JSON.stringify(settings)}'></header><i id="target"></i>`
    setBox(document.querySelector('header'), 80)
    vi.stubGlobal('innerWidth', 1280)
    expect(scrollTopOfTarget()).toBe(top)
  })
})
