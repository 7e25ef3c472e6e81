import { describe, expect, it } from 'vitest'
import { type HorizontalBox, stretchOffset } from './stretch'

const page: HorizontalBox = { left: 0, width: 1280 }
const container: HorizontalBox = { left: 58, width: 800 }

describe('a stretched section is moved (contract menus §0.4)', () => {
  it('to the left by its distance from the window’s edge (TV-ST-1)', () => {
    expect(stretchOffset({ left: 108, width: 600 }, page)).toBe(-108)
  })
  it('to the left by its distance from the edge of the site’s container (TV-ST-2)', () => {
    expect(stretchOffset({ left: 158, width: 300 }, container)).toBe(-100)
  })
  it('to the right by the distance of its end from the window’s edge, on a right-to-left page (TV-ST-3)', () => {
    expect(stretchOffset({ left: 472, width: 800 }, page, { isRtl: true })).toBe(-8)
  })
  it('not at all when fixed, as the window’s edge is its origin', () => {
    expect(stretchOffset({ left: 300, width: 100 }, page, { isFixed: true })).toBe(0)
  })
  it('to the site’s container when fixed', () => {
    expect(stretchOffset({ left: 300, width: 100 }, container, { isFixed: true })).toBe(58)
  })
  it('to the window’s edge when it begins left of the container', () => {
    expect(stretchOffset({ left: 20, width: 100 }, container)).toBe(-20)
  })
})
