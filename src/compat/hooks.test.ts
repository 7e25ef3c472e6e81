import { describe, expect, it, vi } from 'vitest'
import { createEmitter } from './emitter'
import { createHooks } from './hooks'
import { debounce } from './utils'

describe('the hooks that add-ons register (contract core §20.1)', () => {
  it('run by priority, a lower one first; the same function runs once, and 0 counts as 10 (TV-HK-1)', () => {
    const order: string[] = []
    const [f, g, h] = ['f', 'g', 'h'].map((name) => () => void order.push(name)) as [() => void, () => void, () => void]
    createHooks().addAction('a', f, 20).addAction('a', f, 5).addAction('a', g, 5).addAction('a', h, 0).doAction('a')
    expect(order).toEqual(['g', 'h', 'f'])
  })
  it('filter a value in turn (TV-HK-2)', () => {
    const api = createHooks()
    api.addFilter('n', (v: number) => v + 1, 10).addFilter('n', (v: number) => v * 10, 1)
    expect([api.applyFilters('n', 2), api.applyFilters('none', 7)]).toEqual([21, 7])
  })
  it('can be removed one by one or all at once; non-functions are ignored', () => {
    const api = createHooks()
    const [f, g] = [vi.fn(), vi.fn()]
    api.addAction('a', f).addAction('a', g).removeAction('a', f).doAction('a', 1, 2)
    expect([f.mock.calls.length, g.mock.calls]).toEqual([0, [[1, 2]]])
    api.removeAction('a').doAction('a')
    expect(g).toHaveBeenCalledTimes(1)
    expect(() => api.addAction('a', 'no' as never).doAction('a')).not.toThrow()
  })
  it('are called with their context', () => {
    const contexts: unknown[] = []
    const context = {}
    createHooks()
      .addAction(
        'a',
        function (this: unknown) {
          contexts.push(this)
        },
        10,
        context,
      )
      .doAction('a')
    expect(contexts[0]).toBe(context)
  })
})

describe('events and debounce', () => {
  it('a callback listens to several names until removed', () => {
    const calls: unknown[] = []
    const api = createEmitter()
    const callback = (...args: unknown[]) => calls.push(args)
    api.on('foo bar', callback)
    api.trigger('foo', 1).trigger('bar', 2)
    api.off('foo', callback).trigger('foo', 3)
    expect(calls).toEqual([[1], [2]])
  })
  it('a debounced function is called at once, and again after a burst (TV-DB-1)', () => {
    vi.useFakeTimers()
    const callback = vi.fn()
    const debounced = debounce(callback, 50)
    debounced()
    expect(callback).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(120)
    expect(callback).toHaveBeenCalledTimes(2)
    debounced()
    debounced()
    debounced()
    vi.advanceTimersByTime(120)
    expect(callback).toHaveBeenCalledTimes(4)
    vi.useRealTimers()
  })
})
