// @vitest-environment happy-dom
/**
 * Ten times the input costs at most ten times as much, counted in reads, never in time. What no page needs (a headline of 200,000 letters,
 * 2,000 popups that open by themselves) has a limit, which one line on the console names.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { plainText } from '../../src/base/plain-text'
import { pair } from '../../src/dom/disclosure/parts'
import { isInside } from '../../src/dom/is-inside'
import { readSvg } from '../../src/dom/read-svg'
import { type Popup, popups } from '../../src/popups/registry'
import { defaults } from '../../src/settings/fields'
import { readSettings } from '../../src/settings/read'
import { findItems } from '../../src/widgets/accordion/accordion-items'
import { findParts as findAtomicTabs } from '../../src/widgets/atomic-tabs/parts'
import { start as startGallery } from '../../src/widgets/gallery/gallery'
import { flexRows, justified, masonry } from '../../src/widgets/gallery/layouts'
import { settings as gallerySettings } from '../../src/widgets/gallery/settings'
import { startRotation } from '../../src/widgets/headline/rotate'
import { settings as headlineSettings } from '../../src/widgets/headline/settings'
import { createTimer } from '../../src/widgets/headline/timer'
import { findParts as findMegaMenu } from '../../src/widgets/mega-menu/find-parts'
import { shareByElement } from '../../src/widgets/motion/share-by-element'
import { playlistParts } from '../../src/widgets/playlist/parts'
import { findHeadings } from '../../src/widgets/table-of-contents/headings'
import { levelsOf } from '../../src/widgets/table-of-contents/outline'
import { settings as tocSettings } from '../../src/widgets/table-of-contents/settings'
import { findTabs } from '../../src/widgets/tabs/tabs-parts'
import { start as startTextPath, settings as textPathSettings } from '../../src/widgets/text-path/text-path'

const rep = (n: number, make: (i: number) => string) => Array.from({ length: n }, (_, i) => make(i)).join('')
/** A list that counts its reads. */
function counted<T>(list: T[]): [list: T[], reads: () => number] {
  let reads = 0
  const get = (target: T[], key: string | symbol, self: unknown) => {
    reads++
    return Reflect.get(target, key, self)
  }
  return [new Proxy(list, { get }), () => reads]
}
/** How often `work` reads attributes, matches selectors or searches below a node. */
function countAsks(work: () => void): number {
  const spies = [
    ...(['getAttribute', 'closest', 'matches', 'querySelector', 'querySelectorAll'] as const).map((name) =>
      vi.spyOn(Element.prototype, name),
    ),
    vi.spyOn(HTMLElement.prototype, 'dataset', 'get'),
    vi.spyOn(Node.prototype, 'contains'),
  ]
  work()
  const asks = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return asks
}
function hostOf(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

describe('finding a widget’s parts takes as many reads as there are parts', () => {
  const tabs = (n: number) =>
    `<div data-widget="tabs"><div data-tabs-list>${rep(n, (i) => `<a href="#s${i}">t</a>`)}</div>${rep(n, (i) => `<section id="s${i}">x</section>`)}</div>`
  const builderTabs = (n: number) =>
    `<div data-widget_type="tabs.default" class="elementor-element"><div class="elementor-tabs">${rep(n, (i) => `<div class="elementor-tab-title" data-tab="${i}">t</div>`)}${rep(n, (i) => `<div class="elementor-tab-content" data-tab="${i}">x</div>`)}</div></div>`
  const accordion = (n: number) =>
    `<div data-widget_type="accordion.default" class="elementor-element">${rep(n, (i) => `<div class="elementor-tab-title" data-tab="${i}">q</div><div class="elementor-tab-content" data-tab="${i}">a</div>`)}</div>`
  const atomic = (n: number) =>
    `<div data-e-type="e-tabs" id="t">${rep(n, (i) => `<button data-e-type="e-tab" id="t${i}" aria-controls="p${i}">t</button>`)}${rep(n, (i) => `<div data-e-type="e-tab-content" id="p${i}">x</div>`)}</div>`
  const mega = (n: number) =>
    `<div><nav class="e-n-menu"><div class="e-n-menu-wrapper"><ul class="e-n-menu-heading">${rep(n, (i) => `<li><button class="e-n-menu-dropdown-icon" data-tab-index="${i}"></button></li>`)}</ul><div class="e-n-menu-content">${rep(n, (i) => `<div data-tab-index="${i}">x</div>`)}</div></div></nav></div>`
  const playlist = (n: number) =>
    `<div data-id="p"><div class="e-tabs-items">${rep(n, (i) => `<div class="e-tab-title" data-tab="${i}">v</div>`)}</div><div class="e-tabs-content-wrapper">${rep(n, (i) => `<div class="e-tab-content" data-tab="${i}" data-video-url="/v${i}"></div>`)}</div></div>`

  it.each<[string, (n: number) => string, (host: HTMLElement) => unknown[]]>([
    ['hand-written tabs', tabs, (host) => findTabs(host).parts],
    ['the builder’s tabs', builderTabs, (host) => findTabs(host).parts],
    ['the builder’s accordion', accordion, (host) => findItems(host).items],
    ['newer tabs', atomic, findAtomicTabs],
    ['a mega menu', mega, (host) => findMegaMenu(host)?.items.filter(({ content }) => content) ?? []],
    ['a playlist', playlist, (host) => playlistParts(host).items],
  ])('%s', (_, html, find) => {
    const asks = (n: number) => {
      const host = hostOf(html(n))
      let found: unknown[] = []
      const count = countAsks(() => {
        found = find(host)
      })
      expect(found).toHaveLength(n)
      return count
    }
    expect(asks(300)).toBeLessThanOrEqual(10 * asks(30))
  })

  it('and each key is read once', () => {
    const els = (n: number) => Array.from({ length: n }, (_, i) => Object.assign(document.createElement('p'), { textContent: `${i}` }))
    const key = vi.fn((_: HTMLElement, i: number) => `${i}`)
    expect(pair(document.body, els(500), els(500), key, key).parts).toHaveLength(500)
    expect(key).toHaveBeenCalledTimes(1000)
  })
})

describe('a plan reads its list a fixed number of times, however long it is', () => {
  it.each<[string, (list: number[]) => unknown]>([
    ['the levels of headings', levelsOf],
    ['columns of pictures', (list) => masonry(list, 1000, 3, 10)],
    ['rows of pictures', (list) => justified(list, 1000, 200, 10)],
    ['rows of hand-written pictures', (list) => flexRows(list, 1000, 200, 10)],
  ])('%s', (_, plan) => {
    const [list, reads] = counted(Array.from({ length: 3000 }, (_, i) => 1 + ((i * 7) % 5)))
    plan(list)
    expect(reads()).toBeLessThanOrEqual(10 * 3000)
  })
  it('heading levels stay the same', () => expect(levelsOf([2, 3, 3, 4, 2, 5, 3, 1, 6])).toEqual([0, 1, 1, 2, 0, 1, 1, 0, 1]))
})

describe('a gallery', () => {
  it('lays out once for all pictures that load before the next frame', () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    const run = () => {
      for (const frame of frames.splice(0)) frame(0)
    }
    const asksOf = (n: number) => {
      const host = hostOf(
        `<div data-widget="gallery" data-settings='{"gallery_layout":"masonry"}'>${rep(n, () => '<a href="/a.jpg"><img alt=""></a>')}</div>`,
      )
      vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(private report: (entries: unknown[]) => void) {}
          observe = (target: Element) => this.report([{ target, contentRect: { width: 900 } }])
          unobserve = () => {}
          disconnect = () => {}
        },
      )
      const stop = startGallery(host, defaults(gallerySettings))
      // Twice: the width is reported in one frame and written in the next.
      run()
      run()
      const images = [...host.querySelectorAll('img')]
      const count = countAsks(() => {
        for (const [i, image] of images.entries()) {
          Object.defineProperties(image, { naturalWidth: { value: 100 + i }, naturalHeight: { value: 100 } })
          image.dispatchEvent(new Event('load'))
        }
        run()
      })
      stop()
      return count
    }
    const few = asksOf(10)
    expect(few).toBeGreaterThan(0)
    expect(asksOf(100)).toBeLessThanOrEqual(10 * few + 10)
  })
})

