import { describe, expect, it } from 'vitest'
import { readInteractions } from './data'
import { easingOf, iterationsOf, progressOf, stylesOf } from './effects'
import { visiblePart } from './place'

const wrap = (value: unknown, type = 'string') => ({ $$type: type, value })
const item = (trigger: string, look: Record<string, string>, more: object = {}, excluded: string[] = []) =>
  wrap({
    trigger: wrap(trigger),
    animation: wrap({ ...Object.fromEntries(Object.entries(look).map(([key, value]) => [key, wrap(value)])), ...more }),
    ...(excluded.length && { breakpoints: wrap({ excluded: wrap(excluded.map((one) => wrap(one))) }) }),
  })
const read = (interactions: unknown, device = 'desktop') =>
  readInteractions(JSON.stringify([{ elementId: 'a', dataId: 'a', interactions }]), device).get('a')

describe('interaction data (contract newer §6.1)', () => {
  it('are unwrapped, with the builder’s defaults', () =>
    expect(read([item('load', { effect: 'fade', type: 'in', direction: '' })])).toEqual([
      {
        trigger: 'load',
        effect: 'fade',
        type: 'in',
        direction: '',
        duration: 600,
        delay: 0,
        easing: 'easeIn',
        replay: false,
        repeat: '',
        times: 1,
        start: 85,
        end: 15,
        excluded: [],
      },
    ]))
  it('contain times, easing and replay', () => {
    const timing = {
      timing_config: wrap({ duration: wrap({ size: 300, unit: 'ms' }), delay: wrap({ size: 50, unit: 'ms' }) }),
      config: wrap({ replay: wrap(true), easing: wrap('backOut') }),
    }
    expect(read([item('scrollIn', { effect: 'scale', type: 'out' }, timing)])?.[0]).toMatchObject({
      duration: 300,
      delay: 50,
      replay: true,
      easing: 'backOut',
    })
  })
  it.each([
    ['once', {}, 1],
    ['the given number of times', { repeat: wrap('times'), times: wrap(3) }, 3],
    ['once for an invalid number', { repeat: wrap('times'), times: wrap('x') }, 1],
    ['once for a number below one', { repeat: wrap('times'), times: wrap(-2) }, 1],
    ['without end', { repeat: wrap('loop'), times: wrap(3) }, Number.POSITIVE_INFINITY],
    ['once for an unknown word', { repeat: wrap('toString'), times: wrap(3) }, 1],
  ])('play %s', (_, config, times) => {
    const [one] = read([item('load', { effect: 'fade' }, { config: wrap(config) })]) ?? []
    expect(one && iterationsOf(one)).toBe(times)
  })
  it.each([
    ['an unknown trigger', item('shake', { effect: 'fade' })],
    ['a custom effect', item('load', { effect: 'custom' })],
    ['a slide without a direction', item('load', { effect: 'slide', direction: '' })],
    ['an excluded device', item('load', { effect: 'fade' }, {}, ['mobile', 'desktop'])],
  ])('leave the element unchanged for %s', (_, one) => expect(read([one])).toBeUndefined())
  it('run on the other devices', () => expect(read([item('load', { effect: 'fade' }, {}, ['desktop'])], 'tablet')).toHaveLength(1))
  it.each(['', 'x', '{}', '[null]', '[{"elementId":"a","interactions":{}}]'])('%j is ignored', (source) =>
    expect(readInteractions(source, 'desktop').size).toBe(0),
  )
})

describe('an effect (contract newer §6.3)', () => {
  it.each([
    ['fade', 'in', '', { opacity: '0' }, { opacity: '1' }],
    ['fade', 'out', '', { opacity: '1' }, { opacity: '0' }],
    ['slide', 'in', 'left', { transform: 'translateX(-100px)' }, { transform: 'none' }],
    ['slide', 'out', 'bottom', { transform: 'none' }, { transform: 'translateY(100px)' }],
    ['scale', 'in', '', { transform: 'scale(0)' }, { transform: 'none' }],
    ['scale', 'in', 'left', { transform: 'translateX(-100px) scale(0)' }, { transform: 'none' }],
    ['fade', 'in', 'top', { opacity: '0', transform: 'translateY(-100px)' }, { opacity: '1', transform: 'none' }],
  ] as const)('%s %s %s', (effect, type, direction, start, end) => expect(stylesOf({ effect, type, direction })).toEqual([start, end]))
  it.each([
    ['linear', 'linear'],
    ['backIn', 'cubic-bezier(.31,.01,.66,-.59)'],
    ['toString', 'ease-in'],
    ['easeIn', 'ease-in'],
  ])('%s eases by %s', (easing, css) => expect(easingOf({ easing })).toBe(css))
  it.each([
    [3500, 0],
    [3520, 0],
    [3800, 0.5],
    [4080, 1],
    [5000, 1],
  ])('progress of an element 4200 px down at %d', (y, at) => expect(progressOf(4200 - y, 800, { start: 85, end: 15 })).toBe(at))
})

describe('the visible part of a box in a window of 1000 × 800', () => {
  it.each([
    ['all of it', { left: 0, top: 0, width: 100, height: 100 }, 1],
    ['half of it at the lower edge', { left: 0, top: 750, width: 100, height: 100 }, 0.5],
    ['a quarter of it in a corner', { left: -50, top: -50, width: 100, height: 100 }, 0.25],
    ['nothing of a box below', { left: 0, top: 800, width: 100, height: 100 }, 0],
    ['nothing of a box beside', { left: -200, top: 0, width: 100, height: 100 }, 0],
    ['nothing of a box without a size', { left: 10, top: 10, width: 0, height: 0 }, 0],
  ])('%s', (_, place, part) => expect(visiblePart(place, 1000, 800)).toBe(part))
})
