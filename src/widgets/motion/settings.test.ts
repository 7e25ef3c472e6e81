import { describe, expect, it } from 'vitest'
import { ownTransforms, readGroup } from './settings'

const size = (n: number | '') => ({ unit: 'px', size: n, sizes: [] })

describe('motion settings (contract menus §7.2)', () => {
  it('give each effect the editor’s defaults', () => {
    const raw = {
      motion_fx_motion_fx_scrolling: 'yes',
      motion_fx_translateY_effect: 'yes',
      motion_fx_translateY_speed: size(2),
      motion_fx_opacity_effect: 'yes',
      motion_fx_opacity_level: size(''),
    }
    const { scroll, mouse } = readGroup(raw, 'motion_fx_', false)
    expect(scroll.map((e) => [e.name, e.speed, e.level, e.range ?? e.affectedRange])).toEqual([
      ['translateY', 2, undefined, [0, 100]],
      ['opacity', 4, 10, [20, 80]],
    ])
    expect(mouse).toEqual([])
  })
  it('contain range, direction and devices', () => {
    const raw = {
      motion_fx_motion_fx_scrolling: 'yes',
      motion_fx_devices: ['desktop'],
      motion_fx_range: 'page',
      motion_fx_rotateZ_effect: 'yes',
      motion_fx_rotateZ_direction: 'negative',
      motion_fx_rotateZ_affectedRange: { unit: '%', size: '', sizes: { start: 10, end: 60 } },
    }
    const { general, scroll } = readGroup(raw, 'motion_fx_', false)
    expect([general.devices, general.range, scroll[0]?.direction, scroll[0]?.affectedRange]).toEqual([
      ['desktop'],
      'page',
      'negative',
      [10, 60],
    ])
  })
  it('of background and element do not leak into each other', () => {
    const raw = {
      background_motion_fx_motion_fx_scrolling: 'yes',
      background_motion_fx_translateY_effect: 'yes',
      background_motion_fx_rotateZ_effect: 'yes',
      motion_fx_motion_fx_mouse: 'yes',
      motion_fx_tilt_effect: 'yes',
    }
    expect(readGroup(raw, 'motion_fx_', false).scroll).toEqual([])
    const background = readGroup(raw, 'background_motion_fx_', true)
    expect([background.scroll.map((e) => e.name), background.mouse]).toEqual([['translateY'], []])
  })
  it('start no disabled or unknown effect', () => {
    const raw = {
      motion_fx_motion_fx_scrolling: 'yes',
      motion_fx_warp_effect: 'yes',
      motion_fx_scale_effect: '',
      motion_fx_blur_effect: 'no',
    }
    expect(readGroup(raw, 'motion_fx_', false).scroll).toEqual([])
  })
  it('if invalid, are reported by their full names, except an emptied slider', () => {
    const invalid: string[] = []
    const raw = {
      motion_fx_motion_fx_scrolling: 'yes',
      motion_fx_translateY_effect: 'yes',
      motion_fx_translateY_speed: size(''),
      motion_fx_blur_effect: 'yes',
      motion_fx_blur_level: size(''),
      motion_fx_blur_speed: 'fast',
      motion_fx_warp_effect: 'yes',
      motion_fx_range: 'window',
    }
    const { scroll } = readGroup(raw, 'motion_fx_', false, (key) => invalid.push(key))
    expect(invalid).toEqual(['motion_fx_blur_speed', 'motion_fx_warp_effect', 'motion_fx_range'])
    expect(scroll.map(({ speed }) => speed)).toEqual([4, 4])
  })
  it('keep the element’s own transforms, the perspective first (contract menus §7.10, vector 4)', () => {
    const raw = {
      _transform_rotateZ_effect: size(5),
      _transform_flipX_effect: 'transform',
      _transform_perspective_effect: size(20),
      _transform_rotateZ_effect_tablet: size(1),
      _transform_skewX_effect: '',
    }
    expect(ownTransforms(raw, false)).toEqual([
      'perspective(var(--e-transform-perspective, 0px))',
      'rotateZ(var(--e-transform-rotateZ, 0deg))',
      'scaleX(var(--e-transform-flipX, 1))',
    ])
    expect(ownTransforms({ _transform_rotateZ_effect: size(5) }, true)).toEqual(['rotateZ(var(--e-con-transform-rotateZ, 0deg))'])
  })
})
