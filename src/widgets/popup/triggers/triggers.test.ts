import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from '../../../settings/read'
import { triggerFields } from '../display-settings'
import { percentOf } from './scroll'
import { type Env, type TriggerName, triggers } from './table'

/** Ids are those of the contract's vectors, popups §5; [Q] marks an accident that we do better (§17). */
let at = { y: 0, view: 800, height: 2800 }
let ticks = new Set<() => void>()
let targets: Element[] = []
const env: Env = {
  onScroll: (tick) => {
    ticks.add(tick)
    return () => void ticks.delete(tick)
  },
  measure: () => ({ ...at }),
  find: () => targets,
}
const fire = vi.fn()
let running: (() => void)[] = []
const start = (name: TriggerName, options: object = {}) => {
  const made = triggers[name](readSettings(triggerFields, options) as never, fire, env)
  if (typeof made !== 'string') running.push(made)
  return made
}
const stopOf = (made: ReturnType<typeof start>) => made as () => void
const scrollTo = (...places: number[]) => {
  for (const y of places) {
    at = { ...at, y }
    for (const tick of ticks) tick()
  }
}
const send = (target: EventTarget, type: string, init: object = {}) =>
  target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, ...init })))

beforeEach(() => {
  vi.useFakeTimers()
  fire.mockClear()
  at = { y: 0, view: 800, height: 2800 }
  ticks = new Set()
  targets = []
})
afterEach(() => {
  for (const stop of running) stop()
  running = []
  vi.useRealTimers()
})

describe('page_load', () => {
  it.each([
    ['PL1', { page_load_delay: 0 }, 0],
    ['PL2', {}, 0],
    ['PL3', { page_load_delay: 1.5 }, 1500],
    ['text', { page_load_delay: '2' }, 2000],
  ])('%s', (_, options, ms) => {
    start('page_load', options)
    expect(fire).not.toHaveBeenCalled()
    if (ms) vi.advanceTimersByTime(ms - 100)
    expect(fire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(fire).toHaveBeenCalledOnce()
  })
  it('is undone', () => {
    stopOf(start('page_load'))()
    vi.runAllTimers()
    expect(fire).not.toHaveBeenCalled()
  })
})

describe('scrolling', () => {
  const down = (scrolling_offset?: unknown) => ({ scrolling_direction: 'down', scrolling_offset })
  it.each([
    ['SCR1 before', down(50), [999], 0],
    ['SCR1', down(50), [1000], 1],
    ['SCR2 before', down(100), [1998], 0],
    // [Q] §17.10: within a pixel of the end is the end.
    ['SCR2', down(100), [1999.4], 1],
    ['SCR3', { scrolling_direction: 'up' }, [900, 1000], 0],
    ['SCR3 up', { scrolling_direction: 'up' }, [900, 1000, 999], 1],
    ['SCR7', down('50'), [1000], 1],
    ['more than 100', down(500), [2000], 1],
    ['no move is no direction', { scrolling_direction: 'up' }, [900, 900, 900], 0],
  ])('%s', (_, options, places, times) => {
    start('scrolling', options)
    scrollTo(...places)
    expect(fire).toHaveBeenCalledTimes(times)
  })
  it('SCR4 [Q] §17.10: the first move up from a restored position counts', () => {
    at.y = 1500
    start('scrolling', { scrolling_direction: 'up' })
    scrollTo(1400)
    expect(fire).toHaveBeenCalledOnce()
  })
  it.each([
    ['SCR5', down(), 'scrolling_offset'],
    ['SCR6', {}, 'scrolling_direction'],
    ['no such direction', { scrolling_direction: 'left' }, 'scrolling_direction'],
  ])('%s never fires and says why', (_, options, bad) => expect(start('scrolling', options)).toBe(bad))
  it('is undone', () => {
    stopOf(start('scrolling', down(10)))()
    expect(ticks.size).toBe(0)
  })
  it.each([
    [{ y: 0, view: 800, height: 2800 }, 0],
    [{ y: -50, view: 800, height: 2800 }, 0],
    [{ y: 500, view: 800, height: 2800 }, 25],
    [{ y: 2015, view: 800, height: 2800 }, 100],
    [{ y: 0, view: 800, height: 600 }, 100],
  ])('percent of %j', (place, percent) => expect(percentOf(place)).toBe(percent))
})

describe('scrolling_to', () => {
  type Entry = { isIntersecting: boolean }
  let seen: Element[] = []
  let margin = ''
  let notify: (entries: Entry[]) => void = () => {}
  const disconnect = vi.fn()
  beforeEach(() => {
    seen = []
    disconnect.mockClear()
    vi.stubGlobal('IntersectionObserver', function observer(this: unknown, callback: typeof notify, options: { rootMargin: string }) {
      notify = callback
      margin = options.rootMargin
      return { observe: (el: Element) => seen.push(el), disconnect }
    })
  })
  const to = (selector?: string) => start('scrolling_to', { scrolling_to_selector: selector })

  it('ST1, ST2: fires once the top edge meets the viewport’s bottom, also when that was before', () => {
    targets = [document.createElement('p')]
    to('p')
    expect(seen).toEqual(targets)
    // Nothing below the viewport counts, everything above it does.
    expect(margin).toMatch(/^\d{6,}px \d{6,}px 0px$/)
    notify([{ isIntersecting: false }])
    expect(fire).not.toHaveBeenCalled()
    notify([{ isIntersecting: true }])
    expect(fire).toHaveBeenCalledOnce()
  })
  it('ST5 [Q] §17.8: all matches are one trigger', () => {
    targets = [document.createElement('p'), document.createElement('p')]
    stopOf(to('p'))()
    expect(disconnect).toHaveBeenCalledOnce()
    expect(seen).toHaveLength(2)
  })
  it.each([
    ['ST4', undefined],
    ['no match', '#nowhere'],
  ])('%s never fires and says why', (_, selector) => expect(to(selector)).toBe('scrolling_to_selector'))
})

describe('click', () => {
  const clicks = (n: number, target: EventTarget = document.body) => {
    for (let i = 0; i < n; i++) send(target, 'click')
  }
  it.each([
    ['C1', { click_times: 1 }, 1, 1],
    ['C2 before', { click_times: 2 }, 1, 0],
    ['C2', { click_times: 2 }, 2, 1],
    // [Q] §17.11, §17.12: numbers as text count, a missing number is 1.
    ['C3', { click_times: '1' }, 1, 1],
    ['C4 missing', {}, 1, 1],
  ])('%s', (_, options, n, times) => {
    const stop = stopOf(start('click', options))
    clicks(n)
    stop()
    expect(fire).toHaveBeenCalledTimes(times)
  })
  it('C4 zero: never', () => expect(start('click', { click_times: 0 })).toBe('click_times'))
  it('C5: a stopped click does not count', () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener('click', (event) => event.stopPropagation())
    const stop = stopOf(start('click'))
    clicks(3, button)
    expect(fire).not.toHaveBeenCalled()
    stop()
    clicks(1)
    expect(fire).not.toHaveBeenCalled()
  })
})

