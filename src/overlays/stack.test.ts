import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
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
/** A press of a mouse that may have begun elsewhere. */
const press = (id: string, from = id, detail = 1) => {
  at(from).dispatchEvent(new Event('pointerdown', { bubbles: true }))
  at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
}

const modal = { isModal: true }

it('Escape that has closed a window of the site is for nobody, though the focus has come back before the key is released', () => {
  open('a', { keysIn: at('a') })
  key('keydown', 'theirs-field')
  key('keyup', 'in-a')
  expect(heard).toEqual([])
  pressEscape('in-a')
  expect(heard).toEqual(['escape a'])
})

describe('Escape is for', () => {
  it.each<[why: string, open: () => unknown, where: string, expected: string[]]>([
    ['the only one', () => open('a'), 'page', ['escape a']],
    ['the topmost', () => [open('a'), open('b')], 'page', ['escape b']],
    ['the one that it is pressed in', () => [open('a'), open('b')], 'in-a', ['escape a']],
    ['the modal one, where it is pressed in none', () => [open('a', modal), open('b')], 'page', ['escape a']],
    ['nobody, where it is pressed outside of the part with its keys', () => open('a', { keysIn: at('a') }), 'in-b', []],
    ['the one below that whose keys are elsewhere', () => [open('b'), open('a', { keysIn: at('a') })], 'page', ['escape b']],
    ['nobody of ours, where it is pressed in a dialog of others', () => open('a', modal), 'theirs', []],
    ['what is left when the topmost has gone', () => [open('a'), open('b')()], 'page', ['escape a']],
  ])('%s', (_, openAll, where, expected) => {
    openAll()
    pressEscape(where)
    expect(heard).toEqual(expected)
  })

  it('whom it was pressed for, when another has come or gone before it is released', () => {
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
  it('one that was still opening when it was pressed, and is open when it is released', () => {
    const early = open('a', modal)
    key('keydown', 'page')
    open('a')
    early()
    key('keyup', 'page')
    expect(heard).toEqual(['escape a'])
  })
  it('one that a script keeps the keydown from; not for what lies below when the browser has closed that by it', () => {
    open('a')
    const stop = on(at('in-a'), 'keydown', (event) => event.stopPropagation())
    stops.push(stop)
    pressEscape('in-a')
    expect(heard.splice(0)).toEqual(['escape a'])
    key('keydown', 'in-a')
    overlays.isEscapeUsed = true
    key('keyup', 'page')
    expect(heard).toEqual([])
    pressEscape('page')
    expect(heard).toEqual(['escape a'])
  })
  it('what has used it inside, or a text that is being composed, and then for nobody else', () => {
    open('a')
    const stop = on(at('in-a'), 'keydown', (event) => event.preventDefault())
    pressEscape('in-a')
    stop()
    pressEscape('in-a', { isComposing: true })
    expect(heard).toEqual([])
    pressEscape('in-a')
    expect(heard).toEqual(['escape a'])
  })
  it('a modal one also as far as the browser goes, which would close a dialog by itself', () => {
    open('a')
    expect([key('keydown', 'page'), key('keydown', 'in-a')]).toEqual([false, true])
    open('b', modal)
    expect(key('keydown', 'page')).toBe(true)
  })
})

describe('a press', () => {
  it.each<[why: string, open: () => unknown, act: () => void, expected: string[]]>([
    ['on the page is outside of the topmost', () => [open('a'), open('b')], () => press('page'), ['press b']],
    ['in one is outside of none', () => [open('a'), open('b')], () => press('in-a'), []],
    ['on the root of a modal one is beside its window', () => open('a', modal), () => press('a'), ['press a']],
    ['on the root of another is in it', () => open('a'), () => press('a'), []],
    ['beside the box is outside', () => open('a', { box: at('a-box') }), () => press('a'), ['press a']],
    ['in the box is inside', () => open('a', { box: at('a-box') }), () => press('in-a'), []],
    ['that began inside and slipped out is none', () => open('a'), () => press('page', 'in-a'), []],
    ['by a script counts beside a card', () => open('a'), () => press('page', 'page', 0), ['press a']],
    ['by a script is not for the page below a modal one', () => open('a', modal), () => press('page', 'page', 0), []],
    ['in a dialog of others is outside of none', () => open('a'), () => press('theirs'), []],
    ['on a form with a field called contains', () => open('form'), () => press('page'), ['press form']],
  ])('%s', (_, openAll, act, expected) => {
    openAll()
    // Without a layout everything is at 0, 0, where these presses are, too.
    act()
    expect(heard).toEqual(expected)
  })
})

it('listens only while something is open', () => {
  const closers = [open('a'), open('b')]
  expect(overlays.stopListening).toBeDefined()
  for (const close of closers) close()
  // Closed twice, it takes nobody else off the stack.
  open('b')
  closers[1]?.()
  expect(overlays.layers).toHaveLength(1)
  stopAll(stops)
  expect([overlays.layers.length, overlays.stopListening]).toEqual([0, undefined])
})
