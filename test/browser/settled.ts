import type { Page } from 'playwright/test'

/** Lets this many frames pass, so that observers have reported and what they led to has been painted. */
export const frames = (page: Page, count = 6): Promise<void> =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise((done) => requestAnimationFrame(done))
  }, count)

/**
 * Resolves when the page has run everything that was queued: timers that are due, tasks of every priority, a frame, and an idle callback.
 * It makes three rounds, because a job may queue another one. A request on the network that is still open is not waited for.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void, options: object) => Promise<void> } }
    for (let round = 0; round < 3; round++) {
      await new Promise((done) => setTimeout(done))
      // A background task runs only when no task of a higher priority is left.
      await scheduler.postTask(() => {}, { priority: 'background' })
      await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)))
    }
  })
