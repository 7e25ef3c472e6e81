import { describe, expect, it } from 'vitest'
import { enforceLimits, readText } from './limits'

const uses = (...ids: string[]) => ids.map((refId) => ({ ty: 0, refId }))
/** So many compositions, each of which shows the next one twice. */
const doubling = (depth: number) => Array.from({ length: depth }, (_, i) => ({ id: `${i}`, layers: uses(`${i + 1}`, `${i + 1}`) }))

describe('a file that would keep the browser busy forever', () => {
  it.each([
    [
      'compositions that show one another',
      uses('a'),
      [
        { id: 'a', layers: uses('b') },
        { id: 'b', layers: uses('a') },
      ],
    ],
    ['a composition that shows itself', uses('a'), [{ id: 'a', layers: uses('a') }]],
    ['a few compositions, each shown twice by the one before', uses('0'), doubling(40)],
    ['more layers than a computer can animate', Array.from({ length: 10_001 }, () => ({ ty: 4 })), []],
  ])('is refused: %s', (_, layers, assets) => expect(() => enforceLimits(layers, assets)).toThrow(/more than 10000 layers/))

  it.each([
    ['2,000 layers', Array.from({ length: 2000 }, () => ({ ty: 4 })), []],
    ['one composition shown 500 times', uses(...Array(500).fill('a')), [{ id: 'a', layers: [{ ty: 4 }, { ty: 4 }] }]],
    ['a composition that is missing', uses('gone'), []],
    ['values of the wrong types', [null, 1, 'x', { shapes: 'x', refId: {} }], [{ id: 1, layers: 'x' }]],
  ])('is not refused: %s', (_, layers, assets) => expect(() => enforceLimits(layers, assets)).not.toThrow())

  it('draws at most 200 copies by one repeater', () => {
    const still = { ty: 'rp', c: { a: 0, k: 1e9 } }
    const few = { ty: 'rp', c: { a: 0, k: 5 } }
    const moving = { ty: 'rp', c: { a: 1, k: [{ t: 0, s: [3], e: [1e9] }] } }
    enforceLimits([{ shapes: [{ ty: 'gr', it: [still, few] }, moving] }], [])
    expect([still.c.k, few.c.k, moving.c.k]).toEqual([200, 5, [{ t: 0, s: [3], e: [200] }]])
  })

  it('is no longer read once it is too long', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull: (to) => {
        sent++
        to.enqueue(new TextEncoder().encode('x'.repeat(1e6)))
      },
    })
    await expect(readText(new Response(endless))).rejects.toThrow('longer than 10000000 characters')
    expect(sent).toBeLessThan(20)
    expect(await readText(new Response('{"ż":1}'))).toBe('{"ż":1}')
    expect(await readText(new Response(null))).toBe('')
  })
})
