import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetConfig } from '../page/config'
import { storage } from '../page/storage'
import { type Popup, popups } from './registry'
import { countTime, readShownBefore } from './shown-before'

const popup = { id: '7', host: document.body } as unknown as Popup

beforeEach(() => {
  localStorage.clear()
  popups.hasShown = undefined
})

describe('before a showing, what is against it is read', () => {
  const against = (avoidsMultiple = false) =>
    readShownBefore(popup, avoidsMultiple)
      .filter(({ pass }) => !pass)
      .map(({ name }) => name)

  it('as nothing, while nothing is stored or shown', () => expect(against(true)).toEqual([]))
  it('as what is stored about the visitor', () => {
    storage.set('popup_7_disable', true)
    expect(against()).toEqual(['disable'])
    storage.set('popup_7_converted', true)
    expect(against()).toEqual(['disable', 'converted'])
  })
  it('as another popup on this page view, if it avoids multiple popups', () => {
    popups.hasShown = true
    expect([against(), against(true)]).toEqual([[], ['avoid_multiple_popups']])
  })
})

describe('a showing is counted (contract popups §4.7)', () => {
  const countOnce = () => {
    countTime(popup)
    return storage.get('popup_7_times')
  }
  it('on top of any stored value', () => {
    expect(countOnce()).toBe(1)
    storage.set('popup_7_times', '4')
    expect(countOnce()).toBe(5)
    storage.set('popup_7_times', { x: 1 })
    expect(countOnce()).toBe(1)
  })
  it('except in the editor', () => {
    vi.stubGlobal('elementorFrontendConfig', { environmentMode: { edit: true } })
    forgetConfig()
    expect(countOnce()).toBeUndefined()
    vi.unstubAllGlobals()
    forgetConfig()
  })
})
