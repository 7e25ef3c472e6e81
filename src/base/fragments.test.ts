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

it('fragments are read as they were kept, for a day', async () => {
  vi.useFakeTimers()
  await keepFragment('/a', '<p>a')
  expect([await readFragment('/a'), await readFragment('/b')]).toEqual(['<p>a', undefined])
  vi.advanceTimersByTime(LIMITS.age)
  expect(await readFragment('/a')).toBe(undefined)
})

it('the latest ones are kept, and none that is too long', async () => {
  for (let i = 0; i < LIMITS.count + 3; i++) await keepFragment(`/${i}`, 'x')
  expect(kept.size).toBe(LIMITS.count + 1)
  expect([await readFragment('/2'), await readFragment('/3')]).toEqual([undefined, 'x'])
  await keepFragment('/3', 'x'.repeat(LIMITS.length + 1))
  expect(await readFragment('/3')).toBe(undefined)
})

it.each<[string, unknown]>([
  ['a text', 'x'],
  ['a body that is none', { body: {}, at: Date.now() }],
  ['no time', { body: 'x' }],
  ['a time to come', { body: 'x', at: Date.now() + 1e9 }],
])('what is kept is not believed: %s', async (_, value) => {
  kept.set('/a', value)
  expect(await readFragment('/a')).toBe(undefined)
})

it('keys that are none are forgotten', async () => {
  kept.set('keys', { length: 1e9 })
  await keepFragment('/a', 'x')
  expect(kept.get('keys')).toEqual(['/a'])
})

it('where storage is denied nothing is kept, and nothing fails', async () => {
  isDenied = true
  await keepFragment('/a', 'x')
  expect(await readFragment('/a')).toBe(undefined)
})
