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

describe('the plan for a failed player', () => {
  it.each<[string, Partial<PlayerFacts>, FailurePlan | undefined]>([
    ['follows the clicked link', {}, plan({ followsLink: true })],
    ['not long after the click', { isRecent: false }, plan()],
    ['not without a click', { isRequested: false }, plan()],
    ['not when a button was clicked', { isLink: false }, plan()],
    ['not for a file, whose notice says more', { isFile: true }, plan()],
    ['offers a button when there is nothing to click', { isRequested: false, isLink: undefined }, plan({ offersButton: true })],
    [
      'leaves clicks to the browser when the player has no video',
      { progress: 'ready' },
      plan({ followsLink: true, offersButton: true, leavesClicks: true }),
    ],
    ['a player that has played shows its errors itself', { progress: 'played' }, undefined],
    ['a file that has played does not', { progress: 'played', isFile: true }, plan()],
  ])('%s', (_, changes, expected) => expect(planFailure(facts(changes))).toEqual(expected))
})
