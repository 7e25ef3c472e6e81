/** What waits for the start of the runtime; `undefined` while it runs. */
let waiting: (() => void)[] | undefined

/** From now on what needs the runtime waits until `tellStarted` is called. */
export function waitForStart(): void {
  waiting ??= []
}

/** The runtime runs: what has waited for it runs, in the order in which it came. */
export function tellStarted(): void {
  const due = waiting
  waiting = undefined
  for (const then of due ?? []) then()
}

/** Runs `then` once the runtime runs: at once where it does. */
export function whenStarted(then: () => void): void {
  if (waiting) waiting.push(then)
  else then()
}
