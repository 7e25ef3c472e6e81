import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressOf, asked } from './address'
import { keyTarget } from './keys'
import { partsOf } from './parts'
import { addWatched, watched } from './watched'

describe('the address', () => {
  it('asks for a list and a film', () => expect(asked('?a=1&playlist=p&video=v')).toEqual({ list: 'p', item: 'v' }))
  it.each([
    ['https://s.pl/a?x=1#h', 'https://s.pl/a?x=1&playlist=p&video=v+1#h'],
    ['https://s.pl/?playlist=o&video=o', 'https://s.pl/?playlist=p&video=v+1'],
  ])('%s keeps what is not ours', (href, expected) => expect(addressOf('p', 'v 1', href)).toBe(expected))
})

describe('keys', () => {
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
  ])('%s at %i, %s', (key, at, across, expected) => expect(keyTarget({ key }, at, 3, across)).toBe(expected))
  it('with another key it is the browser’s', () => expect(keyTarget({ key: 'Home', ctrlKey: true }, 2, 3)).toBe(undefined))
})

describe('watched films', () => {
  beforeEach(() => localStorage.clear())
  it('are remembered under the builder’s key, once each', () => {
    addWatched('38f', 'a')
    addWatched('38f', 'b')
    addWatched('38f', 'a')
    expect(watched('38f')).toEqual(['a', 'b'])
    expect(JSON.parse(localStorage.getItem('elementor') ?? '{}').watched_videos_38f).toBe('["a","b"]')
  })
  it.each(['"x"', 'x', '{}', '[1,{}]', 'null'])('%s is none', (text) => {
    localStorage.setItem('elementor', JSON.stringify({ watched_videos_38f: text }))
    expect(watched('38f')).toEqual([])
  })
})

describe('the markup', () => {
  afterEach(() => document.body.replaceChildren())
  const host = (html: string) => {
    document.body.innerHTML = html
    return document.body.firstElementChild as HTMLElement
  }
  it('titles and panels belong together by number; a section is none, and ids come from the settings', () => {
    const el = host(`<div data-id="38f" data-settings='{"tabs":[{"_id":"a"},{"_id":"s"},{"_id":"b"}]}'>
<div class="e-tabs-items"><div class="e-tab-title" data-tab="1"><a tabindex="0">1</a></div><h3 class="e-section-title">S</h3><div class="e-tab-title" data-tab="3"></div><div class="e-tab-title" data-tab="9"></div></div>
<div class="e-tabs-content-wrapper" role="tablist"><div class="e-tab-content" data-tab="3" data-video-url="/b.mp4" data-video-title="B"><div></div></div><div class="e-tab-content" data-tab="2" data-video-url=""></div><div class="e-tab-content" data-tab="1" data-video-url="/a.mp4"><div></div></div></div></div>`)
    const served = el.cloneNode(true)
    const { items, id, stop } = partsOf(el)
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
  it('by hand: links of a list', () => {
    const el = host(
      '<div data-widget="playlist" id="f"><ol><li><a href="/a.webm" data-duration="0:06">A</a></li><li>S</li><li><a id="b" href="/b.webm">B</a></li></ol></div>',
    )
    const served = el.cloneNode(true)
    const { items, id, stop } = partsOf(el)
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
