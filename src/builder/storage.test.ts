import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countVisit, storage } from './storage'

const local = () => JSON.parse(localStorage.getItem('elementor') ?? 'null')
beforeEach(() => {
  vi.unstubAllGlobals()
  // What an earlier test was denied is remembered until a write succeeds.
  for (const session of [false, true]) storage.save({}, session)
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})
afterEach(() => vi.useRealTimers())

describe('storage (contract core §19, popups §3)', () => {
  it('TV-ST0-1: shape of a plain write', () => {
    storage.set('a', 1)
    expect(local()).toEqual({ __expiration: {}, a: 1 })
  })
  it('TV-ST0-2: an expired key goes when it is asked for, not before', () => {
    localStorage.setItem('elementor', JSON.stringify({ a: 1, b: 2, __expiration: { b: Date.now() - 1 } }))
    expect(storage.get('a')).toBe(1)
    expect(local().b).toBe(2)
    expect(storage.get('b')).toBeUndefined()
    expect(local()).toEqual({ a: 1, __expiration: {} })
  })
  it('TV-ST0-3: a write without a lifetime keeps the old expiry', () => {
    storage.set('d', 1, { lifetimeInSeconds: 5 })
    storage.set('d', 2)
    expect(local()).toEqual({ d: 2, __expiration: { d: Date.now() + 5000 } })
    vi.setSystemTime(Date.now() + 5001)
    expect(storage.get('d')).toBeUndefined()
  })
  it('everything at once is purged of what expired', () => {
    localStorage.setItem('elementor', JSON.stringify({ a: 1, b: 2, __expiration: { b: Date.now() - 1 } }))
    expect(storage.get(null)).toEqual({ a: 1, __expiration: {} })
  })
  it('a write purges what expired', () => {
    localStorage.setItem('elementor', JSON.stringify({ k: 9, __expiration: { k: Date.now() - 1000 } }))
    storage.set('a', 1)
    expect(local()).toEqual({ a: 1, __expiration: {} })
  })
  it.each(['{bad', '[]', '"x"', 'null', '{"__expiration":5}'])('TV-ST0-5: %s reads as empty and is made good by the next write', (text) => {
    localStorage.setItem('elementor', text)
    expect(storage.get('a')).toBeUndefined()
    storage.set('a', 1, { lifetimeInSeconds: 1 })
    expect(local()).toEqual({ a: 1, __expiration: { a: Date.now() + 1000 } })
  })
  it('TV-ST0-4: denied storage reads as empty, and writes are silent', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        },
      ),
    )
    expect(storage.get('x')).toBeUndefined()
    expect(storage.get(null)).toEqual({ __expiration: {} })
    expect(() => storage.set('x', 1, { lifetimeInSeconds: 5 })).not.toThrow()
    expect(() => countVisit()).not.toThrow()
    // For as long as the page view lasts.
    expect([storage.get('x'), storage.number('pageViews')]).toEqual([1, 1])
    expect(storage.get('x', { session: true })).toBeUndefined()
    vi.setSystemTime(Date.now() + 5001)
    expect(storage.get('x')).toBeUndefined()
  })
  it('full storage is silent, remembers for the page view, and is written when there is room', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => storage.set('x', 1)).not.toThrow()
    expect(storage.get('x')).toBe(1)
    full.mockRestore()
    storage.set('y', 2)
    expect(local()).toMatchObject({ x: 1, y: 2 })
    localStorage.clear()
    expect(storage.get('x')).toBeUndefined()
  })
  it('a value that cannot be stored takes nothing else with it', () => {
    const round: Record<string, unknown> = {}
    round.self = round
    storage.set('x', 1)
    expect(() => storage.set('round', round)).not.toThrow()
    expect([storage.get('x'), storage.get('round')]).toEqual([1, undefined])
  })
  it('a key that would reach a prototype stays a key', () => {
    localStorage.setItem('elementor', '{"__proto__":{"polluted":1},"__expiration":{"__proto__":{"polluted":1},"constructor":1}}')
    expect(storage.get('polluted')).toBeUndefined()
    storage.set('__proto__', { polluted: 2 }, { lifetimeInSeconds: 5 })
    storage.set('constructor', 1)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect({}.constructor).toBe(Object)
  })
  it('inherited names are no values', () => expect(storage.get('toString')).toBeUndefined())
})

describe('visits (contract popups §3.3)', () => {
  it('S1–S3: a view each load, a session each tab session', () => {
    countVisit()
    expect(local()).toEqual({ __expiration: {}, pageViews: 1, sessions: 1 })
    expect(JSON.parse(sessionStorage.getItem('elementor') ?? '')).toEqual({ __expiration: {}, activeSession: true })
    countVisit()
    expect(local()).toMatchObject({ pageViews: 2, sessions: 1 })
    sessionStorage.clear()
    countVisit()
    expect(local()).toMatchObject({ pageViews: 3, sessions: 2 })
  })
})
