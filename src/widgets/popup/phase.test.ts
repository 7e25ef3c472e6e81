import { describe, expect, it } from 'vitest'
import { type Effect, type Phase, type PopupEvent, reduce, type State } from './phase'

const state = (phase: Phase): State => ({ phase, reason: 'link' })

describe('what an event makes of a popup', () => {
  it.each<[string, Phase, PopupEvent['type'], Phase, Effect[]]>([
    ['it opens', 'closed', 'show', 'begun', ['begin', 'later']],
    ['its content comes in', 'begun', 'step', 'filled', ['fill', 'later']],
    ['it is shown', 'filled', 'step', 'shown', ['reveal', 'later']],
    ['everybody is told', 'shown', 'step', 'open', ['tell']],
    ['the page is asked', 'open', 'hide', 'open', ['ask']],
    ['the page agrees', 'open', 'agreed', 'closing', ['exit']],
    ['its exit animation is over', 'closing', 'end', 'closed', ['finish']],

    ['it is opened once more while it opens', 'filled', 'show', 'begun', ['begin', 'later']],
    ['it is opened once more while it is open', 'open', 'show', 'begun', ['begin', 'later']],
    ['it is opened while it closes', 'closing', 'show', 'begun', ['begin', 'later']],

    ['it is to close with nothing to see: its content first', 'begun', 'hide', 'filled', ['fill', 'again']],
    ['it is to close with its content in place: shown first', 'filled', 'hide', 'shown', ['reveal', 'again']],
    ['it is to close when nobody has been told: told first', 'shown', 'hide', 'open', ['tell', 'again']],
    ['it is to close, and is closing', 'closing', 'hide', 'closing', []],
    ['it is to close, and is closed', 'closed', 'hide', 'closed', []],
    ['the page agrees, but something has closed it meanwhile', 'closed', 'agreed', 'closed', []],

    ['it ends while open: everybody hears of it', 'open', 'end', 'closing', ['sayHide', 'exit', 'again']],
    ['it ends with nothing to see', 'begun', 'end', 'closed', ['finish']],
    ['it ends when shown, before anybody was told', 'shown', 'end', 'closed', ['finish']],
    ['it ends, and is closed', 'closed', 'end', 'closed', []],

    ['a step that comes too late', 'open', 'step', 'open', []],
    ['a step after it has closed', 'closed', 'step', 'closed', []],
  ])('%s', (_, before, type, after, effects) => {
    const [next, todo] = reduce(state(before), { type, reason: 'esc' })
    expect([next.phase, todo]).toEqual([after, effects])
  })

  /** What happens in all, where the page agrees to everything and every step comes in time. */
  const run = (types: PopupEvent['type'][]) => {
    let now: State = { phase: 'closed', reason: 'api' }
    const done: string[] = []
    const send = (event: PopupEvent) => {
      const [next, todo] = reduce(now, event)
      now = next
      for (const effect of todo) {
        if (effect === 'again') send(event)
        else if (effect === 'ask') send({ ...event, type: 'agreed' })
        else done.push(effect === 'tell' ? `tell ${now.reason}` : effect)
      }
    }
    for (const type of types) send({ type, reason: type === 'show' ? 'trigger' : 'esc' })
    return [now.phase, done.filter((effect) => effect !== 'later').join(' ')]
  }
  it.each<[string, PopupEvent['type'][], Phase, string]>([
    ['opened and closed', ['show', 'step', 'step', 'step', 'hide', 'end'], 'closed', 'begin fill reveal tell trigger exit finish'],
    ['closed at once: still an opening and a closing', ['show', 'hide'], 'closing', 'begin fill reveal tell trigger exit'],
    ['closed between its steps', ['show', 'step', 'hide', 'end'], 'closed', 'begin fill reveal tell trigger exit finish'],
    ['closed twice', ['show', 'hide', 'hide', 'end'], 'closed', 'begin fill reveal tell trigger exit finish'],
    ['closed, and opened while it closes', ['show', 'hide', 'show', 'step'], 'filled', 'begin fill reveal tell trigger exit begin fill'],
    ['its island ends', ['show', 'step', 'step', 'step', 'end'], 'closed', 'begin fill reveal tell trigger sayHide exit finish'],
    ['its island ends while it opens', ['show', 'step', 'end'], 'closed', 'begin fill finish'],
  ])('%s', (_, types, phase, effects) => expect(run(types)).toEqual([phase, effects]))
})
