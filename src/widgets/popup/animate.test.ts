import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { animationOn, play } from './animate'

const devices = ['mobile', 'tablet', 'desktop']

describe('the animation on a device (contract popups §10)', () => {
  it.each([
    ['A1 the base value reaches down', 'mobile', { entrance_animation: 'fadeIn' }, ['fadeIn']],
    ['A2 none is a class like any other', 'mobile', { entrance_animation: 'fadeIn', entrance_animation_mobile: 'none' }, ['none']],
    ['A3 the nearest larger device wins', 'mobile', { entrance_animation: 'fadeIn', entrance_animation_tablet: 'zoomIn' }, ['zoomIn']],
    ['A5 smaller devices do not reach up', 'desktop', { entrance_animation: 'fadeIn', entrance_animation_tablet: 'zoomIn' }, ['fadeIn']],
    ['A6 nothing for this device', 'desktop', { entrance_animation_mobile: 'fadeIn' }, []],
    ['several classes', 'desktop', { entrance_animation: ' a  b ' }, ['a', 'b']],
    ['what is no text is none', 'desktop', { entrance_animation: { x: 1 } }, []],
  ])('%s', (_, device, settings, expected) => expect(animationOn(device, devices, settings, 'entrance')).toEqual(expected))
})

describe('playing', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const start = () => {
    const box = document.createElement('div')
    const done = vi.fn()
    return { box, done, stop: play(box, ['fadeIn', 'reverse'], 300, done) }
  }

  it('ends at its bound', () => {
    const { box, done } = start()
    vi.advanceTimersByTime(299)
    expect([box.className, done.mock.calls.length]).toEqual(['fadeIn reverse', 0])
    vi.advanceTimersByTime(1)
    expect([box.className, done.mock.calls.length]).toEqual(['', 1])
  })
  it('ends with the animation of its own box, once', () => {
    const { box, done } = start()
    box.append(document.createElement('i'))
    box.firstChild?.dispatchEvent(new Event('animationend', { bubbles: true }))
    expect(done).not.toHaveBeenCalled()
    box.dispatchEvent(new Event('animationend'))
    vi.advanceTimersByTime(1000)
    expect(done).toHaveBeenCalledTimes(1)
  })
  it('stopped, it is not done', () => {
    const { box, done, stop } = start()
    stop()
    vi.advanceTimersByTime(1000)
    expect([box.className, done.mock.calls.length]).toEqual(['', 0])
  })
})
