import { afterEach, expect, it, vi } from 'vitest'
import { overlays } from '../../overlays/state'
import { openLightboxDialog } from './open-dialog'
import type { Slideshow } from './types'

const slide = { url: '/a.png', title: '', description: '', alt: '', hash: '' }
const slideshow: Slideshow = { id: 'x', slides: [slide], startIndex: 0, videoRatio: '', entranceAnimation: '' }
const open = (onClosed = () => {}, slides = [slide]) =>
  openLightboxDialog({ ...slideshow, slides }, document.createElement('div'), onClosed)
const fail = () => {
  throw new Error('replaced by the page')
}

afterEach(() => vi.restoreAllMocks())

const readStyle = window.getComputedStyle
const failForFooter = (el: Element) => (el.localName === 'footer' ? fail() : readStyle(el))

it.each<[when: string, breakPage: () => unknown, slides?: (typeof slide)[]]>([
  ['while it is rendered', () => {}, []],
  ['when it is put into the page', () => vi.spyOn(document.body, 'append').mockImplementation(fail)],
  ['when its look is decided', () => vi.spyOn(window, 'getComputedStyle').mockImplementation(failForFooter)],
  ['once it is open', () => vi.spyOn(Element.prototype, 'animate').mockImplementation(fail)],
])('a lightbox that fails %s leaves the page as it was, and the next one opens', (_, breakPage, slides) => {
  const state = () => [
    document.querySelectorAll('dialog').length,
    overlays.locks,
    overlays.layers.length,
    document.adoptedStyleSheets.length,
  ]
  const before = state()
  breakPage()
  const onClosed = vi.fn()
  expect(() => open(onClosed, slides)).toThrow()
  vi.restoreAllMocks()
  expect(state()).toEqual(before)
  expect(onClosed).toHaveBeenCalledOnce()
  const close = open()
  expect(overlays.layers.length).toBe(1)
  close()
  expect(state()).toEqual(before)
})
