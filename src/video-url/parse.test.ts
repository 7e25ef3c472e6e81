import { describe, expect, it } from 'vitest'
import { withTimes } from '../players/hosted'
import { embedUrl } from '../players/iframe'
import { parseVideoUrl, type VideoSource } from './parse'

const youtube = (id: string): VideoSource => ({ kind: 'youtube', id })
const vimeo = (id: string, key?: string): VideoSource => ({ kind: 'vimeo', id, ...(key && { key }) })
const ID = 'XHOmBV4js_E'

describe('a film’s address', () => {
  it.each<[string, VideoSource]>([
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
    ['https://vimeo.com/235215203', vimeo('235215203')],
    ['vimeo.com/235215203', vimeo('235215203')],
    ['https://player.vimeo.com/video/235215203?color&autopause=0#t=', vimeo('235215203')],
    ['https://player.vimeo.com/video/235215203?h=ab12cd', vimeo('235215203', 'ab12cd')],
    ['https://vimeo.com/235215203/ab12cd', vimeo('235215203', 'ab12cd')],
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
    ['/film.mp4', { kind: 'hosted', id: '/film.mp4' }],
    ['https://site.test/a/film.mp4?v=2', { kind: 'hosted', id: 'https://site.test/a/film.mp4?v=2' }],
    ['films/film.webm', { kind: 'hosted', id: 'films/film.webm' }],
  ])('%s', (address, film) => expect(parseVideoUrl(address, 'https://site.test/p/')).toEqual(film))

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
  ])('none in %j', (address) => expect(parseVideoUrl(address, 'https://site.test/') ?? {}).toEqual({}))

  it('a known host’s name elsewhere in an address makes it no film of that host', () => {
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

it('TV-BV-1: times of a file', () => {
  const at = (start?: number, end?: number) => withTimes('/a.mp4', start, end)
  expect([at(), at(5), at(0, 9), at(5, 9)]).toEqual(['/a.mp4', '/a.mp4#t=5', '/a.mp4#t=0,9', '/a.mp4#t=5,9'])
  expect(withTimes('/a.mp4#t=,20', 0, 20)).toBe('/a.mp4#t=0,20')
})

it.each([
  [
    { kind: 'vimeo', id: '1', key: 'ab' },
    { start: 5, background: true, mute: true, privacy: true },
    'https://player.vimeo.com/video/1?h=ab&autoplay=1&muted=1&loop=0&background=1&dnt=1#t=5s',
  ],
  [
    { kind: 'dailymotion', id: 'x' },
    { autoplay: true, controls: true, start: 3 },
    'https://www.dailymotion.com/embed/video/x?autoplay=1&mute=0&controls=1&start=3&endscreen-enable=0',
  ],
  [{ kind: 'videopress', id: 'Z' }, { loop: true, mute: true }, 'https://videopress.com/embed/Z?autoPlay=0&muted=1&loop=1&controls=0'],
  [
    { kind: 'youtube', id: 'a' },
    { privacy: true, start: 9, end: 4 },
    'https://www.youtube-nocookie.com/embed/a?autoplay=0&mute=0&controls=0&rel=0&start=9',
  ],
] as const)('the page of a film: %o', (film, wish, address) => expect(embedUrl(film, wish)).toBe(address))
