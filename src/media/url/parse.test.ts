import { describe, expect, it } from 'vitest'
import { isVideoFile, isVideoUrl, parseVideoUrl, type VideoSource } from './parse'

const youtube = (id: string): VideoSource => ({ kind: 'youtube', id })
const vimeo = (id: string, key?: string): VideoSource => ({ kind: 'vimeo', id, ...(key && { key }) })
const ID = 'XHOmBV4js_E'

describe('the video at a URL', () => {
  it.each<[address: string, source: VideoSource]>([
    [`https://www.youtube.com/watch?v=${ID}`, youtube(ID)],
    [`https://m.youtube.com/watch?list=x&v=${ID}&t=3`, youtube(ID)],
    [`http://youtube.com/?vi=${ID}`, youtube(ID)],
    [`youtube.com/watch?v=${ID}`, youtube(ID)],
    [`www.youtube.com/embed/${ID}?rel=0`, youtube(ID)],
    [`youtu.be/${ID}`, youtube(ID)],
    [`//youtu.be/${ID}?si=abc`, youtube(ID)],
    [` https://youtu.be/${ID} `, youtube(ID)],
    ...['embed', 'v', 'vi', 'user', 'shorts', 'live'].map((p): [string, VideoSource] => [
      `https://www.youtube.com/${p}/${ID}`,
      youtube(ID),
    ]),
    ['youtube.com/shorts/abc', youtube('abc')],
    [`https://www.youtube-nocookie.com/embed/${ID}`, youtube(ID)],
    [`https://music.youtube.com/watch?v=${ID}&list=x`, youtube(ID)],
    ['https://vimeo.com/235215203', vimeo('235215203')],
    ['vimeo.com/235215203', vimeo('235215203')],
    ['https://player.vimeo.com/video/235215203?color&autopause=0#t=', vimeo('235215203')],
    ['https://player.vimeo.com/video/235215203?h=ab12cd', vimeo('235215203', 'ab12cd')],
    ['https://vimeo.com/235215203/ab12cd', vimeo('235215203', 'ab12cd')],
    ['https://vimeo.com/235215203/some_key', vimeo('235215203', 'some_key')],
    ['https://vimeo.com/video/235215203', vimeo('235215203')],
    ['https://player.vimeo.com/external/235215203.hd.mp4?s=1', vimeo('235215203')],
    ['https://vimeo.com/channels/staffpicks/235215203', vimeo('235215203')],
    ['https://vimeo.com/groups/x/videos/235215203', vimeo('235215203')],
    ['235215203', vimeo('235215203')],
    ['https://www.dailymotion.com/video/x6tqhqb_some-title', { kind: 'dailymotion', id: 'x6tqhqb' }],
    ['https://dailymotion.com/embed/video/x6tqhqb?start', { kind: 'dailymotion', id: 'x6tqhqb' }],
    ['https://geo.dailymotion.com/player.html?video=x6tqhqb', { kind: 'dailymotion', id: 'x6tqhqb' }],
    ['https://dai.ly/x6tqhqb', { kind: 'dailymotion', id: 'x6tqhqb' }],
    ['https://videopress.com/v/ZCAOzTNk', { kind: 'videopress', id: 'ZCAOzTNk' }],
    ['https://video.wordpress.com/embed/ZCAOzTNk?a=1', { kind: 'videopress', id: 'ZCAOzTNk' }],
    ['https://video.videopress.com/v/ZCAOzTNk', { kind: 'videopress', id: 'ZCAOzTNk' }],
    ['https://video.videopress.com/ZCAOzTNk/video.mp4', { kind: 'hosted', id: 'https://video.videopress.com/ZCAOzTNk/video.mp4' }],
    ['/video.mp4', { kind: 'hosted', id: '/video.mp4' }],
    ['https://site.test/a/video.mp4?v=2', { kind: 'hosted', id: 'https://site.test/a/video.mp4?v=2' }],
    ['videos/video.webm', { kind: 'hosted', id: 'videos/video.webm' }],
  ])('%s', (address, source) => expect(parseVideoUrl(address, 'https://site.test/p/')).toEqual(source))

  it.each([
    '',
    'javascript:alert(1)//youtu.be/abc',
    'data:text/html,<script>',
    'https://',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v="><script>',
    `https://www.youtube.com/watch?v=${ID}%26autoplay%3D1`,
    'https://vimeo.com/channels/staffpicks',
    'https://youtu.be/',
  ])('is undefined at %j', (address) => expect(parseVideoUrl(address, 'https://site.test/')).toBeUndefined())

  it('ignores a provider’s name in other parts of the URL', () => {
    for (const address of [
      `https://evil.test/youtube.com/embed/${ID}`,
      `https://evil.test/?u=https://youtu.be/${ID}`,
      `https://youtube.com.evil.test/embed/${ID}`,
      `https://youtube.com@evil.test/embed/${ID}`,
      `https://notvimeo.com/235215203`,
    ])
      expect(parseVideoUrl(address)).toEqual({ kind: 'hosted', id: address })
  })
})

describe('video URLs', () => {
  it.each([
    [`https://music.youtube.com/watch?v=${ID}`, true],
    [`https://www.youtube-nocookie.com/embed/${ID}`, true],
    [`https://youtu.be/${ID}`, true],
    // Nothing can play a provider's page without a video, yet it is not a picture.
    ['https://www.youtube.com/', true],
    ['https://player.vimeo.com/video/1', true],
    ['https://geo.dailymotion.com/player.html?video=x', true],
    ['https://dai.ly/x', true],
    ['https://videopress.com/v/x', true],
    ['/video.MP4', true],
    ['https://site.test/a.webm?v=2#t=5', true],
    ['a.ogv', true],
    ['https://site.test/a.jpg', false],
    ['https://site.test/?a.mp4', false],
    ['https://site.test/#a.mp4', false],
    ['https://youtube.com.evil.test/embed/x', false],
    ['https://evil.test/?https://youtu.be/x', false],
    ['data:video/mp4,a.mp4', false],
    ['https://', false],
  ])('%s: %s', (address, expected) => expect(isVideoUrl(address, 'https://site.test/')).toBe(expected))

  it('a file is recognized by its extension, even on a provider’s host', () => {
    const addresses = ['/a.m4v', 'https://site.test/a.MOV?x', 'https://player.vimeo.com/external/1.hd.mp4', `https://youtu.be/${ID}`, '/a']
    expect(addresses.map((address) => isVideoFile(address, 'https://site.test/'))).toEqual([true, true, true, false, false])
  })
})
