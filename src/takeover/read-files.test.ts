import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readFiles } from './read-files'
import { readScript, type ScriptFacts } from './script-facts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Reads files that arrive so many ms after they were requested, or never; their codes, and when that was over. */
async function readIn(arrivals: (number | undefined)[]): Promise<{ codes: ScriptFacts['code'][]; ms: number }> {
  vi.stubGlobal(
    'fetch',
    (address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((done, fail) => {
        const ms = arrivals[Number(/(\d)\.js/.exec(address)?.[1])]
        signal.addEventListener('abort', () => fail(new Error('given up')))
        if (ms !== undefined) setTimeout(() => done(new Response(address)), ms)
      }),
  )
  const scripts = arrivals.map((_, i) => {
    const src = `/wp-content/plugins/fancy/${i}.js`
    return { script: Object.assign(document.createElement('script'), { src }), facts: readScript([{ name: 'src', value: src }], '') }
  })
  const start = Date.now()
  const reading = readFiles(scripts, [])
  await vi.runAllTimersAsync()
  await reading
  return { codes: scripts.map(({ facts }) => facts.code && new URL(facts.code).pathname.slice(-4)), ms: Date.now() - start }
}

it('reads what arrives, however long it takes as long as files arrive', async () =>
  expect(await readIn([2000, 4000, 6900])).toEqual({ codes: ['0.js', '1.js', '2.js'], ms: 6900 }))
it('gives up on a file that hangs three seconds after the last one has arrived', async () =>
  expect(await readIn([1000, undefined])).toEqual({ codes: ['0.js', undefined], ms: 4000 }))
