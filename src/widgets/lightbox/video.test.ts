import { describe, expect, it } from 'vitest'
import { playerOf, ratioOf, shapeOf } from './video'

describe('how an address is played', () => {
  it.each([
    ['https://youtu.be/abc?t=30s', 'https://www.youtube-nocookie.com/embed/abc?start=30&autoplay=1'],
    ['https://youtu.be/abc?t=1m30s', 'https://www.youtube-nocookie.com/embed/abc?start=90&autoplay=1'],
    ['https://www.youtube.com/watch?v=abc&start=90', 'https://www.youtube-nocookie.com/embed/abc?start=90&autoplay=1'],
    ['https://vimeo.com/123#t=1m30s', 'https://player.vimeo.com/video/123?autoplay=1#t=90s'],
    ['https://www.dailymotion.com/video/x1?start=90', 'https://www.dailymotion.com/embed/video/x1?start=90&autoplay=1'],
    ['https://videopress.com/v/k1?t=90', 'https://videopress.com/embed/k1?at=90&autoplay=1'],
    ['https://www.youtube.com/watch?v=abc&list=x', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://m.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://www.youtube.com/embed/abc?rel=0', 'https://www.youtube.com/embed/abc?rel=0&autoplay=1'],
    ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?autoplay=1'],
    ['https://vimeo.com/video/123', 'https://player.vimeo.com/video/123?autoplay=1'],
    ['https://vimeo.com/123/key', 'https://player.vimeo.com/video/123?h=key&autoplay=1'],
    ['https://player.vimeo.com/video/123?dnt=1#t=5s', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1#t=5s'],
    ['https://www.dailymotion.com/video/x1', 'https://www.dailymotion.com/embed/video/x1?autoplay=1'],
    ['https://dai.ly/x1', 'https://www.dailymotion.com/embed/video/x1?autoplay=1'],
    ['https://videopress.com/v/k1', 'https://videopress.com/embed/k1?autoplay=1'],
  ])('%s', (url, src) => expect(playerOf(url, false)).toEqual({ src, isFrame: true }))

  it('without cookies where a page asked for nothing else', () =>
    expect(playerOf('https://www.youtube.com/embed/abc', false, true)?.src).toBe('https://www.youtube-nocookie.com/embed/abc?autoplay=1'))
  it('files by themselves', () => {
    expect(playerOf('https://s.pl/a.MP4?x', false)).toEqual({ src: 'https://s.pl/a.MP4?x', isFrame: false })
    expect(playerOf('https://s.pl/stream', true)).toEqual({ src: 'https://s.pl/stream', isFrame: false })
  })
  it.each([
    'https://youtube.com.evil.example/embed/x',
    'https://evil.example/?youtu.be/x',
    'https://notyoutube.com/embed/x',
    'https://www.youtube.com/',
    'https://youtu.be/%22%3E',
  ])('%s is nobody’s', (url) => expect(playerOf(url, false)).toBeUndefined())
})

it('ratios by code, by number, else wide', () => {
  expect(['169', '916', '11', '1.25', 'x', 'constructor'].map(ratioOf)).toEqual([1.77777, 0.5625, 1, 1.25, 1.77777, 1.77777])
  expect([1.7, 1, 0.5].map(shapeOf)).toEqual(['landscape', 'square', 'portrait'])
})
