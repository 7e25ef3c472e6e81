// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { enforceLimits, readText } from './limits'

const uses = (...ids: string[]) => ids.map((refId) => ({ ty: 0, refId }))
/** This many compositions, each showing the next one twice. */
const doubling = (depth: number) => Array.from({ length: depth }, (_, i) => ({ id: `${i}`, layers: uses(`${i + 1}`, `${i + 1}`) }))

describe('a file that would hang the browser', () => {
  it.each([
    [
      'compositions that contain each other',
      uses('a'),
      [
        { id: 'a', layers: uses('b') },
        { id: 'b', layers: uses('a') },
      ],
    ],
    ['a composition that contains itself', uses('a'), [{ id: 'a', layers: uses('a') }]],
    ['a few compositions, each used twice by the previous one', uses('0'), doubling(40)],
    ['more layers than a computer can animate', Array.from({ length: 10_001 }, () => ({ ty: 4 })), []],
  ])('is refused: %s', (_, layers, assets) => expect(() => enforceLimits(layers, assets)).toThrow(/more than 10000 layers/))

  it.each([
    ['2,000 layers', Array.from({ length: 2000 }, () => ({ ty: 4 })), []],
    ['one composition used 500 times', uses(...Array(500).fill('a')), [{ id: 'a', layers: [{ ty: 4 }, { ty: 4 }] }]],
    ['a missing composition', uses('gone'), []],
    ['values of the wrong types', [null, 1, 'x', { shapes: 'x', refId: {} }], [{ id: 1, layers: 'x' }]],
  ])('is accepted: %s', (_, layers, assets) => expect(() => enforceLimits(layers, assets)).not.toThrow())

  it('limits a repeater to 200 copies', () => {
    const still = { ty: 'rp', c: { a: 0, k: 1e9 } }
    const few = { ty: 'rp', c: { a: 0, k: 5 } }
    const moving = { ty: 'rp', c: { a: 1, k: [{ t: 0, s: [3], e: [1e9] }] } }
    enforceLimits([{ shapes: [{ ty: 'gr', it: [still, few] }, moving] }], [])
    expect([still.c.k, few.c.k, moving.c.k]).toEqual([200, 5, [{ t: 0, s: [3], e: [200] }]])
  })

  it('stops reading when too long', async () => {
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
