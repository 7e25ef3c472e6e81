import { describe, expect, it } from 'vitest'
import {
  type Effect,
  type FailureFacts,
  type FailurePlan,
  type Next,
  type PlayerEvent,
  planFailure,
  type Request,
  reduce,
  reduceRequest,
  type State,
} from './player-plan'

const START: State = { isFile: false, generation: 0 }
type Step = (state: State) => Next
/** The players' code comes. */
const come =
  (by: Request, isFile = false, generation = 0): Step =>
  (state) =>
    reduceRequest(state, by, generation, isFile)
const unplayable =
  (by: Request): Step =>
  (state) =>
    reduceRequest(state, by, 0, undefined)
const is =
  (event: PlayerEvent): Step =>
  (state) =>
    reduce(state, event)

describe('a player’s transitions', () => {
  const byClick: Partial<State> = { by: 'click' }
  const byView: Partial<State> = { by: 'view' }
  const file: Partial<State> = { by: 'click', isFile: true }
  it.each<[string, Partial<State>, Step, Partial<State>, Effect[]]>([
    ['its code comes after a click', {}, come('click'), byClick, ['removeNotice', 'add']],
    ['its code comes as it comes into view', {}, come('view'), byView, ['removeNotice', 'add']],
    ['its code comes for a file', {}, come('click', true), file, ['removeNotice', 'add']],
    ['of two clicks the first counts', byClick, come('click'), byClick, []],
    ['it comes into view after a click', byClick, come('view'), byClick, []],
    ['it comes into view again', byView, come('view'), byView, []],
    ['a click starts it again, with its sound', { ...byView, progress: 'ready' }, come('click'), byClick, ['removeNotice', 'reset', 'add']],
    ['its code comes too late', { generation: 1 }, come('click'), { generation: 1 }, []],
    ['its code comes too late for a newer player', { ...byView, generation: 1 }, come('click'), { ...byView, generation: 1 }, []],

    ['a click on what cannot be played', {}, unplayable('click'), {}, ['removeNotice', 'reset', 'followLink']],
    ['what cannot be played comes into view', {}, unplayable('view'), {}, ['removeNotice']],
    ['a click on a player whose code is gone', byView, unplayable('click'), {}, ['removeNotice', 'reset', 'followLink']],

    ['it is ready', byClick, is('ready'), { ...byClick, progress: 'ready' }, []],
    ['it plays', { ...byClick, progress: 'ready' }, is('playing'), { ...byClick, progress: 'playing' }, []],
    ['it is gone', { ...byClick, progress: 'ready' }, is('gone'), {}, ['reset']],

    ['its popup closes', { ...byClick, progress: 'playing' }, is('closed'), { generation: 1 }, ['reset', 'watch']],
    ['its popup closes before it has come', {}, is('closed'), { generation: 1 }, ['reset', 'watch']],
    ['its popup closes twice', { generation: 1 }, is('closed'), { generation: 2 }, ['reset', 'watch']],
    ['the popup of a file closes', file, is('closed'), { ...file, generation: 1 }, ['watch']],
    ['a provider’s player is left', byClick, is('left'), { generation: 1 }, ['reset', 'watch']],
    ['a file is left before it is ready', file, is('left'), { ...file, generation: 1 }, ['pause', 'watch']],
    ['it is unmounted', { ...byClick, progress: 'ready' }, is('stopped'), { generation: 1 }, ['reset']],
    ['a file is unmounted', file, is('stopped'), { isFile: true, generation: 1 }, ['reset']],
  ])('%s', (_, before, step, after, effects) => expect(step({ ...START, ...before })).toEqual([{ ...START, ...after }, ...effects]))

  const run = (steps: Step[]) => {
    let state = START
    const done: Effect[] = []
    for (const step of steps) {
      const [next, ...effects] = step(state)
      state = next
      done.push(...effects)
    }
    return [state.by, done.join(' ')]
  }
  const again = 'removeNotice add'
  it.each<[string, Step[], Request | undefined, string]>([
    ['clicked while its code loads for the view', [come('view'), come('click')], 'click', 'removeNotice add removeNotice reset add'],
    ['clicked twice while its code loads', [come('click'), come('click')], 'click', 'removeNotice add'],
    ['its popup closes while its code loads', [is('closed'), come('click')], undefined, 'reset watch'],
    ['clicked again in the reopened popup', [is('closed'), come('click'), come('click', false, 1)], 'click', `reset watch ${again}`],
    ['unmounted while its code loads', [is('stopped'), come('view')], undefined, 'reset'],
    ['clicked again once it has failed', [come('click'), is('gone'), come('click')], 'click', `removeNotice add reset ${again}`],
    [
      'a file that fails after its popup has closed, clicked again',
      [come('click', true), is('closed'), is('gone'), come('click', true, 1)],
      'click',
      `removeNotice add watch reset ${again}`,
    ],
    ['a file comes into view again', [come('view', true), is('left'), come('view', true, 1)], 'view', 'removeNotice add pause watch'],
    [
      'its code, requested before its popup closed, comes once a newer player has failed',
      [is('closed'), come('click', true, 1), is('gone'), come('click', true, 0)],
      undefined,
      'reset watch removeNotice add reset',
    ],
  ])('%s', (_, steps, by, effects) => expect(run(steps)).toEqual([by, effects]))
})

describe('the plan for a failed player', () => {
  const facts = (changes: Partial<FailureFacts>): FailureFacts => ({
    isFile: false,
    by: 'click',
    isRecent: true,
    isLink: true,
    ...changes,
  })
  const plan = (changes: Partial<FailurePlan> = {}) => ({ followsLink: false, offersButton: false, leavesClicks: false, ...changes })
  it.each<[string, Partial<FailureFacts>, FailurePlan | undefined]>([
    ['follows the clicked link', {}, plan({ followsLink: true })],
    ['not long after the click', { isRecent: false }, plan()],
    ['not without a click', { by: 'view' }, plan()],
    ['not when a button was clicked', { isLink: false }, plan()],
    ['not for a file, whose notice says more', { isFile: true }, plan()],
    ['offers a button when there is nothing to click', { by: 'view', isLink: undefined }, plan({ offersButton: true })],
    [
      'leaves clicks to the browser when the player has no video',
      { progress: 'ready' },
      plan({ followsLink: true, offersButton: true, leavesClicks: true }),
    ],
    ['a player that has played shows its errors itself', { progress: 'playing' }, undefined],
    ['a file that has played does not', { progress: 'playing', isFile: true }, plan()],
  ])('%s', (_, changes, expected) => expect(planFailure(facts(changes))).toEqual(expected))
})
