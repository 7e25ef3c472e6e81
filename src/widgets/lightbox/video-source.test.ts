import { describe, expect, it } from 'vitest'
import { isVideoUrl } from '../../media/url/parse'
import { playerSource } from './video-source'

describe('the player for a URL', () => {
  it.each([
    ['https://youtu.be/abc?t=30s', 'https://www.youtube-nocookie.com/embed/abc?start=30&autoplay=1'],
    ['https://youtu.be/abc?t=1m30s', 'https://www.youtube-nocookie.com/embed/abc?start=90&autoplay=1'],
    ['https://www.youtube.com/watch?v=abc&start=90', 'https://www.youtube-nocookie.com/embed/abc?start=90&autoplay=1'],
    ['https://vimeo.com/123#t=1m30s', 'https://player.vimeo.com/video/123?autoplay=1#t=90s'],
    ['https://www.dailymotion.com/video/x1?start=90', 'https://www.dailymotion.com/embed/video/x1?start=90&autoplay=1'],
    ['https://www.dailymotion.com/video/1x', 'https://www.dailymotion.com/embed/video/1x?autoplay=1'],
    ['https://videopress.com/v/k1?t=90', 'https://videopress.com/embed/k1?at=90&autoplay=1'],
    ['https://www.youtube.com/watch?v=abc&list=x', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://m.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://music.youtube.com/watch?v=abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://www.youtube.com/embed/abc?rel=0', 'https://www.youtube.com/embed/abc?rel=0&autoplay=1'],
    ['https://www.youtube.com/embed/videoseries?list=PL1', 'https://www.youtube.com/embed/videoseries?list=PL1&autoplay=1'],
    ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?autoplay=1'],
    ['https://vimeo.com/video/123', 'https://player.vimeo.com/video/123?autoplay=1'],
    ['https://vimeo.com/123/ab12cd', 'https://player.vimeo.com/video/123?h=ab12cd&autoplay=1'],
    ['https://vimeo.com/123?h=ab12cd', 'https://player.vimeo.com/video/123?h=ab12cd&autoplay=1'],
    ['https://player.vimeo.com/video/123?dnt=1#t=5s', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1#t=5s'],
    ['https://www.dailymotion.com/video/x1', 'https://www.dailymotion.com/embed/video/x1?autoplay=1'],
    ['https://geo.dailymotion.com/player.html?video=x1', 'https://geo.dailymotion.com/player.html?video=x1&autoplay=1'],
    ['https://dai.ly/x1', 'https://www.dailymotion.com/embed/video/x1?autoplay=1'],
    ['https://videopress.com/v/k1', 'https://videopress.com/embed/k1?autoplay=1'],
  ])('%s plays in a frame', (address, src) => expect(playerSource(address, false)).toEqual({ src, isFrame: true }))

  it.each([
    ['https://www.youtube.com:8443/embed/abc', 'https://www.youtube.com/embed/abc?autoplay=1'],
    ['http://user:word@www.youtube.com:81/embed/abc?rel=0', 'https://www.youtube.com/embed/abc?rel=0&autoplay=1'],
    [
      'https://www.youtube.com/embed/..%2f..%2fredirect?q=https://evil.example&v=abc',
      'https://www.youtube-nocookie.com/embed/abc?autoplay=1',
    ],
    [
      'https://www.youtube.com/embed/abc%2f..%2f..%2fredirect?q=https://evil.example',
      'https://www.youtube-nocookie.com/embed/abc?autoplay=1',
    ],
    ['https://www.youtube.com/embed/abc/../../redirect?q=x&v=abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://www.youtube.com/embedded?v=abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
    ['https://player.vimeo.com:444/video/123?dnt=1', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1'],
    ['https://player.vimeo.com/log_in/..%2f/123', 'https://player.vimeo.com/video/123?autoplay=1'],
    ['https://player.vimeo.com/video/123/ab12cd', 'https://player.vimeo.com/video/123?h=ab12cd&autoplay=1'],
    ['https://geo.dailymotion.com:1/player.html?video=x1', 'https://geo.dailymotion.com/player.html?video=x1&autoplay=1'],
    ['https://geo.dailymotion.com/player/xa12.html?video=x1', 'https://geo.dailymotion.com/player/xa12.html?video=x1&autoplay=1'],
    ['https://geo.dailymotion.com/player/..%2fx.html?video=x1', 'https://www.dailymotion.com/embed/video/x1?autoplay=1'],
    ['https://videopress.com/embed/k1%2f..?a=1', 'https://videopress.com/embed/k1?autoplay=1'],
  ])('%s plays in the provider’s player', (address, src) => expect(playerSource(address, false)?.src).toBe(src))
  it('uses the cookie-free player unless the page chose one', () => {
    const { src } = playerSource('https://www.youtube.com/embed/abc', false, true) ?? {}
    expect(src).toBe('https://www.youtube-nocookie.com/embed/abc?autoplay=1')
  })
  it('plays a file in a video element', () => {
    expect(playerSource('https://s.pl/a.MP4?x', false)).toEqual({ src: 'https://s.pl/a.MP4?x', isFrame: false })
    expect(playerSource('https://s.pl/stream', true)).toEqual({ src: 'https://s.pl/stream', isFrame: false })
  })
  it.each([
    'https://youtube.com.evil.example/embed/x',
    'https://evil.example/?youtu.be/x',
    'https://notyoutube.com/embed/x',
    'https://www.youtube.com/',
    'https://youtu.be/%22%3E',
  ])('%s cannot be played', (address) => expect(playerSource(address, false)).toBeUndefined())
})

describe('a link marked by hand', () => {
  it.each([
    'https://youtu.be/abc',
    'https://music.youtube.com/watch?v=abc',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/123',
    'https://s.pl/a.mp4',
    'https://s.pl/a.WEBM?v=2#t=1',
    'file:///home/a.mov',
  ])('%s leads to a video', (address) => expect(isVideoUrl(address)).toBe(true))
  it.each(['https://s.pl/a.jpg', 'https://s.pl/page', 'https://s.pl/?f=a.mp4', 'https://youtube.com.evil.example/a', 'file:///home/a.jpg'])(
    '%s leads to a picture',
    (address) => expect(isVideoUrl(address)).toBe(false),
  )
})
