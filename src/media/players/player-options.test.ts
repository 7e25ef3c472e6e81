import { describe, expect, it } from 'vitest'
import { playerOptions } from './player-options'

const settings = {
  start: 0,
  end: 0,
  loop: false,
  mute: false,
  autoplay: false,
  controls: null,
  yt_privacy: null,
  modestbranding: false,
  play_on_mobile: false,
  cc_load_policy: false,
}

describe('a video’s start time', () => {
  it.each([
    [0, 'https://youtu.be/XHOmBV4js_E?t=1m30s', 90],
    [0, 'https://www.youtube.com/watch?v=XHOmBV4js_E&t=95', 95],
    [0, 'https://vimeo.com/235215203#t=2m', 120],
    [0, 'https://www.dailymotion.com/video/x6tqhqb?start=12', 12],
    [0, 'https://youtu.be/XHOmBV4js_E', 0],
    // The setting overrides the link; a file's fragment, with its end, is left to the browser.
    [7, 'https://youtu.be/XHOmBV4js_E?t=90', 7],
    [0, '/video.webm#t=5,9', 0],
    [0, '', 0],
  ])('with the setting %s and the link %j is %s', (start, link, expected) =>
    expect(playerOptions({ ...settings, start }, true, link).start).toBe(expected),
  )
})