describe('popups', () => {
  const popupOf = (id: string, asked: () => void): Popup => ({
    get id() {
      asked()
      return id
    },
    host: Object.assign(document.createElement('section'), { id }),
    isFromBuilder: false,
    openSelector: undefined,
    show: () => {},
    hide: () => {},
    isOpen: () => true,
    explain: () => undefined,
  })
  it('are found by id: neither a new one nor a click reads all the others', () => {
    const asked = vi.fn()
    const stops = Array.from({ length: 1000 }, (_, i) => popups.add(popupOf(`many-${i}`, asked)))
    expect(popups.all()).toHaveLength(1000)
    popups.openedBy(document.body)
    expect(asked.mock.calls.length).toBeLessThanOrEqual(5 * 1000)
    for (const stop of stops) stop()
    expect(popups.all()).toEqual([])
  })
})

describe('what no page needs has a limit', () => {
  const said: string[] = []
  beforeEach(() => {
    said.length = 0
    vi.spyOn(console, 'warn').mockImplementation((line) => void said.push(String(line)))
  })

  it('a headline of 200,000 letters shows its words as a whole', () => {
    const host = hostOf(`<h2 id="long"><span><b>${'a'.repeat(200_000)}</b><b>two</b></span></h2>`)
    const wrapper = host.firstElementChild as HTMLElement
    const words = [...wrapper.children] as HTMLElement[]
    const given = { ...defaults(headlineSettings), animation_type: 'typing' as const }
    const stop = startRotation({ host, wrapper, words }, given, createTimer(), false)
    expect(words.map((word) => [word.children.length, word.textContent?.length])).toEqual([
      [0, 200_000],
      [0, 3],
    ])
    expect(said).toEqual([
      'Skerry · h2#long: words: expected at most 2000 letters that appear one by one, got 200003: words appear as a whole',
    ])
    stop()
  })

  it('a table of contents lists 2,000 headings, and says how many there are', () => {
    const host = hostOf(`<nav id="contents" data-widget="table-of-contents"></nav>${rep(2100, (i) => `<h2>${i}</h2>`)}`)
    expect(findHeadings(host, readSettings(tocSettings, {}))).toHaveLength(2000)
    expect(said).toEqual(['Skerry · nav#contents: headings_by_tags: expected at most 2000 headings, got 2100: the first 2000 are listed'])
  })

  it.each<[string, string, string]>([
    ['a text of 5 MB', 'a'.repeat(5_000_000), 'expected at most 5000 characters, got 5000000: the text stays as it is'],
    [
      'a text of 5 MB that begins tags and ends none',
      '<a '.repeat(1_700_000),
      'expected at most 5000 characters, got 5100000: the text stays as it is',
    ],
  ])('%s stays in place, without a curve', (name, text, line) => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    const host = hostOf(`<div id="${name.length}"><div class="e-text-path" data-url="/curve.svg"></div></div>`)
    const box = host.firstElementChild as HTMLElement
    box.dataset.text = text
    const stop = startTextPath(host, defaults(textPathSettings))
    expect(box.textContent).toHaveLength(text.length)
    expect(fetch).not.toHaveBeenCalled()
    expect(said).toEqual([`Skerry · div#${name.length}: data-text: ${line}`])
    stop()
  })

  // Each of these once kept a browser busy for minutes: an end is now looked for once, not again at each letter.
  it.each<[string, string]>([
    ['comments that never end', '<!--'.repeat(50_000)],
    ['tags that never end', '<a "'.repeat(50_000)],
    ['an attribute without a value', `<svg ${'a'.repeat(190_000)}><path d="M0 0"/></svg>`],
    ['white space behind names', `<svg ${`a${' '.repeat(999)}`.repeat(190)}><path d="M0 0"/></svg>`],
  ])('a drawing with %s is read to its end', (_, source) => {
    expect(readSvg(`<svg>${source}`)?.name).toBe('svg')
    expect(plainText(source.repeat(20)).length).toBeLessThanOrEqual(20 * source.length)
  })
})

describe('elements in one parent', () => {
  it('share one observation, and a new one gets the latest report', () => {
    const reports: ((value: number) => void)[] = []
    const stop = vi.fn()
    const observe = shareByElement<number>((_, report) => {
      reports.push(report)
      return stop
    })
    const listeners = Array.from({ length: 100 }, () => vi.fn())
    const stops = listeners.map((listener, i) => {
      const end = observe(document.body, listener)
      if (!i) reports[0]?.(7)
      return end
    })
    expect(reports).toHaveLength(1)
    expect(listeners.map(({ mock }) => mock.calls)).toEqual(listeners.map(() => [[7]]))
    for (const end of stops) end()
    expect(stop).toHaveBeenCalledTimes(1)
  })
  it('are found among many others through what surrounds them', () => {
    const host = hostOf('<div><p><b></b></p></div>')
    const others = new Set([...Array.from({ length: 1000 }, () => document.createElement('i')), host])
    const inner = host.querySelector('b') as Element
    expect([isInside(inner, others), isInside(document.body, others)]).toEqual([true, false])
  })
})
