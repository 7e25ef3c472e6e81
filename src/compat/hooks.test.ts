import { describe, expect, it, vi } from 'vitest'
import { emitter } from './emitter'
import { debounce } from './full'
import { hooks } from './hooks'

describe('hooks (contract core §20.1)', () => {
  it('TV-HK-1: lower priority first, the same function once, 0 counts as 10', () => {
    const order: string[] = []
    const [f, g, h] = ['f', 'g', 'h'].map((name) => () => void order.push(name)) as [() => void, () => void, () => void]
    hooks().addAction('a', f, 20).addAction('a', f, 5).addAction('a', g, 5).addAction('a', h, 0).doAction('a')
    expect(order).toEqual(['g', 'h', 'f'])
  })
  it('TV-HK-2: filters', () => {
    const api = hooks()
    api.addFilter('n', (v: number) => v + 1, 10).addFilter('n', (v: number) => v * 10, 1)
    expect([api.applyFilters('n', 2), api.applyFilters('none', 7)]).toEqual([21, 7])
  })
  it('removes one callback or all, and ignores what is no callback', () => {
    const api = hooks()
    const [f, g] = [vi.fn(), vi.fn()]
    api.addAction('a', f).addAction('a', g).removeAction('a', f).doAction('a', 1, 2)
    expect([f.mock.calls.length, g.mock.calls]).toEqual([0, [[1, 2]]])
    api.removeAction('a').doAction('a')
    expect(g).toHaveBeenCalledTimes(1)
    expect(() => api.addAction('a', 'no' as never).doAction('a')).not.toThrow()
  })
  it('gives the context', () => {
    const seen: unknown[] = []
    const me = {}
    hooks()
      .addAction(
        'a',
        function (this: unknown) {
          seen.push(this)
        },
        10,
        me,
      )
      .doAction('a')
    expect(seen[0]).toBe(me)
  })
})

describe('emitter and debounce', () => {
  it('several names, off and trigger', () => {
    const heard: unknown[] = []
    const api = emitter()
    const hear = (...args: unknown[]) => heard.push(args)
    api.on('foo bar', hear)
    api.trigger('foo', 1).trigger('bar', 2)
    api.off('foo', hear).trigger('foo', 3)
    expect(heard).toEqual([[1], [2]])
  })
  it('TV-DB-1: at once, and again after the last call', () => {
    vi.useFakeTimers()
    const work = vi.fn()
    const later = debounce(work, 50)
    later()
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(120)
    expect(work).toHaveBeenCalledTimes(2)
    later()
    later()
    later()
    vi.advanceTimersByTime(120)
    expect(work).toHaveBeenCalledTimes(4)
    vi.useRealTimers()
  })
})
