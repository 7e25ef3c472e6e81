import type { Page, Request } from 'playwright/test'
import { settled } from './settled'

interface Held {
  /** Resolves at the first request. */
  requested: Promise<void>
  release: () => Promise<void>
}
/** What becomes of a held request once it is released. */
type Outcome = 'loads' | 'fails'

/** Holds back every request for `url` until `release` is called; after it, requests are answered, or aborted, at once. */
export async function holdRequests(page: Page, url: string | RegExp, outcome: Outcome = 'loads'): Promise<Held> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  let onRequest = () => {}
  const requested = new Promise<void>((done) => {
    onRequest = done
  })
  await page.route(url, async (route) => {
    onRequest()
    await released
    await (outcome === 'loads' ? route.fallback() : route.abort())
  })
  return { requested, release: async () => release() }
}

/** The address of a chunk by its name in dist/chunks without the hash: `lightbox` is not `lightbox-…`. */
const chunkUrl = (name: string) => new RegExp(`/chunks/${name}-[0-9a-f]{8}\\.js(\\?retry=\\d+)?$`)

/**
 * Holds back a chunk. `release`, which is called after `requested`, lets it load or fail. A chunk that loads has been executed when `release`
 * resolves, and what it queued has run.
 */
export async function holdChunk(page: Page, name: string, outcome: Outcome = 'loads'): Promise<Held> {
  const url = chunkUrl(name)
  const { requested, release } = await holdRequests(page, url, outcome)
  return {
    requested,
    release: async () => {
      const isChunk = (request: Request) => url.test(request.url())
      const answer =
        outcome === 'loads'
          ? page.waitForEvent('requestfinished', { predicate: isChunk })
          : page.waitForEvent('requestfailed', { predicate: isChunk })
      await release()
      const request = await answer
      if (outcome === 'fails') return
      // A module is evaluated once: this import resolves after the runtime's own, which came first.
      await page.evaluate((src) => import(src).then(() => {}), request.url())
      await settled(page)
    },
  }
}

/** Lets every request of a chunk fail. `requested` proves that the chunk has that name, and that the page wanted it. */
export async function failChunk(page: Page, name: string): Promise<{ requested: Promise<void> }> {
  const { requested, release } = await holdRequests(page, chunkUrl(name), 'fails')
  await release()
  return { requested }
}
