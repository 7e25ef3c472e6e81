import { afterEach, describe, expect, it, vi } from 'vitest'
import { stopAll } from '../base/lifetime'
import { reports } from '../base/report'
import { type Popup, popups } from './registry'

const stops: (() => void)[] = []
afterEach(() => stopAll(stops))

function add(id: string, isOpen = false, isFromBuilder = false) {
  const host = document.createElement('section')
  const popup = { id, host, isFromBuilder, show: vi.fn(), hide: vi.fn(), isOpen: () => isOpen } as unknown as Popup
  const stop = popups.add(popup)
  stops.push(stop)
  return { popup, stop }
}

describe('the registry of popups', () => {
  it('finds a popup by its id as number or text; the first popup with an id owns it, and duplicates are reported once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const first = add('1')
    const last = add('1')
    expect([popups.get(1), popups.get('1'), popups.all()]).toEqual([first.popup, first.popup, [first.popup]])
    expect(warn.mock.calls).toEqual([['Skerry · section: id: expected a unique id, got 1']])
    first.stop()
    expect(popups.get(1)).toBe(last.popup)
    last.stop()
    expect(popups.get(1)).toBeUndefined()
  })
  it.each([
    ['the builder’s comes first', ['7 builder', '7'], 0],
    ['the builder’s comes last', ['7', '7 builder'], 1],
    ['the builder has printed two', ['7 builder', '7 builder'], 1],
    ['the other only claims to be the builder’s: its id is not a number', ['pp', 'pp builder'], 0],
  ])('among duplicates, the builder’s last popup opens: %s', (_, given, expected) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const added = given.map((each) => add(each.split(' ')[0] as string, false, each.endsWith('builder')).popup)
    expect(popups.get(added[0]?.id)).toBe(added[expected])
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
    ['that cannot be converted to text', Object.create(null)],
    ['that is a large integer', 1n],
    ['named like a prototype', '__proto__'],
    ['with a very long name', 'x'.repeat(10_000)],
  ])('reports once that there is no popup %s', async (_, id) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const before = reports.length
    popups.open(id, 'api')
    popups.open(id, 'api')
    // The report comes a microtask later, because the popup may be waiting in the queue.
    await Promise.resolve()
    expect(reports.length - before).toBe(1)
    expect(reports.at(-1)?.what.length).toBeLessThan(120)
    expect(warn).toHaveBeenCalledOnce()
  })
  it('notifies listeners of showing and hiding until they are removed', () => {
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
