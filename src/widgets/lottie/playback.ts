/** Which frames to play, and how often. */
export interface PlaybackOptions {
  from: number
  to: number
  loop: boolean
  /** The number of cycles in a loop; 0 for endless. */
  times: number
  /** Plays to the end and back, which is one cycle. */
  reverse: boolean
}
export interface PlaybackState {
  frame: number
  direction: 1 | -1
  cycles: number
  isOver: boolean
  /** Going back to the start, whatever the options, because the pointer left. */
  isRewinding: boolean
}
export const initialState = ({ from }: PlaybackOptions): PlaybackState => ({
  frame: from,
  direction: 1,
  cycles: 0,
  isOver: false,
  isRewinding: false,
})

/** The state after `frames` more frames. */
export function advance(state: PlaybackState, frames: number, { from, to, loop, times, reverse }: PlaybackOptions): PlaybackState {
  let { frame, direction, cycles, isOver } = state
  if (state.isRewinding) {
    frame = Math.max(from, frame - frames)
    return { ...state, frame, isOver: frame === from }
  }
  // A range of less than one frame is a still picture; looping it would never end.
  if (to - from < 1) return { ...state, frame: from, isOver: true }
  for (let remaining = frames; remaining > 0 && !isOver; ) {
    const distance = Math.abs((direction > 0 ? to : from) - frame)
    if (remaining < distance) {
      frame += direction * remaining
      break
    }
    remaining -= distance
    frame = direction > 0 ? to : from
    if (reverse && direction > 0) {
      direction = -1
      continue
    }
    cycles++
    isOver = !loop || (times > 0 && cycles >= times)
    if (isOver) break
    direction = 1
    frame = from
  }
  return { ...state, frame, direction, cycles, isOver }
}

export interface Playback {
  /** Continues; a finished animation restarts only with `restart`. */
  play: (restart?: boolean) => void
  pause: () => void
  rewind: () => void
  /** An invisible animation stands still without being paused. */
  setVisible: (isVisible: boolean) => void
  /** While the visitor has paused it, it stands still, whatever its trigger does. */
  setHeld: (isHeld: boolean) => void
  stop: () => void
}

/** Creates playback that calls `showFrame`; `speed` is in frames per ms. */
export function createPlayback(showFrame: (frame: number) => void, options: PlaybackOptions, speed: number): Playback {
  let state = initialState(options)
  let isPlaying = false
  let isVisible = true
  let isHeld = false
  let request = 0
  let lastTime: number | undefined
  const tick = (now: number) => {
    // Capped, so that a suspended page does not catch up.
    const elapsed = lastTime === undefined ? 0 : Math.min(now - lastTime, 250)
    lastTime = now
    state = advance(state, elapsed * speed, options)
    showFrame(state.frame)
    if (state.isOver) isPlaying = false
    request = 0
    update()
  }
  const update = () => {
    if (isPlaying && isVisible && !isHeld) request ||= requestAnimationFrame(tick)
    else {
      cancelAnimationFrame(request)
      request = 0
      lastTime = undefined
    }
  }
  const setPlaying = (next: boolean) => {
    isPlaying = next
    update()
  }
  return {
    play: (restart) => {
      if (state.isRewinding) state = { ...state, isRewinding: false, isOver: false, direction: 1 }
      else if (state.isOver && restart) state = initialState(options)
      setPlaying(!state.isOver)
    },
    pause: () => setPlaying(false),
    rewind: () => {
      state = { ...state, isRewinding: true, isOver: false }
      setPlaying(true)
    },
    setVisible: (next) => {
      isVisible = next
      update()
    },
    setHeld: (next) => {
      isHeld = next
      update()
    },
    stop: () => setPlaying(false),
  }
}
