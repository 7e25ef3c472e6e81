import { describe, expect, it } from 'vitest'
import { advance, initialState, type PlaybackOptions } from './playback'
import { scrollProgress } from './triggers'

const options = (more: Partial<PlaybackOptions> = {}): PlaybackOptions => ({
  from: 10,
  to: 20,
  loop: false,
  times: 0,
  reverse: false,
  ...more,
})
/** The frame after this many frames, whether it is over, and the number of full cycles. */
const after = (frames: number, more: Partial<PlaybackOptions> = {}) => {
  const { frame, isOver, cycles } = advance(initialState(options(more)), frames, options(more))
  return [frame, isOver, cycles]
}

describe('an animation from frame 10 to 20', () => {
  it.each<[string, number, Partial<PlaybackOptions>, unknown[]]>([
    ['advances', 4, {}, [14, false, 0]],
    ['ends at the last frame', 25, {}, [20, true, 1]],
    ['starts again in a loop', 25, { loop: true }, [15, false, 2]],
    ['ends a loop after the number of times', 99, { loop: true, times: 3 }, [20, true, 3]],
    ['ignores the number of times without a loop', 25, { times: 3 }, [20, true, 1]],
    ['counts forward and back as one cycle', 15, { reverse: true }, [15, false, 0]],
    ['ends at the start in reverse', 50, { reverse: true }, [10, true, 1]],
    ['plays forward and back in a loop', 25, { loop: true, reverse: true }, [15, false, 1]],
    ['plays forward and back for its number of times', 99, { loop: true, times: 2, reverse: true }, [10, true, 2]],
    ['stays still if its range is less than a frame', 1e6, { to: 10.5, loop: true }, [10, true, 0]],
    ['stays still if it ends before its start', 1e6, { to: 3, loop: true }, [10, true, 0]],
  ])('%s', (_, frames, more, expected) => expect(after(frames, more)).toEqual(expected))

  it('rewinds to the start from any frame', () => {
    const loop = options({ loop: true })
    const rewinding = { ...advance(initialState(loop), 7, loop), isRewinding: true }
    expect([advance(rewinding, 3, loop).frame, advance(rewinding, 99, loop)]).toMatchObject([14, { frame: 10, isOver: true }])
  })
})

describe('the scroll progress of a box in a viewport of 1000 px', () => {
  it.each<[string, { top: number; height: number }, [number, number], number]>([
    ['is 0 below the lower edge', { top: 1000, height: 200 }, [0, 100], 0],
    ['is 0 far below', { top: 3000, height: 200 }, [0, 100], 0],
    ['is 0.5 in the middle', { top: 400, height: 200 }, [0, 100], 0.5],
    ['is 1 above the upper edge', { top: -200, height: 200 }, [0, 100], 1],
    ['is 1 far above', { top: -2000, height: 200 }, [0, 100], 1],
    ['is 0 where its range starts', { top: 400, height: 200 }, [50, 75], 0],
    ['is 0 if its range is empty', { top: 400, height: 200 }, [50, 50], 0],
  ])('%s', (_, box, range, expected) => expect(scrollProgress(box, 1000, range)).toBe(expected))
})
