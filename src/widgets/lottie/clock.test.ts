import { describe, expect, it } from 'vitest'
import { advance, type Course, startOf } from './clock'
import { progress } from './triggers'

const course = (more: Partial<Course> = {}): Course => ({ from: 10, to: 20, loop: false, times: 0, reverse: false, ...more })
const after = (frames: number, more: Partial<Course> = {}) => {
  const c = course(more)
  const { frame, isOver, cycles } = advance(startOf(c), frames, c)
  return [frame, isOver, cycles]
}

describe('the clock', () => {
  it.each<[string, number, Partial<Course>, unknown[]]>([
    ['goes on', 4, {}, [14, false, 0]],
    ['ends at the last frame', 25, {}, [20, true, 1]],
    ['goes round', 25, { loop: true }, [15, false, 2]],
    ['goes round so many times', 99, { loop: true, times: 3 }, [20, true, 3]],
    ['counts times only in a loop', 25, { times: 3 }, [20, true, 1]],
    ['there and back is one cycle', 15, { reverse: true }, [15, false, 0]],
    ['and ends at the start', 50, { reverse: true }, [10, true, 1]],
    ['in a loop too', 25, { loop: true, reverse: true }, [15, false, 1]],
    ['so many times there and back', 99, { loop: true, times: 2, reverse: true }, [10, true, 2]],
    ['one frame is a picture', 1e6, { to: 10.5, loop: true }, [10, true, 0]],
    ['an end before the start is one too', 1e6, { to: 3, loop: true }, [10, true, 0]],
  ])('%s', (_, frames, more, expected) => expect(after(frames, more)).toEqual(expected))

  it('rewinds to the start, wherever it is', () => {
    const c = course({ loop: true })
    const away = { ...advance(startOf(c), 7, c), isRewinding: true }
    expect([advance(away, 3, c).frame, advance(away, 99, c)]).toMatchObject([14, { frame: 10, isOver: true }])
  })
})

describe('how far it has come', () => {
  it.each<[string, { top: number; height: number }, [number, number], number]>([
    ['below the lower edge', { top: 1000, height: 200 }, [0, 100], 0],
    ['far below', { top: 3000, height: 200 }, [0, 100], 0],
    ['in the middle', { top: 400, height: 200 }, [0, 100], 0.5],
    ['above the upper edge', { top: -200, height: 200 }, [0, 100], 1],
    ['far above', { top: -2000, height: 200 }, [0, 100], 1],
    ['in a part of the way', { top: 400, height: 200 }, [50, 75], 0],
    ['an empty part', { top: 400, height: 200 }, [50, 50], 0],
  ])('%s', (_, box, range, expected) => expect(progress(box, 1000, range)).toBe(expected))
})
