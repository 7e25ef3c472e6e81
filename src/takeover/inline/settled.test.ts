/** How waits that nothing else ends do end, in virtual time. */
import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteStyle, whenSettled, whenStyled } from './settled'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A stylesheet that the parser waits for, and never gets. In a template nothing is requested; it says that it is in the page. */
function addStyle(): HTMLLinkElement {
  const { content } = document.createElement('template')
  const link = document.createElement('link')
  content.append(link)
  Object.assign(link, { rel: 'stylesheet', href: '/never.css' })
  Object.defineProperty(link, 'isConnected', { configurable: true, value: true })
  noteStyle(link)
  return link
}
function addScript(place: 'before' | 'after', link: Element): HTMLScriptElement {
  const script = document.createElement('script')
  link[place](script)
  return script
}
/** After how many ms a wait is over; undefined if not within a minute. */
async function endOf(wait: unknown): Promise<number | undefined> {
  let isOver = false
  void Promise.resolve(wait).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(0)
  for (let ms = 0; ms <= 60_000; ms += 20) {
    if (isOver) return ms
    await vi.advanceTimersByTimeAsync(20)
  }
}

it('a script waits 30 s at most for a stylesheet that never ends, and the next script not again', async () => {
  const link = addStyle()
  expect(await endOf(whenStyled(addScript('after', link)))).toBe(30_000)
  expect(await endOf(whenStyled(addScript('after', link)))).toBe(0)
})
it.each(['disabled', 'isConnected'])('it waits no longer once the stylesheet’s %s has changed', async (name) => {
  const link = addStyle()
  setTimeout(() => Object.defineProperty(link, name, { value: name === 'disabled' }), 1000)
  expect(await endOf(whenStyled(addScript('after', link)))).toBe(1000)
})
it('it does not wait for a stylesheet after it', async () => {
  const link = addStyle()
  expect(await endOf(whenStyled(addScript('before', link)))).toBe(0)
  expect(await endOf(whenStyled(addScript('after', link)))).toBe(30_000)
})
it('WebKit’s first script waits 2 s for all of them, and what comes after one still waits for it', async () => {
  const link = addStyle()
  expect(await endOf(whenStyled(undefined, 2000))).toBe(2000)
  expect(await endOf(whenStyled(addScript('after', link)))).toBe(30_000)
})
it('what follows a script’s file waits 30 s at most, if no event tells of it', async () => {
  vi.stubGlobal('MessageChannel', MessageChannel)
  expect(await endOf(whenSettled(document.createElement('script')))).toBe(30_000)
})
