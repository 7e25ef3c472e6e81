import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('../base/assets', async (original) => ({
  ...(await original<typeof import('../base/assets')>()),
  script: document.createElement('script'),
}))
const stop = vi.fn()
let say = () => {}
const prompt = {
  onAllowed: vi.fn((_: unknown, run: () => void) => {
    say = run
    return stop
  }),
}
const load = vi.fn(() => prompt)
let tag: HTMLScriptElement

/** The module under test, with the consent code as `load` gives it. */
async function fresh() {
  vi.resetModules()
  vi.doMock('./prompt', load)
  tag = (await import('../base/assets')).script as HTMLScriptElement
  tag.dataset.consent = 'page'
  return (await import('./loader')).untilAllowed
}
const offline = () => {
  throw Error('offline')
}
beforeEach(() => {
  vi.clearAllMocks()
  load.mockImplementation(() => prompt)
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

it('waits for the visitor; at once where the site does not ask, without loading the consent code', async () => {
  const untilAllowed = await fresh()
  const wait = untilAllowed(new AbortController().signal)
  await vi.waitFor(() => expect(prompt.onAllowed).toHaveBeenCalled())
  expect(await fate(wait)).toBe('waits')
  say()
  expect(await fate(wait)).toBe('allowed')
  delete tag.dataset.consent
  expect(await fate(untilAllowed(new AbortController().signal))).toBe('allowed')
  expect(load).toHaveBeenCalledOnce()
})

it('without the consent code nothing is allowed, and whoever waits is told', async () => {
  load.mockImplementation(offline)
  const untilAllowed = await fresh()
  await expect(untilAllowed(new AbortController().signal)).rejects.toThrow()
})

it.each([
  ['comes', () => prompt],
  ['does not', offline],
])('whoever has gone meanwhile hears of nothing more, whether the code %s', async (_, answer) => {
  load.mockImplementation(answer)
  const untilAllowed = await fresh()
  const end = new AbortController()
  const wait = untilAllowed(end.signal)
  end.abort()
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(await fate(wait)).toBe('waits')
  expect(prompt.onAllowed).not.toHaveBeenCalled()
})

it('takes its subscription away', async () => {
  const untilAllowed = await fresh()
  const end = new AbortController()
  const wait = untilAllowed(end.signal)
  await vi.waitFor(() => expect(prompt.onAllowed).toHaveBeenCalled())
  await fate(wait)
  expect(stop).not.toHaveBeenCalled()
  end.abort()
  expect(stop).toHaveBeenCalledOnce()
})
