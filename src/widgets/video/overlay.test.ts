import { expect, it } from 'vitest'
import { autoplayUrl, isFrameUrl } from './overlay'

it.each([
  ['TV-VL-1', 'https://a/?x=1&autoplay=0&y=2', 'https://a/?x=1&y=2&autoplay=1'],
  ['TV-VL-2', 'https://v/1?color&autopause=0#t=', 'https://v/1?color&autopause=0&autoplay=1#t='],
  ['TV-VI-4', 'https://v/1?color&autopause=0&loop=0&muted=0#t=', 'https://v/1?color&autopause=0&loop=0&muted=0&autoplay=1#t='],
  ['TV-VI-5', 'https://v/1?a=1&autoplay=0#t=0h1m0s', 'https://v/1?a=1&autoplay=1#t=0h1m0s'],
  ['without times, without a question', 'https://d/embed/x', 'https://d/embed/x?autoplay=1'],
  ['first of all', 'https://d/x?autoplay=0&a=1', 'https://d/x?a=1&autoplay=1'],
  ['alone', 'https://d/x?autoplay=0', 'https://d/x?autoplay=1'],
  ['autopause is another thing', 'https://d/x?autopause=0', 'https://d/x?autopause=0&autoplay=1'],
])('%s', (_, url, expected) => expect(autoplayUrl(url)).toBe(expected))

it('only pages of the web are framed', () => {
  expect(['', 'about:blank', 'javascript:alert(1)', 'data:text/html,x', '//v.test/1', 'https://v.test'].map(isFrameUrl)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
})
