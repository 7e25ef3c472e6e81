import { afterEach, describe, expect, it, vi } from 'vitest'
import { stopAll } from '../base/lifetime'
import { reports } from '../base/report'
import { type Popup, popups } from './registry'

const stops: (() => void)[] = []
afterEach(() => stopAll(stops))

function add(id: string, isOpen = false) {
  const popup = { id, show: vi.fn(), hide: vi.fn(), isOpen: () => isOpen } as unknown as Popup
  const stop = popups.add(popup)
  stops.push(stop)
  return { popup, stop }
}

describe('the registry of popups', () => {
  it('finds a popup by its id as a number and as text; the last popup of an id owns it', () => {
    const first = add('1')
    const last = add('1')
    expect([popups.get(1), popups.get('1')]).toEqual([last.popup, last.popup])
    first.stop()
    expect(popups.get(1)).toBe(last.popup)
    last.stop()
    expect(popups.get(1)).toBeUndefined()
  })
  it('opens a closed popup, and hides an open one only with toggle', () => {
    const event = new Event('click')
    const closed = add('closed').popup
    const open = add('open', true).popup
    popups.open('closed', 'action', event, true)
    popups.open('open', 'action', event, false)
    expect([closed.show, open.show].map((f) => vi.mocked(f).mock.calls)).toEqual([[['action', event]], [['action', event]]])
    popups.open('open', 'action', event, true)
    expect(open.hide).toHaveBeenCalledExactlyOnceWith('action')
  })
  const containsItself: Record<string, unknown> = {}
  containsItself.id = containsItself
  it.each([
    ['of that name', 'nope'],
    ['null', null],
    ['that is an object', { id: 1 }],
    ['that contains itself', containsItself],
    ['that cannot be made a text', Object.create(null)],
    ['that is a large integer', 1n],
    ['of the name of a prototype', '__proto__'],
    ['of a very long name', 'x'.repeat(10_000)],
  ])('reports once that there is no popup %s', async (_, id) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const before = reports.length
    popups.open(id, 'api')
    popups.open(id, 'api')
    // The report comes a microtask later, because the popup may just be in the queue to be mounted.
    await Promise.resolve()
    expect(reports.length - before).toBe(1)
    expect(reports.at(-1)?.what.length).toBeLessThan(120)
    expect(warn).toHaveBeenCalledOnce()
  })
  it('notifies listeners of showings and hidings until they are removed', () => {
    const { popup } = add('1')
    const shown = vi.fn()
    const stop = popups.onShow(shown)
    popups.onShow.notify(popup, 'trigger')
    popups.onHide.notify(popup, 'esc')
    stop()
    popups.onShow.notify(popup, 'api')
    expect(shown.mock.calls).toEqual([[popup, 'trigger']])
  })
})
