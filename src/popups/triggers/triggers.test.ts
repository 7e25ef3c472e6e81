import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from '../../settings/read'
import { triggerFields } from '../opening-fields'
import { scrolledPercent } from './scroll'
import { type TriggerName, triggers } from './table'
import type { TriggerEnvironment } from './types'

// Identifiers in brackets name vectors in contract popups §5; [Q] marks a quirk of the builder that we improve on (contract popups §17).

let position = { y: 0, viewportHeight: 800, pageHeight: 2800 }
let scrollListeners = new Set<() => void>()
let targets: Element[] = []
const environment: TriggerEnvironment = {
  onScroll: (listener) => {
    scrollListeners.add(listener)
    return () => void scrollListeners.delete(listener)
  },
  measure: () => ({ ...position }),
  find: () => targets,
}
const fire = vi.fn()
let running: (() => void)[] = []
const start = (name: TriggerName, options: object = {}) => {
  const started = triggers[name](readSettings(triggerFields, options) as never, fire, environment)
  if (typeof started !== 'string') running.push(started)
  // The first call comes in the next frame, before any scrolling.
  for (const listener of scrollListeners) listener()
  return started
}
/** The stop function of a trigger that can fire. */
const stopOf = (started: ReturnType<typeof start>) => started as () => void
const scrollTo = (...positions: number[]) => {
  for (const y of positions) {
    position = { ...position, y }
    for (const listener of scrollListeners) listener()
  }
}
const dispatch = (target: EventTarget, type: string, init: object = {}) =>
  target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, ...init })))

beforeEach(() => {
  vi.useFakeTimers()
  fire.mockClear()
  position = { y: 0, viewportHeight: 800, pageHeight: 2800 }
  scrollListeners = new Set()
  targets = []
})
afterEach(() => {
  for (const stop of running) stop()
  running = []
  vi.useRealTimers()
})

