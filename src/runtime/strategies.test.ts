import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void
let report: Report
const observed = new Set<Element>()
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  observed.clear()
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback
      }
      observe = (el: Element) => observed.add(el)
      unobserve = (el: Element) => observed.delete(el)
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})
const load = async () => (await import('./strategies')).strategies
const el = () => document.body.appendChild(document.createElement('button'))
const yes = () => vi.fn(async () => true)

describe('when', () => {
  it('now is at once', async () => {
    const go = yes()
    ;(await load()).now(el(), go, () => {})
    expect(go).toHaveBeenCalledOnce()
  })
  it('idle waits for idle, and is undone', async () => {
    const when = await load()
    const [go, other] = [yes(), yes()]
    when.idle(el(), go, () => {})
    when.idle(el(), other, () => {})()
    expect(go).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect([go.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  })
  it('visible starts near the viewport, once, by one observer', async () => {
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
  it('visible starts all that one element is: a slider that moves has two islands', async () => {
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
  it('the idle sweep reaches what no observer reports, one a turn', async () => {
    const when = await load()
    const gos = [yes(), yes(), yes()]
    for (const go of gos) when.visible(el(), go, () => {})
    vi.advanceTimersToNextTimer()
    expect(gos.map((g) => g.mock.calls.length)).toEqual([1, 0, 0])
    vi.runAllTimers()
    expect(gos.map((g) => g.mock.calls.length)).toEqual([1, 1, 1])
  })
  it('intent warms on interest, mounts on the first click and replays it once', async () => {
    const when = await load()
    const button = el()
    const heard: string[] = []
    const warm = vi.fn()
    const go = vi.fn(async () => {
      button.addEventListener('click', () => heard.push('ours'))
      return true
    })
    button.addEventListener('click', () => heard.push('theirs'))
    when.intent(button, go, warm)
    button.dispatchEvent(new Event('pointerenter'))
    button.dispatchEvent(new Event('pointerenter'))
    expect([warm.mock.calls.length, go.mock.calls.length]).toEqual([1, 0])
    button.click()
    expect(heard).toEqual([])
    await vi.runAllTimersAsync()
    expect(heard).toEqual(['theirs', 'ours'])
    button.click()
    expect(heard).toEqual(['theirs', 'ours', 'theirs', 'ours'])
    expect(go).toHaveBeenCalledOnce()
  })
  it('intent: pressed again while it waits, it mounts and is replayed once all the same', async () => {
    const when = await load()
    const button = el()
    const heard = vi.fn()
    button.addEventListener('click', heard)
    const go = yes()
    when.intent(button, go, () => {})
    button.click()
    const again = new MouseEvent('click', { cancelable: true })
    button.dispatchEvent(again)
    expect(again.defaultPrevented).toBe(true)
    await vi.runAllTimersAsync()
    expect([go.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1])
  })
  it('intent: when nothing came of it the click goes its native way and the next one tries again', async () => {
    const when = await load()
    const button = el()
    const heard = vi.fn()
    button.addEventListener('click', heard)
    const go = vi.fn(async () => false)
    when.intent(button, go, () => {})
    button.click()
    await vi.runAllTimersAsync()
    expect([go.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1])
    button.click()
    await vi.runAllTimersAsync()
    expect([go.mock.calls.length, heard.mock.calls.length]).toEqual([2, 2])
  })
  it('intent leaves a click with Ctrl to the browser', async () => {
    const when = await load()
    const button = el()
    const go = yes()
    when.intent(button, go, () => {})
    const click = new MouseEvent('click', { ctrlKey: true, cancelable: true })
    button.dispatchEvent(click)
    expect([go.mock.calls.length, click.defaultPrevented]).toEqual([0, false])
  })
})
