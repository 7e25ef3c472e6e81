import { expect, it } from 'vitest'
import { withTimes } from './hosted'

it('a video file’s times become a media fragment, replacing one in the URL (TV-BV-1)', () => {
  const addresses = [withTimes('/a.mp4'), withTimes('/a.mp4', 5), withTimes('/a.mp4', 0, 9), withTimes('/a.mp4', 5, 9)]
  expect(addresses).toEqual(['/a.mp4', '/a.mp4#t=5', '/a.mp4#t=0,9', '/a.mp4#t=5,9'])
  expect(withTimes('/a.mp4#t=,20', 0, 20)).toBe('/a.mp4#t=0,20')
})
