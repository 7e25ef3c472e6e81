import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { focusTarget } from '../../dom/focus-keys'
import { playlistParts } from './parts'
import { addressWithVideo, requestedVideo } from './url-parameters'
import { addWatchedVideo, watchedVideos } from './watched-videos'

describe('the page’s address', () => {
  it('names a list and a video', () => expect(requestedVideo('?a=1&playlist=p&video=v')).toEqual({ list: 'p', item: 'v' }))
  it.each([
    ['https://s.pl/a?x=1#h', 'https://s.pl/a?x=1&playlist=p&video=v+1#h'],
    ['https://s.pl/?playlist=o&video=o', 'https://s.pl/?playlist=p&video=v+1'],
  ])('%s keeps its other parts', (href, expected) => expect(addressWithVideo('p', 'v 1', href)).toBe(expected))
})

describe('the title focused by a key', () => {
  it.each<[string, number, string | undefined, number | undefined]>([
    ['ArrowDown', 0, undefined, 1],
    ['ArrowDown', 2, undefined, 0],
    ['ArrowUp', 0, undefined, 2],
    ['ArrowRight', 0, undefined, undefined],
    ['ArrowRight', 0, 'ltr', 1],
    ['ArrowLeft', 0, 'ltr', 2],
    ['ArrowRight', 0, 'rtl', 2],
    ['ArrowLeft', 0, 'rtl', 1],
    ['ArrowDown', 0, 'rtl', 1],
    ['Home', 2, undefined, 0],
    ['End', 0, 'rtl', 2],
    ['a', 0, 'ltr', undefined],
    ['constructor', 0, 'ltr', undefined],
  ])('%s on number %i, row direction %s', (key, index, rowDirection, expected) =>
    expect(focusTarget({ key }, index, 3, rowDirection)).toBe(expected),
  )
  it('is none with a modifier key, which belongs to the browser', () =>
    expect(focusTarget({ key: 'Home', ctrlKey: true }, 2, 3)).toBe(undefined))
})

describe('watched videos', () => {
  beforeEach(() => localStorage.clear())
  it('are stored under the builder’s key, once each', () => {
    addWatchedVideo('38f', 'a')
    addWatchedVideo('38f', 'b')
    addWatchedVideo('38f', 'a')
    expect(watchedVideos('38f')).toEqual(['a', 'b'])
    expect(JSON.parse(localStorage.getItem('elementor') ?? '{}').watched_videos_38f).toBe('["a","b"]')
  })
  it.each(['"x"', 'x', '{}', '[1,{}]', 'null'])('are none if the storage holds %s', (stored) => {
    localStorage.setItem('elementor', JSON.stringify({ watched_videos_38f: stored }))
    expect(watchedVideos('38f')).toEqual([])
  })
})

describe('the parts of a playlist', () => {
  afterEach(() => document.body.replaceChildren())
  const host = (html: string) => {
    document.body.innerHTML = html
    return document.body.firstElementChild as HTMLElement
  }
  it('in builder markup are titles and panels paired by number, without sections, with ids from the settings', () => {
    const el = host(`<div data-id="38f" data-settings='{"tabs":[{"_id":"a"},{"_id":"s"},{"_id":"b"}]}'>
<div class="e-tabs-items"><div class="e-tab-title" data-tab="1"><a tabindex="0">1</a></div><h3 class="e-section-title">S</h3><div class="e-tab-title" data-tab="3"></div><div class="e-tab-title" data-tab="9"></div></div>
<div class="e-tabs-content-wrapper" role="tablist"><div class="e-tab-content" data-tab="3" data-video-url="/b.mp4" data-video-title="B"><div></div></div><div class="e-tab-content" data-tab="2" data-video-url=""></div><div class="e-tab-content" data-tab="1" data-video-url="/a.mp4"><div></div></div></div></div>`)
    const served = el.cloneNode(true)
    const { items, id, stop } = playlistParts(el)
    expect([id, items.map((item) => [item.id, item.url, item.name])]).toEqual([
      '38f',
      [
        ['a', '/a.mp4', '1'],
        ['b', '/b.mp4', 'B'],
      ],
    ])
    expect([el.querySelector('a')?.tabIndex, el.querySelector('.e-tabs-content-wrapper')?.hasAttribute('role')]).toEqual([-1, false])
    stop()
    expect(el.isEqualNode(served)).toBe(true)
  })
  it.each(['{"toString":1}', '[{"toString":1}]', 'null'])('get their tab numbers as ids if the settings’ ids are %s', (id) => {
    const el =
      host(`<div data-settings='{"tabs":[{"_id":${id}}]}'><div class="e-tabs-items"><div class="e-tab-title" data-tab="1">1</div></div>
<div class="e-tabs-content-wrapper"><div class="e-tab-content" data-tab="1" data-video-url="/a.mp4"></div></div></div>`)
    expect(playlistParts(el).items.map((item) => item.id)).toEqual(['1'])
  })
  it('in hand-written markup are the links of a list', () => {
    const el = host(
      '<div data-widget="playlist" id="f"><ol><li><a href="/a.webm" data-duration="0:06">A</a></li><li>S</li><li><a id="b" href="/b.webm">B</a></li></ol></div>',
    )
    const served = el.cloneNode(true)
    const { items, id, stop } = playlistParts(el)
    expect([id, items.map((item) => [item.id, new URL(item.url).pathname, item.duration])]).toEqual([
      'f',
      [
        ['1', '/a.webm', '0:06'],
        ['b', '/b.webm', ''],
      ],
    ])
    stop()
    expect(el.isEqualNode(served)).toBe(true)
  })
})
