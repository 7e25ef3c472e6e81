/** Callbacks waiting for the runtime's start; `undefined` while it runs. */
let waiting: (() => void)[] | undefined

/** Makes callbacks wait until `tellStarted` is called. */
export function waitForStart(): void {
  waiting ??= []
}

/** Runs the waiting callbacks in order. */
export function tellStarted(): void {
  const due = waiting
  waiting = undefined
  for (const then of due ?? []) then()
}

/** Runs `then` once the runtime has started: immediately if it is running. */
export function whenStarted(then: () => void): void {
  if (waiting) waiting.push(then)
  else then()
}
