/** What waits for the runtime to start; `undefined` while it runs. */
let waiting: (() => void)[] | undefined

/** From now on, whatever needs the runtime waits until `tellStarted` is called. */
export function waitForStart(): void {
  waiting ??= []
}

/** The runtime has started: runs everything that waited for it, in order of arrival. */
export function tellStarted(): void {
  const due = waiting
  waiting = undefined
  for (const then of due ?? []) then()
}

/** Runs `then` once the runtime has started; at once if it has. */
export function whenStarted(then: () => void): void {
  if (waiting) waiting.push(then)
  else then()
}
