import { describe, expect, it } from 'vitest'
import { limit, textOf } from './limits'

const uses = (...ids: string[]) => ids.map((refId) => ({ ty: 0, refId }))
/** Each of so many parts shows the next one twice. */
const doubling = (depth: number) => Array.from({ length: depth }, (_, i) => ({ id: `${i}`, layers: uses(`${i + 1}`, `${i + 1}`) }))

describe('a file that keeps the browser busy for ever', () => {
  it.each([
    [
      'parts that show one another',
      uses('a'),
      [
        { id: 'a', layers: uses('b') },
        { id: 'b', layers: uses('a') },
      ],
    ],
    ['a part that shows itself', uses('a'), [{ id: 'a', layers: uses('a') }]],
    ['a few parts, each shown twice by the one before', uses('0'), doubling(40)],
    ['more layers than can be moved', Array.from({ length: 10_001 }, () => ({ ty: 4 })), []],
  ])('is refused: %s', (_, layers, assets) => expect(() => limit(layers, assets)).toThrow(/more than 10000 layers/))

  it.each([
    ['2,000 layers', Array.from({ length: 2000 }, () => ({ ty: 4 })), []],
    ['one part shown 500 times', uses(...Array(500).fill('a')), [{ id: 'a', layers: [{ ty: 4 }, { ty: 4 }] }]],
    ['a part that is not there', uses('gone'), []],
    ['nonsense', [null, 1, 'x', { shapes: 'x', refId: {} }], [{ id: 1, layers: 'x' }]],
  ])('is not: %s', (_, layers, assets) => expect(() => limit(layers, assets)).not.toThrow())

  it('draws no more copies than a repeater’s share', () => {
    const still = { ty: 'rp', c: { a: 0, k: 1e9 } }
    const few = { ty: 'rp', c: { a: 0, k: 5 } }
    const moving = { ty: 'rp', c: { a: 1, k: [{ t: 0, s: [3], e: [1e9] }] } }
    limit([{ shapes: [{ ty: 'gr', it: [still, few] }, moving] }], [])
    expect([still.c.k, few.c.k, moving.c.k]).toEqual([200, 5, [{ t: 0, s: [3], e: [200] }]])
  })

  it('is cut off where it does not end', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull: (to) => {
        sent++
        to.enqueue(new TextEncoder().encode('x'.repeat(1e6)))
      },
    })
    await expect(textOf(new Response(endless))).rejects.toThrow('longer than 10000000 characters')
    expect(sent).toBeLessThan(20)
    expect(await textOf(new Response('{"ż":1}'))).toBe('{"ż":1}')
    expect(await textOf(new Response(null))).toBe('')
  })
})
