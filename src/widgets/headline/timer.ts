/** A chain of steps in time that can be held. */
export interface Timer {
  /** Runs `then` after so many ms; only one step waits at a time. */
  wait: (ms: number, then: () => void) => void
  /** Held, nothing more happens; the step that waits waits its whole time again afterwards. */
  setHeld: (isHeld: boolean) => void
  stop: () => void
}

export function createTimer(): Timer {
  let isHeld = false
  let id: ReturnType<typeof setTimeout> | undefined
  let waiting: [ms: number, then: () => void] | undefined
  const begin = () => {
    clearTimeout(id)
    if (isHeld || !waiting) return
    const [ms, then] = waiting
    id = setTimeout(() => {
      waiting = undefined
      then()
    }, ms)
  }
  return {
    wait: (ms, then) => {
      waiting = [ms, then]
      begin()
    },
    setHeld: (held) => {
      if (held === isHeld) return
      isHeld = held
      begin()
    },
    stop: () => {
      waiting = undefined
      begin()
    },
  }
}
