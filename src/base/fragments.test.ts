import { beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, unknown>()
let denied = false
vi.mock('idb-keyval', () => ({
  get: async (key: string) => {
    if (denied) throw new Error('denied')
    return kept.get(key)
  },
  set: async (key: string, value: unknown) => {
    if (denied) throw new Error('denied')
    kept.set(key, value)
  },
}))
const { fragment } = await import('./fragments')
beforeEach(() => {
  kept.clear()
  denied = false
})
const settle = () => new Promise((done) => setTimeout(done, 5))

describe('fragments', () => {
  it('are fetched once, and then come from storage while they are fresh', async () => {
    const fetchText = vi.fn(async () => '<svg/>')
    expect([await fragment('/a.svg', { fetchText }), await fragment('/a.svg', { fetchText })]).toEqual(['<svg/>', '<svg/>'])
    expect(fetchText).toHaveBeenCalledOnce()
  })
  it('come from storage at once when they are stale, and are replaced when the newer text arrives', async () => {
    kept.set('skerry:/a', { body: 'old', at: 0 })
    const onNewer = vi.fn()
    expect(await fragment('/a', { fetchText: async () => 'new', onNewer })).toBe('old')
    await settle()
    expect(onNewer.mock.calls).toEqual([['new']])
    expect((kept.get('skerry:/a') as { body: string }).body).toBe('new')
  })
  it('stay stale in storage when the request fails', async () => {
    kept.set('skerry:/a', { body: 'old', at: 0 })
    const fetchText = async () => Promise.reject(new Error('500'))
    expect(await fragment('/a', { fetchText })).toBe('old')
    await settle()
    expect((kept.get('skerry:/a') as { body: string }).body).toBe('old')
  })
  it('are fetched where the browser denies storage', async () => {
    denied = true
    expect(await fragment('/a', { fetchText: async () => 'x' })).toBe('x')
  })
  it('reject when there is neither a stored text nor a response', async () => {
    await expect(fragment('/a', { fetchText: async () => Promise.reject(new Error('500')) })).rejects.toThrow('500')
  })
  it('are fetched again when what is stored is not a text', async () => {
    kept.set('skerry:/a', { body: { evil: 1 }, at: Date.now() })
    expect(await fragment('/a', { fetchText: async () => 'x' })).toBe('x')
  })
})
