import { describe, expect, it } from 'vitest'
import { type Escape, type EscapeEffect, type EscapeEvent, reduceEscape } from './escape'

const overlay = document.createElement('dialog')
const other = document.createElement('dialog')
const field = document.createElement('input')

const down = (root?: HTMLElement): EscapeEvent => ({ type: 'down', root, target: field })
const heard = (isUsed = false, isRepeat = false): EscapeEvent => ({ type: 'heard', root: overlay, isUsed, isRepeat })
const up = (root: HTMLElement | undefined = overlay, isUsed = false): EscapeEvent => ({ type: 'up', root, target: field, isUsed })
const key: EscapeEvent = { type: 'key' }
const cancel: EscapeEvent = { type: 'cancel' }

describe('the held Escape', () => {
  const at = (phase: Escape['phase']): Escape => ({ phase, root: overlay })
  it.each<[string, Escape, EscapeEvent, Escape, EscapeEffect?]>([
    ['goes down', { phase: 'up' }, down(overlay), at('down')],
    ['goes down where a script stopped the last one', { phase: 'up', stoppedAt: field }, down(overlay), at('insisted')],
    ['goes down elsewhere than where the last one was stopped', { phase: 'up', stoppedAt: other }, down(overlay), at('down')],
    ['goes down again, its release unseen', at('ours'), down(overlay), at('down')],
    ['is not believed to be stopped after another key', { phase: 'up', stoppedAt: field }, key, { phase: 'up', stoppedAt: undefined }],

    ['comes back unused', at('down'), heard(), at('ours'), 'prevent'],
    ['comes back used', at('down'), heard(true), at('theirs')],
    ['comes back where the last one was stopped', at('insisted'), heard(), at('ours'), 'prevent'],
    ['repeats: still the browser may not close the dialog', at('ours'), heard(false, true), at('ours'), 'prevent'],
    ['repeats after a list has used it', at('theirs'), heard(false, true), at('theirs'), 'prevent'],

    ['the browser closes, and no key is down', { phase: 'up' }, cancel, { phase: 'spent', root: undefined }, 'close'],
    ['the browser closes again', { phase: 'spent' }, cancel, { phase: 'spent', root: undefined }, 'close'],
    ['the browser closes though a script has stopped it', at('down'), cancel, at('down')],
    ['the browser closes though a list has used it', at('theirs'), cancel, at('theirs')],
    ['the browser closes where a script stops every one', at('insisted'), cancel, at('spent'), 'close'],

    ['comes up unused', at('ours'), up(), { phase: 'up' }, 'close'],
    ['comes up used', at('ours'), up(overlay, true), { phase: 'up' }],
    ['comes up after somebody used it', at('theirs'), up(), { phase: 'up' }],
    ['comes up after the browser closed by it', at('spent'), up(), { phase: 'up' }],
    ['comes up where its going down was stopped', at('down'), up(), { phase: 'up', stoppedAt: field }],
    ['comes up after it went down where no overlay hears it', { phase: 'down' }, up(), { phase: 'up', stoppedAt: undefined }],
    ['comes up where a script stops every one', at('insisted'), up(), { phase: 'up' }, 'close'],
    ['comes up in another overlay than where a script stopped it', at('insisted'), up(other), { phase: 'up' }],
    ['comes up, and nobody saw it go down', { phase: 'up' }, up(), { phase: 'up' }, 'close'],
  ])('%s', (_, before, event, after, effect) => {
    const [next, follows] = reduceEscape(before, event)
    expect([next, follows]).toEqual([after, effect])
  })
})

describe('closes', () => {
  const closings = (...events: EscapeEvent[]) => {
    let state: Escape = { phase: 'up' }
    return events.flatMap((event) => {
      const [next, effect] = reduceEscape(state, event)
      state = next
      return effect === 'close' ? event.type : []
    })
  }
  const pressed = [down(overlay), heard(), up()]
  const stopped = [down(overlay), up()]
  it.each<[string, EscapeEvent[], string[]]>([
    ['one overlay a press', [...pressed, ...pressed], ['up', 'up']],
    ['one overlay however long it is held', [down(overlay), heard(), heard(false, true), heard(false, true), up()], ['up']],
    ['nothing when a held key has closed a list', [down(overlay), heard(true), heard(false, true), up()], []],
    ['nothing below what the browser has closed', [...stopped, down(overlay), cancel, up()], ['cancel']],
    ['a list first, then the overlay', [...stopped, ...stopped], ['up']],
    ['a list each time it has been opened by a key', [...stopped, key, ...stopped], []],
  ])('%s', (_, events, expected) => {
    expect(closings(...events)).toEqual(expected)
  })
})
