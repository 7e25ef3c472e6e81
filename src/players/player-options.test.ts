import { describe, expect, it } from 'vitest'
import { playerOptions } from './player-options'

const given = {
  start: 0,
  end: 0,
  loop: false,
  mute: false,
  autoplay: false,
  controls: null,
  yt_privacy: null,
  modestbranding: false,
  play_on_mobile: false,
}

describe('where a film begins', () => {
  it.each([
    [0, 'https://youtu.be/XHOmBV4js_E?t=1m30s', 90],
    [0, 'https://www.youtube.com/watch?v=XHOmBV4js_E&t=95', 95],
    [0, 'https://vimeo.com/235215203#t=2m', 120],
    [0, 'https://www.dailymotion.com/video/x6tqhqb?start=12', 12],
    [0, 'https://youtu.be/XHOmBV4js_E', 0],
    // The setting is the site's last word; a file's fragment is the browser's, its end included.
    [7, 'https://youtu.be/XHOmBV4js_E?t=90', 7],
    [0, '/film.webm#t=5,9', 0],
    [0, '', 0],
  ])('%s, %s: %s', (start, link, expected) => expect(playerOptions({ ...given, start }, true, link).start).toBe(expected))
})
