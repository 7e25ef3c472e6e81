import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readBeside } from './beside'
import { type LayerOptions, type OpenLayer, openLayer, reserveLayer } from './open-layer'

beforeEach(() => {
  document.body.innerHTML =
    '<header id="header"><button id="near" style="visibility:visible">n</button><span><button id="opener">o</button></span></header><main id="main"><button id="elsewhere">e</button></main><div id="root" tabindex="-1"><button id="inside">i</button></div>'
  // The test DOM has neither layout nor a default opacity.
  document.head.innerHTML = '<style>* { opacity: 1 }</style>'
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  Element.prototype.checkVisibility = function (this: HTMLElement) {
    return this.isConnected && this.style.display !== 'none'
  }
})

/** Any press or key looks whether an overlay is visible. */
const look = () => window.dispatchEvent(new Event('pointerdown'))

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))

const at = (id: string) => document.getElementById(id) as HTMLElement
const focused = () => document.activeElement?.id || document.activeElement?.localName
const open = (options: Partial<LayerOptions> = {}) => openLayer({ root: at('root'), isModal: true, ...options })
const pressEscape = (target: Element = document.body) =>
  ['keydown', 'keyup'].map((type) => target.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true })))

describe('the focus', () => {
  let lower: OpenLayer | undefined
  it.each<[why: string, options: () => Partial<LayerOptions>, meanwhile: () => void, expected: string]>([
    ['returns to the opener', () => ({ opener: at('near') }), () => at('inside').focus(), 'near'],
    ['returns to the previously focused element without an opener', () => ({}), () => at('inside').focus(), 'opener'],
    ['returns from a modal even if it is on the body', () => ({}), () => at('opener').blur(), 'opener'],
    ['stays on the body beside an automatic card', () => ({ isModal: false }), () => at('opener').blur(), 'body'],
    ['returns from the body to a card’s opener', () => ({ isModal: false, opener: at('opener') }), () => at('opener').blur(), 'opener'],
    ['stays where the visitor moved it', () => ({ isModal: false, opener: at('opener') }), () => at('elsewhere').focus(), 'elsewhere'],
    [
      'moves near a removed opener',
      () => ({ opener: at('opener') }),
      () => {
        at('inside').focus()
        at('opener').remove()
      },
      'near',
    ],
    [
      'moves near a removed opener whose parent is removed, too',
      () => ({ opener: at('opener') }),
      () => {
        at('inside').focus()
        at('opener').parentElement?.remove()
      },
      'near',
    ],
    [
      'returns to the opener of the overlay that it was opened in, if that has gone meanwhile',
      () => {
        lower = open({ opener: at('near') })
        at('inside').focus()
        const upper = document.createElement('div')
        upper.tabIndex = -1
        document.body.append(upper)
        return { root: upper }
      },
      () => {
        lower?.close(false)
        at('root').remove()
      },
      'near',
    ],
    [
      'does not move if nothing near is left',
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
  it('returns to where it was before the overlay was reopened with it inside', () => {
    at('opener').focus()
    const first = open()
    at('inside').focus()
    const second = open({ replaces: open({ replaces: first }) })
    expect(focused()).toBe('inside')
    second.close()
    expect(focused()).toBe('opener')
  })
  it('stays if told to', () => {
    at('opener').focus()
    const layer = open()
    at('inside').focus()
    layer.close(false)
    expect(focused()).toBe('inside')
  })
})

/** How our rule keeps the page from scrolling. */
const overflow = () =>
  document.adoptedStyleSheets.some(({ cssRules: [rule] }) => /overflow:\s*hidden/.test(rule?.cssText ?? '')) ? 'hidden' : ''

describe('the page', () => {
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id)
  it('is inert beside the topmost and does not scroll until the last overlay has closed', () => {
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
  it('is inert only after the first paint if the overlay says so, unless there is none, it was inert already, or that has closed', async () => {
    const openLate = () => open({ inertAfterPaint: true })
    const late = openLate()
    expect(inert()).toEqual([])
    await painted()
    expect(inert()).toEqual(['header', 'main'])
    late.close()
    const below = openLayer({ root: at('main'), isModal: true })
    const above = openLate()
    expect(inert()).toEqual(['header', 'main'])
    above.close()
    below.close()
    const isHidden = vi.spyOn(Object.getPrototypeOf(document), 'hidden', 'get').mockReturnValue(true)
    const hidden = openLate()
    expect(inert()).toEqual(['header', 'main'])
    hidden.close()
    isHidden.mockRestore()
    // Also where the page replaces how a frame is called off.
    vi.stubGlobal('cancelAnimationFrame', () => {})
    openLate().close()
    await painted()
    expect(inert()).toEqual([])
  })
  it('gives the focus to the overlay if a script has moved it to the page before that became inert', async () => {
    const layer = open({ inertAfterPaint: true })
    at('elsewhere').focus()
    await painted()
    expect(focused()).toBe('root')
    layer.close()
    const other = open({ inertAfterPaint: true })
    at('inside').focus()
    await painted()
    expect(focused()).toBe('inside')
    other.close()
  })
  it('stays below a second overlay, also if it was read while the first one had lowered it', () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="chat"><button>c</button></div>')
    at('chat').style.cssText = 'position: fixed; visibility: visible; pointer-events: none; z-index: 99999'
    const first = open()
    expect(at('chat').style.zIndex).toBe('9998')
    const second = openLayer({ root: at('main'), isModal: true, beside: readBeside({ root: at('main') }) })
    expect(at('chat').style.zIndex).toBe('9998')
    second.close()
    first.close()
    expect(at('chat').style.zIndex).toBe('99999')
  })
  it('is locked by a lock of the overlay’s own before it is displayed or reopened, until it starts closing or other code hides it', () => {
    const calls: string[] = []
    const ownLock = () => {
      calls.push('lock')
      return () => calls.push('unlock')
    }
    const show = () => {
      calls.push('show')
      return () => calls.push('hide')
    }
    const replaces = openLayer({ root: at('root'), isModal: true }, show)
    const layer = openLayer({ root: at('root'), isModal: true, replaces, ownLock }, show)
    expect(calls.splice(0)).toEqual(['show', 'lock', 'hide', 'show'])
    at('root').style.display = 'none'
    look()
    at('root').style.display = ''
    look()
    expect(calls.splice(0)).toEqual(['unlock', 'lock'])
    layer.release()
    expect(calls.splice(0)).toEqual(['unlock'])
    at('root').style.display = 'none'
    look()
    at('root').style.display = ''
    look()
    layer.close()
    expect([calls, overflow()]).toEqual([['hide'], ''])
  })
  it('is usable while an overlay has only reserved its place, for which Escape is until it opens or is called off', () => {
    const heard: string[] = []
    const below = openLayer({ root: at('main'), isModal: false, onEscape: () => heard.push('below') })
    const reserve = () => reserveLayer(at('root'), () => heard.push('reserved'))
    const callOff = reserve()
    expect([inert(), overflow()]).toEqual([[], ''])
    pressEscape()
    callOff()
    pressEscape()
    const releaseReserved = reserve()
    const layer = open({ releaseReserved, onEscape: () => heard.push('open') })
    pressEscape()
    layer.close()
    releaseReserved()
    pressEscape()
    expect(heard).toEqual(['reserved', 'below', 'open', 'below'])
    below.close()
  })
  it('is usable beside non-modal overlays', () => {
    const layer = open({ isModal: false })
    expect([inert(), overflow()]).toEqual([[], ''])
    layer.close()
  })
  it('stays covered while an overlay is closing, whose keys go to what is below', () => {
    const heard: string[] = []
    const below = openLayer({ root: at('main'), isModal: false, onEscape: () => heard.push('below') })
    const layer = open({ onEscape: () => heard.push('above') })
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

it('a key in a dialog that is closing is for what is below, too', () => {
  const heard: string[] = []
  const below = openLayer({ root: at('main'), isModal: true, onEscape: () => heard.push('below') })
  at('root').setAttribute('role', 'dialog')
  const layer = open()
  layer.release()
  pressEscape(at('inside'))
  expect(heard).toEqual(['below'])
  layer.close()
  below.close()
})

it('an overlay that another one still covers while closing is not hidden by other code, and gets the focus', () => {
  const below = openLayer({ root: at('main'), isModal: true })
  at('main').tabIndex = -1
  const layer = open({ opener: at('elsewhere') })
  at('inside').focus()
  layer.release()
  look()
  expect(below.isSeen()).toBe(true)
  at('elsewhere').remove()
  layer.close()
  expect(focused()).toBe('main')
  below.close()
})

describe('an overlay hidden by other code', () => {
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id)
  it('releases the page at once, and covers it again when shown again', () => {
    const gone = vi.fn()
    const layer = open({ locksScroll: true, onGone: gone })
    at('root').style.display = 'none'
    look()
    expect([inert(), overflow(), layer.isSeen()]).toEqual([['root'], '', false])
    at('root').style.display = ''
    look()
    expect([inert(), overflow(), layer.isSeen()]).toEqual([['header', 'main'], 'hidden', true])
    expect(gone).not.toHaveBeenCalled()
    layer.close()
    expect([inert(), overflow()]).toEqual([[], ''])
  })
  it('does not return the focus, which it did not have', () => {
    at('elsewhere').focus()
    const layer = open({ opener: null })
    at('root').style.display = 'none'
    look()
    at('elsewhere').blur()
    layer.close()
    expect(focused()).toBe('body')
  })
  it.each<[why: string, isModal: boolean, box: DOMRect, expected: boolean]>([
    ['without a box', true, new DOMRect(0, 0, 100, 0), false],
    ['moved out of the window', true, new DOMRect(-9999, 0, 100, 100), false],
    ['partly in the window', true, new DOMRect(-50, 0, 100, 100), true],
    ['not modal, and scrolled out of the window', false, new DOMRect(0, -9999, 100, 100), true],
  ])('counts as hidden by its window’s box: %s', (_, isModal, box, expected) => {
    const seenPart = at('root').appendChild(document.createElement('div'))
    const layer = open({ seenPart, isModal })
    seenPart.getBoundingClientRect = () => box
    look()
    expect(layer.isSeen()).toBe(expected)
    layer.close()
  })
  it('is looked at only once it has moved in', async () => {
    const layer = open()
    at('root').getBoundingClientRect = () => new DOMRect(-9999, 0, 100, 100)
    let end = () => {}
    const animation = { playState: 'running', finished: new Promise<void>((done) => (end = done)) }
    at('root').getAnimations = () => [animation as unknown as Animation]
    look()
    expect(layer.isSeen()).toBe(true)
    animation.playState = 'finished'
    end()
    await vi.waitFor(() => expect(layer.isSeen()).toBe(false))
    layer.close()
  })
  it('is gone once when removed from the page', () => {
    const gone = vi.fn(() => layer.close())
    const layer = open({ onGone: gone })
    look()
    expect(gone).not.toHaveBeenCalled()
    at('root').remove()
    look()
    look()
    expect(gone).toHaveBeenCalledOnce()
    expect(inert()).toEqual([])
  })
})
