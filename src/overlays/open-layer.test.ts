import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LayerOptions, openLayer } from './open-layer'

beforeEach(() => {
  document.body.innerHTML =
    '<header id="header"><button id="near" style="visibility:visible">n</button><span><button id="opener">o</button></span></header><main id="main"><button id="elsewhere">e</button></main><div id="root" tabindex="-1"><button id="inside">i</button></div>'
  // Nothing has a layout here.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  Element.prototype.checkVisibility = function (this: HTMLElement) {
    return this.isConnected && this.style.display !== 'none'
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

const at = (id: string) => document.getElementById(id) as HTMLElement
const focused = () => document.activeElement?.id || document.activeElement?.localName
const open = (options: Partial<LayerOptions> = {}) => openLayer({ root: at('root'), isModal: true, ...options })

describe('the focus', () => {
  it.each<[why: string, options: () => Partial<LayerOptions>, meanwhile: () => void, expected: string]>([
    ['returns to the opener', () => ({ opener: at('near') }), () => at('inside').focus(), 'near'],
    ['returns to what had it, without an opener', () => ({}), () => at('inside').focus(), 'opener'],
    ['returns from a modal one also where it is on the page itself', () => ({}), () => at('opener').blur(), 'opener'],
    ['stays on the page itself beside a card that has come by itself', () => ({ isModal: false }), () => at('opener').blur(), 'body'],
    [
      'returns from the page itself to what has opened a card',
      () => ({ isModal: false, opener: at('opener') }),
      () => at('opener').blur(),
      'opener',
    ],
    ['stays where the visitor has taken it', () => ({ isModal: false, opener: at('opener') }), () => at('elsewhere').focus(), 'elsewhere'],
    [
      'goes near the opener where that has gone',
      () => ({ opener: at('opener') }),
      () => {
        at('inside').focus()
        at('opener').remove()
      },
      'near',
    ],
    [
      'goes near the opener where what is around it has gone, too',
      () => ({ opener: at('opener') }),
      () => {
        at('inside').focus()
        at('opener').parentElement?.remove()
      },
      'near',
    ],
    [
      'goes nowhere where nothing near is left',
      () => ({ opener: at('opener') }),
      () => {
        at('inside').focus()
        at('inside').blur()
        at('header').remove()
      },
      'body',
    ],
  ])('%s', (_, options, meanwhile, expected) => {
    at('opener').focus()
    const layer = open(options())
    meanwhile()
    layer.close()
    expect(focused()).toBe(expected)
  })
  it('stays where it is when it is told to', () => {
    at('opener').focus()
    const layer = open()
    at('inside').focus()
    layer.close(false)
    expect(focused()).toBe('inside')
  })
})

/** How the page is kept from scrolling: by a rule of ours. */
const overflow = () =>
  document.adoptedStyleSheets.some(({ cssRules: [rule] }) => /overflow:\s*hidden/.test(rule?.cssText ?? '')) ? 'hidden' : ''

describe('the page', () => {
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id)
  it('is inert beside the topmost, and does not scroll, until the last that asks for it has closed, each once', () => {
    const first = open({ locksScroll: true })
    expect(inert()).toEqual(['header', 'main'])
    const second = openLayer({ root: at('main'), isModal: true, locksScroll: true })
    expect([inert(), overflow()]).toEqual([['header', 'root'], 'hidden'])
    first.close()
    first.close()
    expect([inert(), overflow()]).toEqual([['header', 'root'], 'hidden'])
    second.close()
    expect([inert(), overflow()]).toEqual([[], ''])
  })
  it('can be used beside what is not modal', () => {
    const layer = open({ isModal: false })
    expect([inert(), overflow()]).toEqual([[], ''])
    layer.close()
  })
  it('stays covered while an overlay begins to close, whose keys are then for what lies below', () => {
    const heard: string[] = []
    const below = openLayer({ root: at('main'), isModal: false, onEscape: () => heard.push('below') })
    const layer = open({ onEscape: () => heard.push('above') })
    const pressEscape = () =>
      ['keydown', 'keyup'].map((type) => document.body.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true })))
    pressEscape()
    layer.release()
    pressEscape()
    expect([heard, inert()]).toEqual([
      ['above', 'below'],
      ['header', 'main'],
    ])
    layer.close()
    expect(inert()).toEqual([])
    below.close()
  })
})

