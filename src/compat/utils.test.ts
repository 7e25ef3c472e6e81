import { afterEach, describe, expect, it, vi } from 'vitest'
import { Module } from './modules'
import { Scroll } from './scroll-tools'
import { createUtils } from './utils'

const { youtube, vimeo, escapeHTML, events } = createUtils()
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('the loaders of video APIs (contract core §20.2)', () => {
  it.each([
    ['https://youtu.be/abc_-1?t=3', 'abc_-1'],
    ['http://www.youtube.com/watch?feature=x&v=abc', 'abc'],
    ['m.youtube.com/watch?v=abc#t=1', 'abc'],
    ['//youtube.com/embed/abc', 'abc'],
    ['youtube.com/vi/abc', 'abc'],
    ['https://www.youtube.com/user/abc', 'abc'],
    // TV-VL-3, where the builder finds nothing.
    ['https://www.youtube.com/shorts/abc', 'abc'],
    ['https://evil.test/youtu.be/abc', undefined],
    ['https://vimeo.com/123', undefined],
    [undefined, undefined],
  ])('YouTube’s finds in %s the id %s', (url, id) => expect(youtube.getVideoIDFromURL(url)).toBe(id))
  it.each([
    ['https://vimeo.com/123', '123'],
    ['https://player.vimeo.com/video/123?h=1', '123'],
    ['https://player.vimeo.com/external/123.hd.mp4', '123'],
    ['123', '123'],
    ['https://evil.test/vimeo.com/123', undefined],
    ['https://vimeo.com/about', undefined],
  ])('Vimeo’s finds in %s the id %s', (url, id) => expect(vimeo.getVideoIDFromURL(url)).toBe(id))
  it('make a URL autoplay (TV-VL-1, TV-VL-2), even without a fragment', () => {
    expect(youtube.getAutoplayURL('https://a/?x=1&autoplay=0&y=2')).toBe('https://a/?x=1&y=2&autoplay=1')
    expect(vimeo.getAutoplayURL('https://v/1?color&autopause=0#t=')).toBe('https://v/1?color&autopause=0&autoplay=1#t=')
    expect(vimeo.getAutoplayURL('https://v/1')).toBe('https://v/1?autoplay=1')
  })
  it('call back at once if the page has the API', () => {
    const ready = vi.fn()
    const YT = { loaded: 1 }
    vi.stubGlobal('YT', YT)
    youtube.onApiReady(ready)
    expect(ready).toHaveBeenCalledExactlyOnceWith(YT)
    expect([youtube.isApiLoaded(), vimeo.isApiLoaded()]).toEqual([true, false])
  })
})

it('an event goes to the node in a set or the node itself, its old name first; a form’s first field is not the form (TV-EV-1)', () => {
  document.body.innerHTML = '<form><input></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const log: unknown[] = []
  for (const target of [window, form])
    for (const name of ['old', 'new']) target.addEventListener(name, (event) => log.push([event.type, (event as CustomEvent).detail]))
  for (const target of [window, [window] as const, form, [form] as const]) events.dispatch(target, 'new', { a: 1 }, 'old')
  events.dispatch(form, 'new')
  events.dispatch(undefined, 'new')
  expect(log).toEqual([
    ...Array(4)
      .fill([
        ['old', { a: 1 }],
        ['new', { a: 1 }],
      ])
      .flat(),
    ['new', null],
  ])
})

it('text is escaped for HTML, and non-strings throw (contract core §20.5)', () => {
  expect(escapeHTML(`<a b="c">'&'</a>`)).toBe('&lt;a b=&quot;c&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;')
  expect(() => escapeHTML(5 as never)).toThrow()
})

it('an element’s progress through the window and the page’s scroll progress, in percent (contract core §20.7)', () => {
  const box = { getBoundingClientRect: () => ({ top: innerHeight / 2, height: innerHeight }) }
  expect(Scroll.getElementViewportPercentage([box])).toBe(25)
  // One more window before and after.
  expect(Scroll.getElementViewportPercentage([box], { start: 100, end: 100 })).toBe(37.5)
  expect(Scroll.getPageScrollPercentage({}, 100)).toBe(0)
  expect(Scroll.getPageScrollPercentage({ start: 50 }, innerHeight / 2)).toBe(50)
})

it('a jQuery set in a module’s settings keeps its identity', () => {
  const $element = new (class {
    length = 1
    inner = { a: 1 }
  })()
  const made = new Module({ $element, table: { a: 1 } })
  expect(made.getSettings('$element')).toBe($element)
  expect(made.getSettings('table')).toEqual({ a: 1 })
})
