import { afterEach, describe, expect, it, vi } from 'vitest'
import { report } from './report'

describe('a report', () => {
  const told: unknown[] = []
  const listen = (event: Event) => told.push((event as CustomEvent).detail)
  afterEach(() => {
    document.removeEventListener('skerry:report', listen)
    told.length = 0
  })

  it('logs a line and fires an event on the document once, however often it is made', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    document.addEventListener('skerry:report', listen)
    report('section#one', 'speed: expected a number, got fast')
    report('section#one', 'speed: expected a number, got fast')
    report('section#two', 'speed: expected a number, got fast')
    expect(warn.mock.calls.map((call) => call.join(' '))).toEqual([
      'Skerry · section#one: speed: expected a number, got fast',
      'Skerry · section#two: speed: expected a number, got fast',
    ])
    expect(told).toEqual(['section#one', 'section#two'].map((where) => ({ where, what: 'speed: expected a number, got fast' })))
  })
})
