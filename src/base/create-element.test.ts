import { expect, it } from 'vitest'
import { createElement, createSvg } from './create-element'

it('makes an element with attributes and contents', () => {
  const link = createElement('a', { href: '#there', rel: undefined, class: 'x' }, 'text ', createElement('b', {}, '<i>'))
  expect(link.outerHTML).toBe('<a href="#there" class="x">text <b>&lt;i&gt;</b></a>')
})
it('makes a drawing with its parts', () => {
  const drawing = createSvg('svg', { viewBox: '0 0 1 1' }, createSvg('path', { d: 'M0 0' }))
  expect([drawing.namespaceURI, drawing.firstElementChild?.namespaceURI]).toEqual(Array(2).fill('http://www.w3.org/2000/svg'))
  expect(drawing.firstElementChild?.getAttribute('d')).toBe('M0 0')
})
