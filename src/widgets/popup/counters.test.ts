import { beforeEach, describe, expect, it } from 'vitest'
import { storage } from '../../builder/storage'
import { type Popup, popups, type Reason } from '../../popups/registry'
import { countTime, isSuppressed } from './counters'

const popup = (settings: object = {}, key = '7') => ({ key, settings }) as unknown as Popup

beforeEach(() => {
  localStorage.clear()
  popups.popped = undefined
})

describe('what stays closed', () => {
  const refused = (reason: Reason, avoids = false) => Boolean(isSuppressed(popup(), avoids, reason))

  it('nothing, without a memory', () =>
    expect((['trigger', 'selector', 'action', 'api'] as const).filter((r) => refused(r, true))).toEqual([]))
  it('every way, once the visitor said never again', () => {
    storage.set('popup_7_disable', true)
    expect((['trigger', 'selector', 'action', 'api', 'form', 'link'] as const).every((r) => refused(r))).toBe(true)
  })
  it('after another one, what opens by itself or by its selector, when it avoids that', () => {
    popups.popped = true
    expect((['trigger', 'selector', 'action', 'api'] as const).filter((r) => refused(r, true))).toEqual(['trigger', 'selector'])
    expect(refused('trigger', false)).toBe(false)
  })
  it('after it did its work, only what opens by itself', () => {
    storage.set('popup_7_converted', true)
    expect((['trigger', 'selector', 'link'] as const).filter((r) => refused(r))).toEqual(['trigger'])
  })
})

describe('counting (contract popups §4.7)', () => {
  const count = (timing: unknown) => {
    const one = popup({ timing })
    countTime(one, 'show')
    const shown = storage.get('popup_7_times')
    countTime(one, 'hide')
    return [shown, storage.get('popup_7_times')]
  }
  it('at the showing', () => expect(count([])).toEqual([1, 1]))
  it('at the hiding, when the site says so', () => expect(count({ times_count: 'close' })).toEqual([undefined, 1]))
  it('goes on from what stands there, whatever it is', () => {
    storage.set('popup_7_times', '4')
    expect(count(undefined)).toEqual([5, 5])
    storage.set('popup_7_times', { x: 1 })
    expect(count('junk')).toEqual([1, 1])
  })
})
