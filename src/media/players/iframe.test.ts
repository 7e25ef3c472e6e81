import { expect, it } from 'vitest'
import { embedUrl } from './iframe'

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
] as const)('the provider’s player URL for %o', (source, options, address) => expect(embedUrl(source, options)).toBe(address))
