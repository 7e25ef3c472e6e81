import { describe, expect, it } from 'vitest'
import { parseVideoUrl, type VideoSource } from '../url/parse'
import { planAttributes } from './hosted'
import { embedUrl } from './iframe'
import { playerOptions } from './player-options'
import { playerVars } from './youtube'

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

const ADDRESSES = {
  hosted: '/pages/film.webm',
  youtube: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
  vimeo: 'https://vimeo.com/235215203',
  dailymotion: 'https://www.dailymotion.com/video/x6tqhqb',
  videopress: 'https://videopress.com/v/abc',
}
type Source = keyof typeof ADDRESSES
/** What the player of a hand-written video gets: its attributes, YouTube's parameters, or its address. */
function givenTo(source: Source, given: Partial<typeof settings>): string {
  const options = playerOptions({ ...settings, ...given }, true)
  if (source === 'hosted') return JSON.stringify(planAttributes(ADDRESSES.hosted, options))
  if (source === 'youtube') return JSON.stringify(playerVars(options))
  return embedUrl(parseVideoUrl(ADDRESSES[source]) as VideoSource, options)
}

/** `null`: the provider knows no such setting, or gets it by a call. */
type Expected = Record<Source, RegExp | null>
const none: Expected = { hosted: null, youtube: null, vimeo: null, dailymotion: null, videopress: null }
it.each<[string, Partial<Record<keyof typeof settings, unknown>>, Partial<Expected>]>([
  ['mute', { mute: true }, { hosted: /"muted":""/, vimeo: /muted=1/, dailymotion: /mute=1/, videopress: /muted=1/ }],
  ['no mute', {}, { hosted: /^((?!muted).)*$/, vimeo: /muted=0/, dailymotion: /mute=0/, videopress: /muted=0/ }],
  ['loop', { loop: true }, { hosted: /"loop":""/, vimeo: /loop=1/, videopress: /loop=1/ }],
  [
    'controls',
    { controls: true },
    { hosted: /"controls":""/, youtube: /"controls":1/, vimeo: /^((?!controls).)*$/, dailymotion: /controls=1/, videopress: /controls=1/ },
  ],
  [
    'no controls',
    { controls: false },
    {
      ...{ hosted: /^((?!controls).)*$/, youtube: /"controls":0/, vimeo: /controls=0/, dailymotion: /controls=0/ },
      videopress: /controls=0/,
    },
  ],
  [
    'start',
    { start: 2 },
    { hosted: /webm#t=2"/, youtube: /"start":2/, vimeo: /#t=2s$/, dailymotion: /start=2(&|$)/, videopress: /at=2(&|$)/ },
  ],
  [
    'start and end',
    { start: 2, end: 4 },
    { hosted: /#t=2,4"/, youtube: /"start":2,"end":4/, vimeo: /#t=2s$/, dailymotion: /start=2/, videopress: /at=2/ },
  ],
  [
    'an end before the start, which counts as none',
    { start: 4, end: 2 },
    { hosted: /#t=4"/, youtube: /"start":4,"origin"/, vimeo: /#t=4s$/, dailymotion: /start=4/, videopress: /at=4/ },
  ],
  ['privacy, which is on by default', {}, { vimeo: /dnt=1/ }],
  ['no privacy', { yt_privacy: false }, { vimeo: /^((?!dnt).)*$/ }],
  ['captions', { cc_load_policy: true }, { youtube: /"cc_load_policy":1/ }],
  ['modest branding', { modestbranding: true }, { youtube: /"modestbranding":1/ }],
])('each provider’s player gets %s', (_, given, expected) => {
  for (const [source, pattern] of Object.entries({ ...none, ...expected }))
    if (pattern) expect(givenTo(source as Source, given as Partial<typeof settings>), source).toMatch(pattern)
})
