import { describe, expect, it } from 'vitest'
import { type FailurePlan, type PlayerFacts, planFailure } from './player-plan'

const facts = (changes: Partial<PlayerFacts>): PlayerFacts => ({
  progress: 'none',
  isFile: false,
  isRequested: true,
  isRecent: true,
  isLink: true,
  ...changes,
})
const plan = (changes: Partial<FailurePlan> = {}) => ({ followsLink: false, offersButton: false, leavesClicks: false, ...changes })

describe('what becomes of a player that has failed', () => {
  it.each<[string, Partial<PlayerFacts>, FailurePlan | undefined]>([
    ['the click goes on to its link', {}, plan({ followsLink: true })],
    ['not long after it', { isRecent: false }, plan()],
    ['not when nobody has clicked', { isRequested: false }, plan()],
    ['not where a button was clicked', { isLink: false }, plan()],
    ['not for a file, of which the notice says more', { isFile: true }, plan()],
    ['with nothing to click, a button is offered', { isRequested: false, isLink: undefined }, plan({ offersButton: true })],
    [
      'there is a player, but no video: clicks are the browser’s from now on',
      { progress: 'ready' },
      plan({ followsLink: true, offersButton: true, leavesClicks: true }),
    ],
    ['a player that has played shows its errors itself', { progress: 'played' }, undefined],
    ['a file that has played does not', { progress: 'played', isFile: true }, plan()],
  ])('%s', (_, changes, expected) => expect(planFailure(facts(changes))).toEqual(expected))
})
