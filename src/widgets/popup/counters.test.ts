import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetConfig } from '../../page/config'
import { storage } from '../../page/storage'
import { type OpenChangeReason, type Popup, popups } from '../../popups/registry'
import { countTime, isSuppressed } from './counters'

const popup = { id: '7', host: document.body } as unknown as Popup

beforeEach(() => {
  localStorage.clear()
  popups.hasShown = undefined
})

describe('a popup stays closed', () => {
  const isRefused = (reason: OpenChangeReason, avoidsMultiple = false) => isSuppressed(popup, avoidsMultiple, reason)

  it('never while nothing is stored about it', () =>
    expect((['trigger', 'selector', 'action', 'api'] as const).filter((reason) => isRefused(reason, true))).toEqual([]))
  it('always once the visitor chose “never again”', () => {
    storage.set('popup_7_disable', true)
    expect((['trigger', 'selector', 'action', 'api', 'form', 'link'] as const).every((reason) => isRefused(reason))).toBe(true)
  })
  it('after another popup, if it avoids multiple popups and opens automatically or by its selector', () => {
    popups.hasShown = true
    expect((['trigger', 'selector', 'action', 'api'] as const).filter((reason) => isRefused(reason, true))).toEqual(['trigger', 'selector'])
    expect(isRefused('trigger', false)).toBe(false)
  })
  it('after it converted the visitor, if it opens automatically', () => {
    storage.set('popup_7_converted', true)
    expect((['trigger', 'selector', 'link'] as const).filter((reason) => isRefused(reason))).toEqual(['trigger'])
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
