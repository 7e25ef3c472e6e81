import { describe, expect, it } from 'vitest'
import { flyoutPosition } from './flyout-position'

const view = { width: 1235, height: 813 }
const link = { left: 100, top: 20, width: 86, height: 46 }
const list = { width: 130, height: 138 }

describe('the position of a flyout', () => {
  it.each([
    ['below its link', {}, { x: 0, y: 46 }],
    ['beside its link on deeper levels', { isBelow: false, link: { ...link, width: 130 } }, { x: 130, y: 0 }],
    ['flips at the right edge', { isBelow: false, link: { ...link, left: 1050, width: 130 } }, { x: -130, y: 0 }],
    ['shifts at the right edge when below', { link: { ...link, left: 1150 } }, { x: -45, y: 46 }],
    ['ends with its link in right-to-left menus', { isRtl: true }, { x: -44, y: 46 }],
    ['goes left in right-to-left menus', { isRtl: true, isBelow: false, link: { ...link, left: 500 } }, { x: -130, y: 0 }],
    ['flips at the left edge in right-to-left menus', { isRtl: true, isBelow: false }, { x: 86, y: 0 }],
    ['shifts to the left edge in right-to-left menus', { isRtl: true, link: { ...link, left: 20 } }, { x: -20, y: 46 }],
    ['moves up by the overflow', { isBelow: false, link: { ...link, top: 700 } }, { x: 86, y: -25 }],
    ['starts at the window’s top if taller', { isBelow: false, list: { width: 130, height: 900 } }, { x: 86, y: -20 }],
    ['never moves up when below its link', { link: { ...link, top: 800 } }, { x: 0, y: 46 }],
  ])('%s', (_, given, expected) => {
    expect(flyoutPosition({ link, list, view, isBelow: true, isRtl: false, ...given })).toEqual(expected)
  })
})
