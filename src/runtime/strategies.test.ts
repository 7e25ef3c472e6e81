import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Entry {
  target: Element
  isIntersecting: boolean
  boundingClientRect?: { width: number; height: number }
}
type Report = (entries: Entry[]) => void
let callback: Report
/** Elements without a box, if nothing else is said. */
const report: Report = (entries) => callback(entries.map((entry) => ({ boundingClientRect: { width: 0, height: 0 }, ...entry })))
const observed = new Set<Element>()
let rootMargin: string | undefined
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  observed.clear()
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(given: Report, options: IntersectionObserverInit) {
        callback = given
        rootMargin = options.rootMargin
      }
      disconnect = () => observed.clear()
      observe = (el: Element) => observed.add(el)
      unobserve = (el: Element) => observed.delete(el)
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})
const load = async () => (await import('./strategies')).strategies
const el = () => document.body.appendChild(document.createElement('button'))
const yes = () => vi.fn(async () => true)

describe('when an island mounts', () => {
  it('at once for “now”', async () => {
    const go = yes()
    ;(await load()).now(el(), go, () => {})
    expect(go).toHaveBeenCalledOnce()
  })
  it('once, near the viewport, for “visible”, with one observer for all elements', async () => {
    const when = await load()
    const [a, b] = [el(), el()]
    const [goA, goB] = [yes(), yes()]
    when.visible(a, goA, () => {})
    const stop = when.visible(b, goB, () => {})
    report([
      { target: a, isIntersecting: true },
      { target: b, isIntersecting: false },
    ])
    report([{ target: a, isIntersecting: true }])
    expect([goA.mock.calls.length, goB.mock.calls.length]).toEqual([1, 0])
    stop()
    expect(observed.size).toBe(0)
  })
  it('together for all islands of one element: a slider with motion has two', async () => {
    const when = await load()
    const host = el()
    const all = [yes(), yes(), yes()]
    for (const go of all) when.visible(host, go, () => {})
    report([{ target: host, isIntersecting: true }])
    report([{ target: host, isIntersecting: true }])
    expect(all.map((go) => go.mock.calls.length)).toEqual([1, 1, 1])
    const later = yes()
    when.visible(host, later, () => {})
    expect(later).not.toHaveBeenCalled()
    report([{ target: host, isIntersecting: true }])
    expect(later).toHaveBeenCalledOnce()
    expect(all.map((go) => go.mock.calls.length)).toEqual([1, 1, 1])
    expect(observed.size).toBe(0)
  })
  it('near the window for “visible”, and within a viewport’s distance once the page is in use', async () => {
    const when = await load()
    const [a, b] = [el(), el()]
    const [goA, goB] = [yes(), yes()]
    when.visible(a, goA, () => {})
    when.visible(b, goB, () => {})
    expect(rootMargin).toBe('25%')
    report([{ target: a, isIntersecting: true }])
    window.dispatchEvent(new Event('pointerdown'))
    expect(rootMargin).toBe('100%')
    expect([...observed]).toEqual([b])
    report([{ target: b, isIntersecting: true }])
    expect([goA, goB].map((go) => go.mock.calls.length)).toEqual([1, 1])
    expect(observed.size).toBe(0)
  })
  it('by the idle sweep, one per idle callback, once the page is in use or ten seconds old', async () => {
    const when = await load()
    const gos = [yes(), yes(), yes()]
    const calls = () => gos.map((go) => go.mock.calls.length)
    for (const go of gos) when.visible(el(), go, () => {})
    vi.advanceTimersByTime(9999)
    expect(calls()).toEqual([0, 0, 0])
    vi.advanceTimersByTime(1)
    vi.advanceTimersToNextTimer()
    expect(calls()).toEqual([1, 0, 0])
    vi.runAllTimers()
    expect(calls()).toEqual([1, 1, 1])
    const later = yes()
    when.visible(el(), later, () => {})
    vi.advanceTimersToNextTimer()
    expect(later).toHaveBeenCalledOnce()
  })
  it('by the idle sweep after each sign of use, and when the page is hidden', async () => {
    const { SIGNS_OF_USE } = await import('./strategies')
    expect(SIGNS_OF_USE).toEqual(expect.arrayContaining(['pointermove', 'pointerdown', 'keydown', 'scroll', 'beforeprint']))
    for (const type of [...SIGNS_OF_USE, 'visibilitychange']) {
      vi.resetModules()
      const when = await load()
      const go = yes()
      when.visible(el(), go, () => {})
      expect(go).not.toHaveBeenCalled()
      document.dispatchEvent(new Event(type))
      vi.advanceTimersByTime(100)
      expect(go, type).toHaveBeenCalledOnce()
    }
  })
  it('not when a popup that opens by itself takes the focus', async () => {
    const when = await load()
    const go = yes()
    when.visible(el(), go, () => {})
    const popup = document.body.appendChild(document.createElement('dialog'))
    popup.className = 'skerry-popup'
    popup.dispatchEvent(new Event('focusin', { bubbles: true }))
    vi.advanceTimersByTime(5000)
    expect(go).not.toHaveBeenCalled()
    popup.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    vi.advanceTimersByTime(100)
    expect(go).toHaveBeenCalledOnce()
  })
  it('by the idle sweep at once in a background tab, where observers report nothing', async () => {
    vi.spyOn(Object.getPrototypeOf(document), 'hidden', 'get').mockReturnValue(true)
    const go = yes()
    ;(await load()).visible(el(), go, () => {})
    vi.advanceTimersByTime(100)
    expect(go).toHaveBeenCalledOnce()
  })
  it('not by the idle sweep if stopped before', async () => {
    const when = await load()
    const [go, other] = [yes(), yes()]
    when.visible(el(), go, () => {})
    const stop = when.visible(el(), other, () => {})
    el().dispatchEvent(new Event('keydown', { bubbles: true }))
    stop()
    vi.advanceTimersByTime(100)
    expect([go.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  })
  it('by the idle sweep at once where the visitor has already pressed something', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    const go = yes()
    ;(await load()).visible(el(), go, () => {})
    vi.advanceTimersByTime(100)
    expect(go).toHaveBeenCalledOnce()
  })
  it('leaves no timer behind when nothing waits any more', async () => {
    const when = await load()
    const go = yes()
    when.visible(el(), go, () => {})()
    expect(vi.getTimerCount()).toBe(0)
    el().dispatchEvent(new Event('keydown'))
    vi.runAllTimers()
    expect(go).not.toHaveBeenCalled()
  })
  it('wherever it is if it has no box that could be reported', async () => {
    const when = await load()
    const [a, b] = [el(), el()]
    a.style.display = 'contents'
    const [goA, goB] = [yes(), yes()]
    when.visible(a, goA, () => {})
    when.visible(b, goB, () => {})
    report([a, b].map((target) => ({ target, isIntersecting: false })))
    expect([goA.mock.calls.length, goB.mock.calls.length]).toEqual([1, 0])
  })
  it('computes no style of what has a box', async () => {
    const ask = vi.spyOn(window, 'getComputedStyle')
    const host = el()
    ;(await load()).visible(host, yes(), () => {})
    report([{ target: host, isIntersecting: false, boundingClientRect: { width: 300, height: 0 } }])
    expect(ask).not.toHaveBeenCalled()
  })
  it('on the first click for “intent”, which is replayed once; interest preloads the code', async () => {
    const when = await load()
    const button = el()
    const clicks: string[] = []
    const warm = vi.fn()
    const go = vi.fn(async () => {
      button.addEventListener('click', () => clicks.push('ours'))
      return true
    })
    button.addEventListener('click', () => clicks.push('theirs'))
    when.intent(button, go, warm)
    button.dispatchEvent(new Event('pointermove'))
    button.dispatchEvent(new Event('pointermove'))
    expect([warm.mock.calls.length, go.mock.calls.length]).toEqual([1, 0])
    button.click()
    expect(clicks).toEqual([])
    await vi.runAllTimersAsync()
    expect(clicks).toEqual(['theirs', 'ours'])
    button.click()
    expect(clicks).toEqual(['theirs', 'ours', 'theirs', 'ours'])
    expect(go).toHaveBeenCalledOnce()
  })
  it('on the first of several clicks for “intent”, and only one is replayed', async () => {
    const when = await load()
    const button = el()
    const clicks = vi.fn()
    button.addEventListener('click', clicks)
    const go = yes()
    when.intent(button, go, () => {})
    button.click()
    const again = new MouseEvent('click', { cancelable: true })
    button.dispatchEvent(again)
    expect(again.defaultPrevented).toBe(true)
    await vi.runAllTimersAsync()
    expect([go.mock.calls.length, clicks.mock.calls.length]).toEqual([1, 1])
  })
  it('on a click beside a button for “intent”, and the button’s own, which comes while it mounts, is replayed in its place', async () => {
    const when = await load()
    const host = el()
    const button = host.appendChild(document.createElement('button'))
    const clicks: EventTarget[] = []
    host.addEventListener('click', ({ target }) => clicks.push(target as EventTarget))
    when.intent(host, yes(), () => {})
    host.click()
    button.click()
    await vi.runAllTimersAsync()
    expect(clicks).toEqual([button])
  })
  it('again on the next click after a failure, and the failed click is left to the browser', async () => {
    const when = await load()
    const button = el()
    const clicks = vi.fn()
    button.addEventListener('click', clicks)
    const go = vi.fn(async () => false)
    when.intent(button, go, () => {})
    button.click()
    await vi.runAllTimersAsync()
    expect([go.mock.calls.length, clicks.mock.calls.length]).toEqual([1, 1])
    button.click()
    await vi.runAllTimersAsync()
    expect([go.mock.calls.length, clicks.mock.calls.length]).toEqual([2, 2])
  })
  it('not on a click with Ctrl, which is left to the browser', async () => {
    const when = await load()
    const button = el()
    const go = yes()
    when.intent(button, go, () => {})
    const click = new MouseEvent('click', { ctrlKey: true, cancelable: true })
    button.dispatchEvent(click)
    expect([go.mock.calls.length, click.defaultPrevented]).toEqual([0, false])
  })
})
