import { afterEach, describe, expect, it, vi } from 'vitest'
import { reports } from '../base/report'
import { type Popup, popups } from './registry'

const made: (() => void)[] = []
afterEach(() => made.splice(0).forEach((stop) => void stop()))

function add(id: string, isOpen = false) {
  const popup = { id, show: vi.fn(), hide: vi.fn(), isOpen: () => isOpen } as unknown as Popup
  const stop = popups.add(popup)
  made.push(stop)
  return { popup, stop }
}

describe('the register of popups', () => {
  it('finds by number and by text; the last of an id owns it', () => {
    const first = add('1')
    const last = add('1')
    expect([popups.get(1), popups.get('1')]).toEqual([last.popup, last.popup])
    first.stop()
    expect(popups.get(1)).toBe(last.popup)
    last.stop()
    expect(popups.get(1)).toBeUndefined()
  })
  it('opens, and toggles one that is open', () => {
    const event = new Event('click')
    const closed = add('closed').popup
    const open = add('open', true).popup
    popups.open('closed', 'action', event, true)
    popups.open('open', 'action', event, false)
    expect([closed.show, open.show].map((f) => vi.mocked(f).mock.calls)).toEqual([[['action', event]], [['action', event]]])
    popups.open('open', 'action', event, true)
    expect(open.hide).toHaveBeenCalledExactlyOnceWith('action')
  })
  it.each([['nope'], [null], [{ id: 1 }], ['__proto__'], ['x'.repeat(10_000)]])('says once that there is no %s', async (id) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const before = reports.length
    popups.open(id, 'api')
    popups.open(id, 'api')
    // Only then: it may be one that is just being mounted.
    await Promise.resolve()
    expect(reports.length - before).toBe(1)
    expect(reports.at(-1)?.what.length).toBeLessThan(120)
    expect(warn).toHaveBeenCalledOnce()
  })
  it('tells of showings and hidings until nobody listens', () => {
    const { popup } = add('1')
    const shown = vi.fn()
    const stop = popups.onShow(shown)
    popups.onShow.tell(popup, 'trigger')
    popups.onHide.tell(popup, 'esc')
    stop()
    popups.onShow.tell(popup, 'api')
    expect(shown.mock.calls).toEqual([[popup, 'trigger']])
  })
})
