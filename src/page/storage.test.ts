import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countVisit, storage } from './storage'

const local = () => JSON.parse(localStorage.getItem('elementor') ?? 'null')
beforeEach(() => {
  vi.unstubAllGlobals()
  // Values that an earlier test could not store are remembered until a write succeeds.
  for (const session of [false, true]) storage.save({}, session)
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})
afterEach(() => vi.useRealTimers())

describe('storage (contract core §19, contract popups §3)', () => {
  it('stores a value beside an empty list of expiry times (TV-ST0-1)', () => {
    storage.set('a', 1)
    expect(local()).toEqual({ __expiration: {}, a: 1 })
  })
  it('removes an expired key when it is read, and not before (TV-ST0-2)', () => {
    localStorage.setItem('elementor', JSON.stringify({ a: 1, b: 2, __expiration: { b: Date.now() - 1 } }))
    expect(storage.get('a')).toBe(1)
    expect(local().b).toBe(2)
    expect(storage.get('b')).toBeUndefined()
    expect(local()).toEqual({ a: 1, __expiration: {} })
  })
  it('never drops the list of expiry times, whatever its contents', () => {
    localStorage.setItem('elementor', JSON.stringify({ a: 1, __expiration: { __expiration: 1, a: 1 } }))
    expect(storage.get('a')).toBeUndefined()
    localStorage.setItem('elementor', JSON.stringify({ a: 1, __expiration: { __expiration: 1, a: 1 } }))
    storage.set('b', 2, { lifetimeInSeconds: 5 })
    expect([storage.get('a'), storage.get('b'), local().__expiration.b]).toEqual([undefined, 2, Date.now() + 5000])
  })
  it('keeps the expiry time of a key rewritten without a lifetime (TV-ST0-3)', () => {
    storage.set('d', 1, { lifetimeInSeconds: 5 })
    storage.set('d', 2)
    expect(local()).toEqual({ d: 2, __expiration: { d: Date.now() + 5000 } })
    vi.setSystemTime(Date.now() + 5001)
    expect(storage.get('d')).toBeUndefined()
  })
  it('omits expired keys when reading everything', () => {
    localStorage.setItem('elementor', JSON.stringify({ a: 1, b: 2, __expiration: { b: Date.now() - 1 } }))
    expect(storage.get(null)).toEqual({ a: 1, __expiration: {} })
  })
  it('removes expired keys at a write', () => {
    localStorage.setItem('elementor', JSON.stringify({ k: 9, __expiration: { k: Date.now() - 1000 } }))
    storage.set('a', 1)
    expect(local()).toEqual({ a: 1, __expiration: {} })
  })
  it.each(['{bad', '[]', '"x"', 'null', '{"__expiration":5}'])('reads %s as empty, and the next write repairs it (TV-ST0-5)', (text) => {
    localStorage.setItem('elementor', text)
    expect(storage.get('a')).toBeUndefined()
    storage.set('a', 1, { lifetimeInSeconds: 1 })
    expect(local()).toEqual({ a: 1, __expiration: { a: Date.now() + 1000 } })
  })
  it('is empty if storage is denied, and remembers writes for the page view without an error (TV-ST0-4)', () => {
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
    // For the page view.
    expect([storage.get('x'), storage.number('pageViews')]).toEqual([1, 1])
    expect(storage.get('x', { session: true })).toBeUndefined()
    vi.setSystemTime(Date.now() + 5001)
    expect(storage.get('x')).toBeUndefined()
  })
  it('remembers writes for the page view while storage is full, and stores them once there is space', () => {
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
  it('keeps the other values if one cannot be stored', () => {
    const round: Record<string, unknown> = {}
    round.self = round
    storage.set('x', 1)
    expect(() => storage.set('round', round)).not.toThrow()
    expect([storage.get('x'), storage.get('round')]).toEqual([1, undefined])
  })
  it('treats a prototype name as a plain key', () => {
    localStorage.setItem('elementor', '{"__proto__":{"polluted":1},"__expiration":{"__proto__":{"polluted":1},"constructor":1}}')
    expect(storage.get('polluted')).toBeUndefined()
    storage.set('__proto__', { polluted: 2 }, { lifetimeInSeconds: 5 })
    storage.set('constructor', 1)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect({}.constructor).toBe(Object)
  })
  it.each<unknown>([{ toString: 1 }, { valueOf: 1, toString: 1 }, [[{ toString: 1 }]], 'many', null, {}])(
    'counts %j as 0, and replaces it with the next count',
    (value) => {
      localStorage.setItem('elementor', JSON.stringify({ pageViews: value, sessions: value }))
      expect([storage.number('pageViews'), storage.number('sessions')]).toEqual([0, 0])
      countVisit()
      expect(local()).toMatchObject({ pageViews: 1, sessions: 1 })
    },
  )
  it('drops a value whose expiry is invalid', () => {
    localStorage.setItem('elementor', '{"a":1,"b":2,"__expiration":{"a":{"toString":1}}}')
    expect([storage.get('a'), storage.get('b')]).toEqual([undefined, 2])
    expect(local()).toEqual({ b: 2, __expiration: {} })
  })
  it('has no value for an inherited name', () => expect(storage.get('toString')).toBeUndefined())
})

describe('visits (contract popups §3.3)', () => {
  it('counts a page view per load, and a session per tab session (S1–S3)', () => {
    countVisit()
    expect(local()).toEqual({ __expiration: {}, pageViews: 1, sessions: 1 })
    expect(JSON.parse(sessionStorage.getItem('elementor') ?? '')).toEqual({ __expiration: {}, activeSession: true })
    countVisit()
    expect(local()).toMatchObject({ pageViews: 2, sessions: 1 })
    sessionStorage.clear()
    countVisit()
    expect(local()).toMatchObject({ pageViews: 3, sessions: 2 })
  })
  it('asks each storage once, and writes each once', () => {
    const counted = () => {
      const kept = new Map<string, string>()
      return { getItem: vi.fn((key: string) => kept.get(key) ?? null), setItem: vi.fn((key: string, text: string) => kept.set(key, text)) }
    }
    const [visitor, tab] = [counted(), counted()]
    vi.stubGlobal('localStorage', visitor)
    vi.stubGlobal('sessionStorage', tab)
    const calls = () => [visitor, tab].map(({ getItem, setItem }) => [getItem.mock.calls.length, setItem.mock.calls.length])
    countVisit()
    expect(calls()).toEqual([
      [1, 1],
      [1, 1],
    ])
    countVisit()
    expect(calls()).toEqual([
      [2, 2],
      [2, 1],
    ])
  })
})
