import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playAnimation } from './animate'

describe('a playing animation', () => {
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
  it('is not cut short where its first frame comes late, but not waited for twice', () => {
    const { box, onEnd } = start()
    const running = { playState: 'running', currentTime: 40 } as unknown as Animation
    box.getAnimations = () => [running, { playState: 'finished', currentTime: 10 } as unknown as Animation]
    vi.advanceTimersByTime(559)
    expect([box.className, onEnd.mock.calls.length]).toEqual(['fadeIn reverse', 0])
    vi.advanceTimersByTime(1)
    expect([box.className, onEnd.mock.calls.length]).toEqual(['', 1])
  })
  it('ends once, when its own box’s CSS animation ends', () => {
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
