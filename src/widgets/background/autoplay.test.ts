import { describe, expect, it } from 'vitest'
import { readSettings } from '../../settings/read'
import { planChanges, planSlide } from './autoplay'
import { settings as fields } from './settings'

describe('the timing of background pictures', () => {
  const plan = (transition: string, loop: string) =>
    planChanges(readSettings(fields, { background_slideshow_slide_transition: transition, background_slideshow_loop: loop }))
  it.each([
    ['slide_left', 'yes', 1, [1, 0]],
    ['slide_down', 'yes', -1, [0, -1]],
    ['slide_down', '', 1, [0, -1]],
    ['fade', 'yes', 1, undefined],
  ])('%s, loop "%s"', (transition, loop, step, offset) => expect(plan(transition, loop)).toMatchObject({ step, offset }))
  it('never changes back to back', () =>
    expect(planChanges(readSettings(fields, { background_slideshow_slide_duration: 0 })).delay).toBe(5000))
})

describe('a slide', () => {
  it.each<[string, Parameters<typeof planSlide>, object]>([
    ['in view', [0, [1, 0], 0], { transition: 'none', opacity: '1', visibility: 'visible', transform: 'translate(0%,0%)' }],
    ['incoming, hidden', [1, [1, 0], 0], { visibility: 'hidden', transform: 'translate(100%,0%)' }],
    [
      'leaving, visible',
      [-1, [1, 0], 500],
      { transition: 'transform 500ms,opacity 500ms', visibility: 'visible', transform: 'translate(-100%,0%)' },
    ],
    ['fading out', [-1, undefined, 500], { opacity: '0', visibility: 'visible', transform: 'none' }],
  ])('%s', (_, args, expected) => expect(planSlide(...args)).toMatchObject(expected))
})
