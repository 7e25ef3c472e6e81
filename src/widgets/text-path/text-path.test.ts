import { expect, it } from 'vitest'
import { readSvg } from '../../dom/read-svg'
import { findPath } from './text-path'

it('text follows the marked element, or else the first path', () => {
  const found = (inner: string) => {
    const svg = readSvg(`<svg>${inner}</svg>`, ['data-path-anchor'])
    return svg && findPath(svg)?.attributes.d
  }
  expect([
    found('<g><path d="M1"/></g><path d="M2" data-path-anchor=""/>'),
    found('<circle r="1"/><path d="M1"/><path d="M2"/>'),
    found('<circle r="1"/>'),
  ]).toEqual(['M2', 'M1', undefined])
})
