import { describe, expect, it } from 'vitest'
import { type Effect, type Phase, type PopupEvent, reduce, type State } from './phase'

const state = (phase: Phase): State => ({ phase, reason: 'link' })

describe('a popup’s transitions', () => {
  it.each<[string, Phase, PopupEvent['type'], Phase, Effect[]]>([
    ['it opens', 'closed', 'show', 'begun', ['begin', 'later']],
    ['content is filled in', 'begun', 'step', 'filled', ['fill', 'later']],
    ['it is shown', 'filled', 'step', 'shown', ['reveal', 'later']],
    ['open is announced', 'shown', 'step', 'open', ['notify']],
    ['lets the page confirm the closing', 'open', 'hide', 'open', ['confirmHide']],
    ['the page confirms it', 'open', 'confirmed', 'closing', ['exit']],
    ['exit animation ends', 'closing', 'end', 'closed', ['finish']],

    ['reopened while opening', 'filled', 'show', 'begun', ['begin', 'later']],
    ['reopened while open', 'open', 'show', 'begun', ['begin', 'later']],
    ['reopened while closing', 'closing', 'show', 'begun', ['begin', 'later']],

    ['closed before its content: filled first', 'begun', 'hide', 'filled', ['fill', 'again']],
    ['closed with its content filled: shown first', 'filled', 'hide', 'shown', ['reveal', 'again']],
    ['closed before its announcement: announced first', 'shown', 'hide', 'open', ['notify', 'again']],
    ['closed while closing', 'closing', 'hide', 'closing', []],
    ['closed while closed', 'closed', 'hide', 'closed', []],
    ['the page confirms it, but it has already closed', 'closed', 'confirmed', 'closed', []],

    ['ended while open: announced', 'open', 'end', 'closing', ['notifyHide', 'exit', 'again']],
    ['ended before its content', 'begun', 'end', 'closed', ['finish']],
    ['ended when shown, before its announcement', 'shown', 'end', 'closed', ['finish']],
    ['ended while closed', 'closed', 'end', 'closed', []],

    ['a step too late', 'open', 'step', 'open', []],
    ['a step after it has closed', 'closed', 'step', 'closed', []],
  ])('%s', (_, before, type, after, effects) => {
    const [next, todo] = reduce(state(before), { type, reason: 'esc' })
    expect([next.phase, todo]).toEqual([after, effects])
  })

  /** All effects, if the page confirms every closing and every step comes in time. */
  const run = (types: PopupEvent['type'][]) => {
    let now: State = { phase: 'closed', reason: 'api' }
    const done: string[] = []
    const send = (event: PopupEvent) => {
      const [next, todo] = reduce(now, event)
      now = next
      for (const effect of todo) {
        if (effect === 'again') send(event)
        else if (effect === 'confirmHide') send({ ...event, type: 'confirmed' })
        else done.push(effect === 'notify' ? `notify ${now.reason}` : effect)
      }
    }
    for (const type of types) send({ type, reason: type === 'show' ? 'trigger' : 'esc' })
    return [now.phase, done.filter((effect) => effect !== 'later').join(' ')]
  }
  it.each<[string, PopupEvent['type'][], Phase, string]>([
    ['opened and closed', ['show', 'step', 'step', 'step', 'hide', 'end'], 'closed', 'begin fill reveal notify trigger exit finish'],
    ['closed at once: still opens and closes', ['show', 'hide'], 'closing', 'begin fill reveal notify trigger exit'],
    ['closed between its steps', ['show', 'step', 'hide', 'end'], 'closed', 'begin fill reveal notify trigger exit finish'],
    ['closed twice', ['show', 'hide', 'hide', 'end'], 'closed', 'begin fill reveal notify trigger exit finish'],
    ['closed, and opened while closing', ['show', 'hide', 'show', 'step'], 'filled', 'begin fill reveal notify trigger exit begin fill'],
    ['unmounted', ['show', 'step', 'step', 'step', 'end'], 'closed', 'begin fill reveal notify trigger notifyHide exit finish'],
    ['unmounted while opening', ['show', 'step', 'end'], 'closed', 'begin fill finish'],
  ])('%s', (_, types, phase, effects) => expect(run(types)).toEqual([phase, effects]))
})
