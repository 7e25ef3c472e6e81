/** A timer for consecutive steps that can be held. */
export interface Timer {
  /** Runs `then` after `ms`; only one step waits at a time. */
  wait: (ms: number, then: () => void) => void
  /** While held, no step runs; on release the pending step waits its full time again. */
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
