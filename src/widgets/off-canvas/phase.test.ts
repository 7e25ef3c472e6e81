import { describe, expect, it } from 'vitest'
import { type Effect, type PanelEvent, type Phase, reduce } from './phase'

describe('a panel’s transitions', () => {
  it.each<[string, Phase, PanelEvent, Phase, Effect[]]>([
    ['it opens', 'closed', 'open', 'open', ['enter', 'cover']],
    ['its exit starts', 'open', 'close', 'closing', ['exit']],
    ['its exit is over', 'closing', 'end', 'closed', ['uncover']],

    ['opened while open', 'open', 'open', 'open', []],
    ['opened while closing: it still covers the page', 'closing', 'open', 'open', ['enter']],
    ['closed while closed', 'closed', 'close', 'closed', []],
    ['closed while closing', 'closing', 'close', 'closing', []],

    ['toggled while closed', 'closed', 'toggle', 'open', ['enter', 'cover']],
    ['toggled while open', 'open', 'toggle', 'closing', ['exit']],
    ['toggled while closing', 'closing', 'toggle', 'open', ['enter']],

    ['ended while open: without an exit', 'open', 'end', 'closed', ['uncover']],
    ['ended while closed', 'closed', 'end', 'closed', []],
    ['a link in it is followed', 'open', 'follow', 'closed', ['leave']],
    ['a link is followed while closing', 'closing', 'follow', 'closed', ['leave']],
    ['a link is followed while closed', 'closed', 'follow', 'closed', []],
  ])('%s', (_, before, event, after, effects) => expect(reduce(before, event)).toEqual([after, ...effects]))

  const run = (events: PanelEvent[]) => {
    let phase: Phase = 'closed'
    const done: Effect[] = []
    for (const event of events) {
      const [next, ...effects] = reduce(phase, event)
      phase = next
      done.push(...effects)
    }
    return [phase, done.join(' ')]
  }
  it.each<[string, PanelEvent[], Phase, string]>([
    ['opened and closed', ['open', 'close', 'end'], 'closed', 'enter cover exit uncover'],
    ['closed twice', ['open', 'close', 'close', 'end'], 'closed', 'enter cover exit uncover'],
    ['its exit ends twice', ['open', 'close', 'end', 'end'], 'closed', 'enter cover exit uncover'],
    ['opened while closing', ['open', 'close', 'open', 'close', 'end'], 'closed', 'enter cover exit enter exit uncover'],
    ['a link followed during its exit', ['open', 'close', 'follow', 'end'], 'closed', 'enter cover exit leave'],
    ['toggled three times', ['toggle', 'toggle', 'toggle'], 'open', 'enter cover exit enter'],
    ['unmounted while open', ['open', 'end'], 'closed', 'enter cover uncover'],
    ['unmounted while closed', ['open', 'follow', 'end'], 'closed', 'enter cover leave'],
  ])('%s', (_, events, phase, effects) => expect(run(events)).toEqual([phase, effects]))
})