describe('an overlay that somebody else has hidden', () => {
  it('is not gone where what is around it is hidden as well, and the page can be used beside it', () => {
    const gone = vi.fn()
    const parent = document.createElement('div')
    at('root').before(parent)
    parent.append(at('root'))
    Element.prototype.checkVisibility = function (this: HTMLElement) {
      return !this.closest('[style*=none]')
    }
    const layer = open({ isModal: false, onGone: gone })
    parent.style.display = 'none'
    vi.advanceTimersByTime(5000)
    expect([gone.mock.calls.length, layer.isSeen()]).toEqual([0, false])
    parent.style.display = ''
    vi.advanceTimersByTime(1000)
    expect(layer.isSeen()).toBe(true)
    // It alone: for good.
    at('root').style.display = 'none'
    vi.advanceTimersByTime(5000)
    expect(gone).toHaveBeenCalled()
    layer.close()
  })
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id)
  const look = () => vi.advanceTimersByTime(300)
  it('lets go of the page at once, and has it again when it is shown again', () => {
    const gone = vi.fn()
    const layer = open({ locksScroll: true, onGone: gone, isKeptHidden: true })
    at('root').style.display = 'none'
    look()
    expect([inert(), overflow(), layer.isSeen()]).toEqual([['root'], '', false])
    vi.advanceTimersByTime(10_000)
    at('root').style.display = ''
    look()
    expect([inert(), overflow(), layer.isSeen()]).toEqual([['header', 'main'], 'hidden', true])
    expect(gone).not.toHaveBeenCalled()
    layer.close()
    expect([inert(), overflow()]).toEqual([[], ''])
  })
  it('is not modal while it is empty or inert, and keeps neither from being closed', () => {
    const gone = vi.fn()
    const layer = open({ onGone: gone })
    const contents = [...at('root').childNodes]
    at('root').replaceChildren()
    look()
    expect(inert()).toEqual(['root'])
    at('root').append(...contents)
    look()
    expect(inert()).toEqual(['header', 'main'])
    at('root').setAttribute('inert', '')
    vi.advanceTimersByTime(10_000)
    expect(inert()).toEqual(['root'])
    expect(gone).not.toHaveBeenCalled()
    at('root').removeAttribute('inert')
    look()
    expect(inert()).toEqual(['header', 'main'])
    layer.close()
    expect(inert()).toEqual([])
  })
  it('gives the focus to nobody: it did not have it', () => {
    at('elsewhere').focus()
    const layer = open({ opener: null })
    at('root').style.display = 'none'
    look()
    at('elsewhere').blur()
    layer.close()
    expect(focused()).toBe('body')
  })
  it.each<[why: string, hide: () => void, content: () => Element]>([
    ['removed from the page', () => at('root').remove(), () => at('inside')],
    ['hidden for long', () => Object.assign(at('root').style, { display: 'none' }), () => at('inside')],
    ['left with nothing in its window', () => Object.assign(at('inside').style, { display: 'none' }), () => at('inside')],
  ])('is told that it is gone where it is %s', (_, hide, content) => {
    const inside = content()
    const seenPart = document.createElement('div')
    at('root').append(seenPart)
    const gone = vi.fn(() => layer.close())
    const layer = open({ seenPart, content: () => inside, onGone: gone })
    vi.advanceTimersByTime(3000)
    expect(gone).not.toHaveBeenCalled()
    hide()
    vi.advanceTimersByTime(3000)
    expect(gone).toHaveBeenCalledOnce()
    expect(inert()).toEqual([])
  })
})
