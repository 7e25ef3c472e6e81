import { afterEach, expect, it, vi } from 'vitest'
import { youtube } from './youtube'

const page = globalThis as { YT?: unknown }
afterEach(() => {
  page.YT = undefined
})

it('keeps playing if the player reports a state before it is ready', async () => {
  const thrown: unknown[] = []
  class Player {
    frame = document.createElement('iframe')
    constructor(place: HTMLElement, { events }: { events: { onStateChange: (event: { data: number }) => void; onReady: () => void } }) {
      place.replaceWith(this.frame)
      queueMicrotask(() => {
        try {
          events.onStateChange({ data: 1 })
        } catch (error) {
          thrown.push(error)
        }
        // Until then the player has no methods to query.
        Object.assign(this, { getCurrentTime: () => 3, getIframe: () => this.frame })
        events.onReady()
      })
    }
    destroy() {}
  }
  page.YT = { loaded: 1, Player }
  const onState = vi.fn()
  const box = document.createElement('div')
  const { el } = await youtube(
    box,
    { id: 'x' } as Parameters<typeof youtube>[1],
    { end: 20 } as Parameters<typeof youtube>[2],
    onState,
    new AbortController().signal,
  )
  expect(thrown).toEqual([])
  expect(onState.mock.calls).toEqual([['playing']])
  expect(el).toBe(box.firstChild)
})
