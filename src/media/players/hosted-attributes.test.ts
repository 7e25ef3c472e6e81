import { describe, expect, it } from 'vitest'
import { planAttributes } from './hosted'
import type { PlayerOptions } from './player'

describe('the attributes of a file’s player', () => {
  it.each<[string, PlayerOptions, object]>([
    ['no options', {}, { loop: null, src: 'a.mp4' }],
    ['the browser loops a whole file', { loop: true }, { loop: '', src: 'a.mp4' }],
    ['we loop a part of it', { loop: true, start: 5, end: 9 }, { loop: null, src: 'a.mp4#t=5,9' }],
    ['an end before the start is ignored', { start: 9, end: 5 }, { loop: null, src: 'a.mp4#t=9' }],
    ['with controls and a name', { controls: true, title: 'Film' }, { 'aria-label': 'Film', controls: '', loop: null, src: 'a.mp4' }],
  ])('%s', (_, options, expected) => expect(planAttributes('a.mp4', options)).toEqual(expected))
  it('muted and inline come before the source', () =>
    expect(Object.keys(planAttributes('a.mp4', { inline: true, mute: true }))).toEqual(['muted', 'playsinline', 'loop', 'src']))
})
