import type { TestInfo } from 'playwright/test'

/**
 * Each call of Playwright's makes stack traces, in which every frame is looked up in the source maps. Its own files have none: leaving them
 * out saves a tenth of a worker's time.
 */
export function mapOwnFramesOnly(): void {
  const mapped = Error.prepareStackTrace
  if (!mapped) return
  Error.prepareStackTrace = (error, frames) => {
    const head: string = mapped(error, [])
    const lines = frames.map((frame) =>
      // Without the word that Playwright does not know, or it would print them.
      /^node:|[\\/]node_modules[\\/]/.test(frame.getFileName() ?? '')
        ? `\n    at ${String(frame).replace(/^async /, '')}`
        : mapped(error, [frame]).slice(head.length),
    )
    return head + lines.join('')
  }
}

/** Reports no steps to the main process: nothing that we print shows them, and reporting each takes a twelfth of all processor time. */
export function reportNoSteps(info: TestInfo): void {
  const { _callbacks } = info as unknown as { _callbacks?: Record<'onStepBegin' | 'onStepEnd', () => void> }
  if (_callbacks) Object.assign(_callbacks, { onStepBegin: () => {}, onStepEnd: () => {} })
}
