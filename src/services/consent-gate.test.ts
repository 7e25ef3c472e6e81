import { beforeEach, expect, it, vi } from 'vitest'
import { script } from './assets'
import { allowed, provide } from './consent-gate'

vi.mock('./assets', async (original) => ({ ...(await original<typeof import('./assets')>()), script: document.createElement('script') }))
const tag = script as HTMLScriptElement
const stop = vi.fn()
let say = () => {}
const tools = {
  ask: () => () => {},
  allowed: () => false,
  onAllowed: vi.fn((_: unknown, run: () => void) => {
    say = run
    return stop
  }),
}
beforeEach(() => {
  tag.dataset.consent = 'page'
  vi.clearAllMocks()
  provide(async () => tools)
})
/** What has become of the wait by the end of all that was due. */
const fate = async (job: Promise<void>) => {
  let is = 'waits'
  job.then(
    () => (is = 'allowed'),
    () => (is = 'failed'),
  )
  await new Promise((done) => setTimeout(done))
  return is
}

it('waits for the visitor; at once where the site does not ask, without the tools’ code', async () => {
  const load = vi.fn(async () => tools)
  provide(load)
  const wait = allowed(new AbortController().signal)
  expect(await fate(wait)).toBe('waits')
  say()
  expect(await fate(wait)).toBe('allowed')
  delete tag.dataset.consent
  expect(await fate(allowed(new AbortController().signal))).toBe('allowed')
  expect(load).toHaveBeenCalledOnce()
})

it('without the tools’ code nothing is allowed, and whoever waits is told', async () => {
  provide(() => Promise.reject(Error('offline')))
  expect(await fate(allowed(new AbortController().signal))).toBe('failed')
})

it.each([
  ['comes', () => tools],
  ['does not', () => Promise.reject(Error('offline'))],
])('whoever has gone meanwhile hears of nothing more, whether the code %s', async (_, answer) => {
  provide(async () => answer())
  const end = new AbortController()
  const wait = allowed(end.signal)
  end.abort()
  expect(await fate(wait)).toBe('waits')
  expect(tools.onAllowed).not.toHaveBeenCalled()
})

it('takes its subscription away', async () => {
  const end = new AbortController()
  await fate(allowed(end.signal))
  expect(stop).not.toHaveBeenCalled()
  end.abort()
  expect(stop).toHaveBeenCalledOnce()
})
