import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { animationClasses, playAnimation } from './animate'

const devices = ['mobile', 'tablet', 'desktop']

describe('the entrance animation on a device (contract popups §10)', () => {
  it.each([
    ['is inherited by smaller devices (A1)', 'mobile', { entrance_animation: 'fadeIn' }, ['fadeIn']],
    ['may be the class "none" (A2)', 'mobile', { entrance_animation: 'fadeIn', entrance_animation_mobile: 'none' }, ['none']],
    [
      'is that of the nearest larger device (A3)',
      'mobile',
      { entrance_animation: 'fadeIn', entrance_animation_tablet: 'zoomIn' },
      ['zoomIn'],
    ],
    [
      'is not inherited by larger devices (A5)',
      'desktop',
      { entrance_animation: 'fadeIn', entrance_animation_tablet: 'zoomIn' },
      ['fadeIn'],
    ],
    ['is none when only a smaller device has one (A6)', 'desktop', { entrance_animation_mobile: 'fadeIn' }, []],
    ['may be several classes', 'desktop', { entrance_animation: ' a  b ' }, ['a', 'b']],
    ['is none when the setting is not a text', 'desktop', { entrance_animation: { x: 1 } }, []],
  ])('%s', (_, device, settings, expected) => expect(animationClasses(device, devices, settings, 'entrance')).toEqual(expected))
})

describe('an animation that plays', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const start = () => {
    const box = document.createElement('div')
    const onEnd = vi.fn()
    return { box, onEnd, cancel: playAnimation(box, ['fadeIn', 'reverse'], 300, onEnd) }
  }

  it('ends after its longest duration', () => {
    const { box, onEnd } = start()
    vi.advanceTimersByTime(299)
    expect([box.className, onEnd.mock.calls.length]).toEqual(['fadeIn reverse', 0])
    vi.advanceTimersByTime(1)
    expect([box.className, onEnd.mock.calls.length]).toEqual(['', 1])
  })
  it('ends once, with the CSS animation of its own box', () => {
    const { box, onEnd } = start()
    box.append(document.createElement('i'))
    box.firstChild?.dispatchEvent(new Event('animationend', { bubbles: true }))
    expect(onEnd).not.toHaveBeenCalled()
    box.dispatchEvent(new Event('animationend'))
    vi.advanceTimersByTime(1000)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
  it('does not call onEnd when it is cancelled', () => {
    const { box, onEnd, cancel } = start()
    cancel()
    vi.advanceTimersByTime(1000)
    expect([box.className, onEnd.mock.calls.length]).toEqual(['', 0])
  })
})