describe('inactivity', () => {
  it('I1', () => {
    start('inactivity', { inactivity_time: 30 })
    vi.advanceTimersByTime(29_999)
    expect(fire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fire).toHaveBeenCalledOnce()
  })
  it('I4 [Q] §17.12: 30 s when no time is set', () => {
    start('inactivity')
    vi.advanceTimersByTime(29_999)
    expect(fire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fire).toHaveBeenCalledOnce()
  })
  // I2; I3 is [Q] §17.14: whatever a visitor does starts the wait anew.
  it.each(['mousemove', 'keypress', 'keydown', 'wheel', 'touchstart', 'pointerdown', 'scroll'])('%s starts the wait anew', (sign) => {
    const stop = stopOf(start('inactivity', { inactivity_time: 0.6 }))
    vi.advanceTimersByTime(350)
    send(document.body, sign)
    vi.advanceTimersByTime(350)
    expect(fire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(250)
    expect(fire).toHaveBeenCalledOnce()
    stop()
  })
  it('a carousel that scrolls is not the visitor', () => {
    const box = document.body.appendChild(document.createElement('div'))
    const stop = stopOf(start('inactivity', { inactivity_time: 1 }))
    vi.advanceTimersByTime(900)
    send(box, 'scroll', { bubbles: false })
    vi.advanceTimersByTime(100)
    expect(fire).toHaveBeenCalledOnce()
    stop()
  })
  it('is undone', () => {
    stopOf(start('inactivity', { inactivity_time: 1 }))()
    send(document.body, 'mousemove')
    vi.runAllTimers()
    expect(fire).not.toHaveBeenCalled()
  })
})

describe('exit_intent', () => {
  it.each([
    ['E1', 'mouseout', { clientY: -1 }, 1],
    ['the edge itself', 'mouseout', { clientY: 0 }, 1],
    ['E2', 'mouseout', { clientY: 5 }, 0],
    // [Q] §17.13: within the page.
    ['E3', 'mouseout', { clientY: 0, relatedTarget: document.documentElement }, 0],
    ['E4', 'mouseleave', { clientY: -1 }, 0],
  ])('%s', (_, type, init, times) => {
    const stop = stopOf(start('exit_intent'))
    send(type === 'mouseleave' ? window : document.body, type, init)
    stop()
    send(document.body, 'mouseout', { clientY: -1 })
    expect(fire).toHaveBeenCalledTimes(times)
  })
})
