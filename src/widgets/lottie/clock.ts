/** Which frames are played, and how often. */
export interface Course {
  from: number
  to: number
  loop: boolean
  /** Full cycles of a loop; 0 is without end. */
  times: number
  /** Back again after there; both are one cycle. */
  reverse: boolean
}
export interface Place {
  frame: number
  way: 1 | -1
  cycles: number
  isOver: boolean
  /** On the way back to the start, whatever the course says: the pointer has left. */
  isRewinding: boolean
}
export const startOf = ({ from }: Course): Place => ({ frame: from, way: 1, cycles: 0, isOver: false, isRewinding: false })

/** Where the animation is so many frames later. */
export function advance(place: Place, frames: number, { from, to, loop, times, reverse }: Course): Place {
  let { frame, way, cycles, isOver } = place
  if (place.isRewinding) {
    frame = Math.max(from, frame - frames)
    return { ...place, frame, isOver: frame === from }
  }
  // Less than a frame is a still picture, and would go round for ever.
  if (to - from < 1) return { ...place, frame: from, isOver: true }
  for (let left = frames; left > 0 && !isOver; ) {
    const room = Math.abs((way > 0 ? to : from) - frame)
    if (left < room) {
      frame += way * left
      break
    }
    left -= room
    frame = way > 0 ? to : from
    if (reverse && way > 0) {
      way = -1
      continue
    }
    cycles++
    isOver = !loop || (times > 0 && cycles >= times)
    if (isOver) break
    way = 1
    frame = from
  }
  return { ...place, frame, way, cycles, isOver }
}

export interface Clock {
  /** Goes on; from the start when it was over and `again` says so. */
  play: (again?: boolean) => void
  pause: () => void
  rewind: () => void
  /** Out of sight it stands still without being paused. */
  setSeen: (isSeen: boolean) => void
  /** The same, for the visitor. */
  hold: (isHeld: boolean) => void
  stop: () => void
}

/** Shows frame after frame, as many a millisecond as `speed` says. */
export function clock(show: (frame: number) => void, course: Course, speed: number): Clock {
  let place = startOf(course)
  let playing = false
  let seen = true
  let held = false
  let request = 0
  let last: number | undefined
  const tick = (now: number) => {
    // A page that was asleep does not run after its time.
    const elapsed = last === undefined ? 0 : Math.min(now - last, 250)
    last = now
    place = advance(place, elapsed * speed, course)
    show(place.frame)
    if (place.isOver) playing = false
    request = 0
    run()
  }
  const run = () => {
    if (playing && seen && !held) request ||= requestAnimationFrame(tick)
    else {
      cancelAnimationFrame(request)
      request = 0
      last = undefined
    }
  }
  const set = (isPlaying: boolean) => {
    playing = isPlaying
    run()
  }
  return {
    play: (again) => {
      if (place.isRewinding) place = { ...place, isRewinding: false, isOver: false, way: 1 }
      else if (place.isOver && again) place = startOf(course)
      set(!place.isOver)
    },
    pause: () => set(false),
    rewind: () => {
      place = { ...place, isRewinding: true, isOver: false }
      set(true)
    },
    setSeen: (isSeen) => {
      seen = isSeen
      run()
    },
    hold: (isHeld) => {
      held = isHeld
      run()
    },
    stop: () => set(false),
  }
}
