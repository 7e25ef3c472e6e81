import { beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, unknown>()
let isDenied = false
const orDenied = async <T>(value: () => T): Promise<T> => {
  if (isDenied) throw new Error('denied')
  return value()
}
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (key: string) => orDenied(() => kept.get(key)),
  set: (key: string, value: unknown) => orDenied(() => void kept.set(key, value)),
  update: (key: string, change: (value: unknown) => unknown) => orDenied(() => void kept.set(key, change(kept.get(key)))),
  del: (key: string) => orDenied(() => void kept.delete(key)),
  delMany: (keys: string[]) =>
    orDenied(() => {
      for (const key of keys) kept.delete(key)
    }),
}))
const { keepFragment, LIMITS, readFragment } = await import('./fragments')
beforeEach(() => {
  kept.clear()
  isDenied = false
  vi.useRealTimers()
})

it('fragments are kept unchanged for a day', async () => {
  vi.useFakeTimers()
  await keepFragment('/a', '<p>a')
  expect([await readFragment('/a'), await readFragment('/b')]).toEqual(['<p>a', undefined])
  vi.advanceTimersByTime(LIMITS.age)
  expect(await readFragment('/a')).toBe(undefined)
})

it('keeps the latest, and none that is too long', async () => {
  for (let i = 0; i < LIMITS.count + 3; i++) await keepFragment(`/${i}`, 'x')
  expect(kept.size).toBe(LIMITS.count + 1)
  expect([await readFragment('/2'), await readFragment('/3')]).toEqual([undefined, 'x'])
  await keepFragment('/3', 'x'.repeat(LIMITS.length + 1))
  expect(await readFragment('/3')).toBe(undefined)
})

it.each<[string, unknown]>([
  ['a text', 'x'],
  ['an invalid body', { body: {}, at: Date.now() }],
  ['no time', { body: 'x' }],
  ['a time in the future', { body: 'x', at: Date.now() + 1e9 }],
])('distrusts stored data: %s', async (_, value) => {
  kept.set('/a', value)
  expect(await readFragment('/a')).toBe(undefined)
})

it('drops invalid keys', async () => {
  kept.set('keys', { length: 1e9 })
  await keepFragment('/a', 'x')
  expect(kept.get('keys')).toEqual(['/a'])
})

it('keeps nothing if storage is denied, without an error', async () => {
  isDenied = true
  await keepFragment('/a', 'x')
  expect(await readFragment('/a')).toBe(undefined)
})
