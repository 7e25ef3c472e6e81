import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('../../base/assets', async (original) => ({
  ...(await original<typeof import('../../base/assets')>()),
  script: document.createElement('script'),
}))
const stop = vi.fn()
let giveConsent = () => {}
const prompt = {
  onAllowed: vi.fn((_: unknown, run: () => void) => {
    giveConsent = run
    return stop
  }),
}
const load = vi.fn(() => prompt)
let tag: HTMLScriptElement

/** The function under test in a new module, with the consent code as `load` returns it. */
async function importUntilAllowed() {
  vi.resetModules()
  vi.doMock('./prompt', load)
  tag = (await import('../../base/assets')).script as HTMLScriptElement
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
/** The state of a promise once all pending work is done. */
const stateOf = async (promise: Promise<void>) => {
  let state = 'pending'
  promise.then(
    () => (state = 'allowed'),
    () => (state = 'failed'),
  )
  await new Promise((done) => setTimeout(done))
  return state
}

it('waits for consent, and neither waits nor loads code if the site does not use consent', async () => {
  const untilAllowed = await importUntilAllowed()
  const wait = untilAllowed(new AbortController().signal)
  await vi.waitFor(() => expect(prompt.onAllowed).toHaveBeenCalled())
  expect(await stateOf(wait)).toBe('pending')
  giveConsent()
  expect(await stateOf(wait)).toBe('allowed')
  delete tag.dataset.consent
  expect(await stateOf(untilAllowed(new AbortController().signal))).toBe('allowed')
  expect(load).toHaveBeenCalledOnce()
})

it('rejects and allows nothing if the consent code fails to load', async () => {
  load.mockImplementation(offline)
  const untilAllowed = await importUntilAllowed()
  await expect(untilAllowed(new AbortController().signal)).rejects.toThrow()
})

it.each([
  ['comes', () => prompt],
  ['cannot be loaded', offline],
])('never settles once aborted while the code loads, whether the code %s', async (_, answer) => {
  load.mockImplementation(answer)
  const untilAllowed = await importUntilAllowed()
  const controller = new AbortController()
  const wait = untilAllowed(controller.signal)
  controller.abort()
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(await stateOf(wait)).toBe('pending')
  expect(prompt.onAllowed).not.toHaveBeenCalled()
})

it('unsubscribes from the consent tool when aborted', async () => {
  const untilAllowed = await importUntilAllowed()
  const controller = new AbortController()
  const wait = untilAllowed(controller.signal)
  await vi.waitFor(() => expect(prompt.onAllowed).toHaveBeenCalled())
  await stateOf(wait)
  expect(stop).not.toHaveBeenCalled()
  controller.abort()
  expect(stop).toHaveBeenCalledOnce()
})
