import { expect, it } from 'vitest'
import { autoplayUrl, isIframeUrl } from './iframe-url'

it.each([
  ['among other parameters (TV-VL-1)', 'https://a/?x=1&autoplay=0&y=2', 'https://a/?x=1&y=2&autoplay=1'],
  ['before an empty fragment (TV-VL-2)', 'https://v/1?color&autopause=0#t=', 'https://v/1?color&autopause=0&autoplay=1#t='],
  [
    'beside parameters with similar names (TV-VI-4)',
    'https://v/1?color&autopause=0&loop=0&muted=0#t=',
    'https://v/1?color&autopause=0&loop=0&muted=0&autoplay=1#t=',
  ],
  ['before a start time (TV-VI-5)', 'https://v/1?a=1&autoplay=0#t=0h1m0s', 'https://v/1?a=1&autoplay=1#t=0h1m0s'],
  ['without parameters', 'https://d/embed/x', 'https://d/embed/x?autoplay=1'],
  ['as the first of several', 'https://d/x?autoplay=0&a=1', 'https://d/x?a=1&autoplay=1'],
  ['as the only one', 'https://d/x?autoplay=0', 'https://d/x?autoplay=1'],
  ['when only autopause is set', 'https://d/x?autopause=0', 'https://d/x?autopause=0&autoplay=1'],
])('an iframe URL gets exactly one autoplay parameter: %s', (_, url, expected) => expect(autoplayUrl(url)).toBe(expected))

it('an iframe loads only http(s) URLs', () => {
  expect(['', 'about:blank', 'javascript:alert(1)', 'data:text/html,x', '//v.test/1', 'https://v.test'].map(isIframeUrl)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
})