describe('the page load trigger', () => {
  it.each([
    ['fires at once with the delay 0 (PL1)', { page_load_delay: 0 }, 0],
    ['fires at once without a delay (PL2)', {}, 0],
    ['fires after its delay in seconds (PL3)', { page_load_delay: 1.5 }, 1500],
    ['reads a delay written as text', { page_load_delay: '2' }, 2000],
  ])('%s', (_, options, ms) => {
    start('page_load', options)
    expect(fire).not.toHaveBeenCalled()
    if (ms) vi.advanceTimersByTime(ms - 100)
    expect(fire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(fire).toHaveBeenCalledOnce()
  })
  it('does not fire after it was stopped', () => {
    stopOf(start('page_load'))()
    vi.runAllTimers()
    expect(fire).not.toHaveBeenCalled()
  })
})

describe('the scrolling trigger', () => {
  const down = (scrolling_offset?: unknown) => ({ scrolling_direction: 'down', scrolling_offset })
  it.each([
    ['down: does not fire before its percentage (SCR1)', down(50), [999], 0],
    ['down: fires at its percentage (SCR1)', down(50), [1000], 1],
    ['down: does not fire two pixels before the end (SCR2)', down(100), [1998], 0],
    ['down: fires within a pixel of the end (SCR2, [Q] contract popups §17.10)', down(100), [1999.4], 1],
    ['up: does not fire on the way down (SCR3)', { scrolling_direction: 'up' }, [900, 1000], 0],
    ['up: fires on the way up (SCR3)', { scrolling_direction: 'up' }, [900, 1000, 999], 1],
    ['down: reads a percentage written as text (SCR7)', down('50'), [1000], 1],
    ['down: treats more than 100 percent as 100', down(500), [2000], 1],
    ['up: does not fire while the position stays the same', { scrolling_direction: 'up' }, [900, 900, 900], 0],
  ])('%s', (_, options, positions, times) => {
    start('scrolling', options)
    scrollTo(...positions)
    expect(fire).toHaveBeenCalledTimes(times)
  })
  it('up: fires at the first move from a restored position (SCR4, [Q] contract popups §17.10)', () => {
    position.y = 1500
    start('scrolling', { scrolling_direction: 'up' })
    scrollTo(1400)
    expect(fire).toHaveBeenCalledOnce()
  })
  it.each([
    ['without a percentage (SCR5)', down(), 'scrolling_offset'],
    ['without a direction (SCR6)', {}, 'scrolling_direction'],
    ['with an unknown direction', { scrolling_direction: 'left' }, 'scrolling_direction'],
  ])('%s never fires and names the option', (_, options, option) => expect(start('scrolling', options)).toBe(option))
  it('does not listen to scrolling after it was stopped', () => {
    stopOf(start('scrolling', down(10)))()
    expect(scrollListeners.size).toBe(0)
  })
  it.each([
    [{ y: 0, viewportHeight: 800, pageHeight: 2800 }, 0],
    [{ y: -50, viewportHeight: 800, pageHeight: 2800 }, 0],
    [{ y: 500, viewportHeight: 800, pageHeight: 2800 }, 25],
    [{ y: 2015, viewportHeight: 800, pageHeight: 2800 }, 100],
    [{ y: 0, viewportHeight: 800, pageHeight: 600 }, 100],
  ])('%j is scrolled to %d percent', (scrolled, percent) => expect(scrolledPercent(scrolled)).toBe(percent))
})

describe('the scroll-to-element trigger', () => {
  type Entry = { isIntersecting: boolean }
  let observed: Element[] = []
  let rootMargin = ''
  let notify: (entries: Entry[]) => void = () => {}
  const disconnect = vi.fn()
  beforeEach(() => {
    observed = []
    disconnect.mockClear()
    vi.stubGlobal('IntersectionObserver', function observer(this: unknown, callback: typeof notify, options: { rootMargin: string }) {
      notify = callback
      rootMargin = options.rootMargin
      return { observe: (el: Element) => observed.push(el), disconnect }
    })
  })
  const to = (selector?: string) => start('scrolling_to', { scrolling_to_selector: selector })

  it('fires when the element’s top edge reaches or has passed the viewport’s bottom (ST1, ST2)', () => {
    targets = [document.createElement('p')]
    to('p')
    expect(observed).toEqual(targets)
    // Nothing below the viewport counts, everything above does.
    expect(rootMargin).toMatch(/^\d{6,}px \d{6,}px 0px$/)
    notify([{ isIntersecting: false }])
    expect(fire).not.toHaveBeenCalled()
    notify([{ isIntersecting: true }])
    expect(fire).toHaveBeenCalledOnce()
  })
  it('watches all matching elements as one trigger (ST5, [Q] contract popups §17.8)', () => {
    targets = [document.createElement('p'), document.createElement('p')]
    stopOf(to('p'))()
    expect(disconnect).toHaveBeenCalledOnce()
    expect(observed).toHaveLength(2)
  })
  it.each([
    ['without a selector (ST4)', undefined],
    ['with a selector that matches nothing', '#nowhere'],
  ])('%s never fires and names the option', (_, selector) => expect(to(selector)).toBe('scrolling_to_selector'))
})

describe('the click trigger', () => {
  const clicks = (n: number, target: EventTarget = document.body) => {
    for (let i = 0; i < n; i++) dispatch(target, 'click')
  }
  it.each([
    ['fires at the first click (C1)', { click_times: 1 }, 1, 1],
    ['does not fire before the second of two clicks (C2)', { click_times: 2 }, 1, 0],
    ['fires at the second of two clicks (C2)', { click_times: 2 }, 2, 1],
    ['reads a number written as text (C3, [Q] contract popups §17.11)', { click_times: '1' }, 1, 1],
    ['fires at the first click without a number (C4, [Q] contract popups §17.12)', {}, 1, 1],
  ])('%s', (_, options, n, times) => {
    const stop = stopOf(start('click', options))
    clicks(n)
    stop()
    expect(fire).toHaveBeenCalledTimes(times)
  })
  it('never fires with the number 0 and names the option (C4)', () => expect(start('click', { click_times: 0 })).toBe('click_times'))
  it('does not count a click whose propagation was stopped (C5)', () => {
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

describe('the inactivity trigger', () => {
  it('fires after its seconds without activity (I1)', () => {
    start('inactivity', { inactivity_time: 30 })
    vi.advanceTimersByTime(29_999)
    expect(fire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fire).toHaveBeenCalledOnce()
  })
  it('fires after 30 seconds when no time is set (I4, [Q] contract popups §17.12)', () => {
    start('inactivity')
    vi.advanceTimersByTime(29_999)
    expect(fire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fire).toHaveBeenCalledOnce()
  })
  it.each(['mousemove', 'keypress', 'keydown', 'wheel', 'touchstart', 'pointerdown', 'scroll'])(
    'starts again at %s (I2, I3, [Q] contract popups §17.14)',
    (type) => {
      const stop = stopOf(start('inactivity', { inactivity_time: 0.6 }))
      vi.advanceTimersByTime(350)
      dispatch(document.body, type)
      vi.advanceTimersByTime(350)
      expect(fire).not.toHaveBeenCalled()
      vi.advanceTimersByTime(250)
      expect(fire).toHaveBeenCalledOnce()
      stop()
    },
  )
  it('does not start again when a carousel scrolls', () => {
    const box = document.body.appendChild(document.createElement('div'))
    const stop = stopOf(start('inactivity', { inactivity_time: 1 }))
    vi.advanceTimersByTime(900)
    dispatch(box, 'scroll', { bubbles: false })
    vi.advanceTimersByTime(100)
    expect(fire).toHaveBeenCalledOnce()
    stop()
  })
  it('does not fire after it was stopped', () => {
    stopOf(start('inactivity', { inactivity_time: 1 }))()
    dispatch(document.body, 'mousemove')
    vi.runAllTimers()
    expect(fire).not.toHaveBeenCalled()
  })
})

describe('the exit intent trigger', () => {
  it.each([
    ['fires when the pointer leaves through the top edge (E1)', 'mouseout', { clientY: -1 }, 1],
    ['fires exactly at the edge', 'mouseout', { clientY: 0 }, 1],
    ['does not fire below the edge (E2)', 'mouseout', { clientY: 5 }, 0],
    [
      'does not fire for a move within the page (E3, [Q] contract popups §17.13)',
      'mouseout',
      { clientY: 0, relatedTarget: document.documentElement },
      0,
    ],
    ['does not fire at mouseleave (E4)', 'mouseleave', { clientY: -1 }, 0],
    ['does not fire while something is dragged out', 'mouseout', { clientY: -1, buttons: 1 }, 0],
  ])('%s', (_, type, init, times) => {
    const stop = stopOf(start('exit_intent'))
    dispatch(type === 'mouseleave' ? window : document.body, type, init)
    stop()
    dispatch(document.body, 'mouseout', { clientY: -1 })
    expect(fire).toHaveBeenCalledTimes(times)
  })
  it.each([
    ['<input type="email" data-in>', 0],
    ['<select data-in><option>a</select>', 0],
    ['<textarea data-in></textarea>', 0],
    ['<p contenteditable tabindex="0" data-in></p>', 0],
    ['<input type="checkbox" data-in>', 1],
    ['<button data-in>b</button>', 1],
  ])('while %s has the focus it fires %i times, because browser suggestions overlay the page', (html, times) => {
    document.body.innerHTML = html
    document.querySelector<HTMLElement>('[data-in]')?.focus()
    start('exit_intent')
    dispatch(document.body, 'mouseout', { clientY: -1 })
    expect(fire).toHaveBeenCalledTimes(times)
    ;(document.activeElement as HTMLElement).blur()
    dispatch(document.body, 'mouseout', { clientY: -1 })
    expect(fire).toHaveBeenCalledTimes(times + 1)
    document.body.replaceChildren()
  })
})
