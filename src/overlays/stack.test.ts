import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { sendEscape } from './keys'
import { pushLayer } from './stack'
import { type Layer, overlays } from './state'

const stops: (() => void)[] = []
const heard: string[] = []
beforeEach(() => {
  document.body.innerHTML =
    '<main><button id="page">p</button><form id="form"><input name="contains"></form></main><div id="a"><div id="a-box"><input id="in-a"></div></div><div id="b"><input id="in-b"></div><div role="dialog"><input id="theirs"></div><div><input id="theirs-field"></div>'
})
afterEach(() => {
  stopAll(stops)
  heard.length = 0
  overlays.pageParts = undefined
})

const at = (id: string) => document.getElementById(id) as HTMLElement
function open(id: string, layer: Partial<Layer> = {}) {
  const stop = pushLayer({
    root: at(id),
    isModal: false,
    onEscape: () => heard.push(`escape ${id}`),
    onPressOutside: () => heard.push(`press ${id}`),
    ...layer,
  })
  stops.push(stop)
  return stop
}
const key = (type: string, id: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent(type, { key: 'Escape', bubbles: true, cancelable: true, ...init })
  at(id).dispatchEvent(event)
  return event.defaultPrevented
}
/** Presses and releases Escape. */
const pressEscape = (id: string, init?: KeyboardEventInit) => {
  key('keydown', id, init)
  key('keyup', id, init)
}
/** A mouse press that may start elsewhere. */
const press = (id: string, from = id, detail = 1) => {
  at(from).dispatchEvent(new Event('pointerdown', { bubbles: true }))
  at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
}

const modal = { isModal: true }
/** Opened while this element could be seen. */
const modalOver = (id: string) => {
  overlays.pageParts = new Set([at(id).parentElement as Element])
  return modal
}

it('Escape that closed a site’s own window is ignored, even if the focus returned before keyup', () => {
  open('a', { keysIn: at('a') })
  key('keydown', 'theirs-field')
  key('keyup', 'in-a')
  expect(heard).toEqual([])
  pressEscape('in-a')
  expect(heard).toEqual(['escape a'])
})

describe('Escape goes to', () => {
  it.each<[why: string, open: () => unknown, where: string, expected: string[]]>([
    ['the only overlay', () => open('a'), 'page', ['escape a']],
    ['the topmost', () => [open('a'), open('b')], 'page', ['escape b']],
    ['the overlay it is pressed in', () => [open('a'), open('b')], 'in-a', ['escape a']],
    ['the modal one, if pressed in none', () => [open('a', modal), open('b')], 'page', ['escape a']],
    ['none, if pressed outside the part with its keys', () => open('a', { keysIn: at('a') }), 'in-b', []],
    ['the one below an overlay whose keys are elsewhere', () => [open('b'), open('a', { keysIn: at('a') })], 'page', ['escape b']],
    ['none of ours, if pressed in a third-party dialog', () => open('a', modal), 'theirs', []],
    ['the remaining one when the topmost has closed', () => [open('a'), open('b')()], 'page', ['escape a']],
  ])('%s', (_, openAll, where, expected) => {
    openAll()
    pressEscape(where)
    expect(heard).toEqual(expected)
  })

  it('the overlay of its keydown, even if others open or close before keyup', () => {
    open('a', modal)
    key('keydown', 'page')
    const close = open('b', modal)
    key('keyup', 'page')
    expect(heard.splice(0)).toEqual(['escape a'])
    key('keydown', 'page')
    close()
    key('keyup', 'page')
    expect(heard).toEqual([])
  })
  it('an overlay still opening at keydown and open at keyup', () => {
    const early = open('a', modal)
    key('keydown', 'page')
    open('a')
    early()
    key('keyup', 'page')
    expect(heard).toEqual(['escape a'])
  })
  it('a list whose script stops it, unless that stops every Escape; and not to what is below when the browser has closed it', () => {
    open('a')
    const stop = on(at('in-a'), 'keydown', (event) => event.stopPropagation())
    stops.push(stop)
    pressEscape('in-a')
    expect(heard).toEqual([])
    pressEscape('in-a')
    expect(heard.splice(0)).toEqual(['escape a'])
    // The list has opened again.
    key('keydown', 'in-a', { key: 'ArrowDown' })
    pressEscape('in-a')
    expect(heard).toEqual([])
    key('keydown', 'in-a')
    sendEscape({ type: 'cancel' })
    key('keyup', 'page')
    expect(heard).toEqual([])
    pressEscape('page')
    expect(heard).toEqual(['escape a'])
  })
  it('a handler inside or an IME composition, and then nothing else', () => {
    open('a')
    const stop = on(at('in-a'), 'keydown', (event) => event.preventDefault())
    pressEscape('in-a')
    stop()
    pressEscape('in-a', { isComposing: true })
    // The composition has ended before `keyup`.
    key('keydown', 'in-a', { isComposing: true, key: 'Process', code: 'Escape' })
    key('keyup', 'in-a')
    expect(heard).toEqual([])
    pressEscape('in-a')
    expect(heard).toEqual(['escape a'])
  })
  it('a modal one, preventing the browser from closing the dialog itself', () => {
    open('a')
    expect([key('keydown', 'page'), key('keydown', 'in-a')]).toEqual([false, true])
    open('b', modal)
    expect(key('keydown', 'page')).toBe(true)
  })
})

describe('a press', () => {
  it.each<[why: string, open: () => unknown, act: () => void, expected: string[]]>([
    ['on the page is outside the topmost', () => [open('a'), open('b')], () => press('page'), ['press b']],
    ['in one is outside none', () => [open('a'), open('b')], () => press('in-a'), []],
    ['on a modal root is beside its window', () => open('a', modal), () => press('a'), ['press a']],
    ['on a non-modal root is inside', () => open('a'), () => press('a'), []],
    ['beside the box is outside', () => open('a', { box: at('a-box') }), () => press('a'), ['press a']],
    ['in the box is inside', () => open('a', { box: at('a-box') }), () => press('in-a'), []],
    ['that starts inside and slips out does not count', () => open('a'), () => press('page', 'in-a'), []],
    ['by a script counts beside a card', () => open('a'), () => press('page', 'page', 0), ['press a']],
    ['by a script on the page below a modal does not count', () => open('a', modal), () => press('page', 'page', 0), []],
    ['again, in a double click, does not count', () => open('a'), () => press('page', 'page', 2), []],
    ['on what is not inert beside a modal is above it', () => open('a', modal), () => press('theirs-field'), []],
    [
      'on a part of the page that a script has freed below a modal',
      () => open('a', modalOver('theirs-field')),
      () => press('theirs-field'),
      ['press a'],
    ],
    ['on the page around a modal is outside', () => open('a-box', modal), () => press('a'), ['press a-box']],
    ['in a third-party dialog is outside none', () => open('a'), () => press('theirs'), []],
    ['on a form with a field called contains', () => open('form'), () => press('page'), ['press form']],
  ])('%s', (_, openAll, act, expected) => {
    openAll()
    // Without layout everything is at 0, 0, where these presses are, too.
    act()
    expect(heard).toEqual(expected)
  })
})

it('listens only while something is open', () => {
  const closers = [open('a'), open('b')]
  expect(overlays.stopListening).toBeDefined()
  for (const close of closers) close()
  // Closing twice does not remove another overlay.
  open('b')
  closers[1]?.()
  expect(overlays.layers).toHaveLength(1)
  stopAll(stops)
  expect([overlays.layers.length, overlays.stopListening]).toEqual([0, undefined])
})
