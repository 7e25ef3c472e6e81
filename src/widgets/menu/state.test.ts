import { expect, it } from 'vitest'
import { planMenu } from './state'

const DEVICES = ['mobile', 'tablet', 'desktop']
const byHand = { isHandWritten: true, toggle: document.createElement('button') }
const builders = { ...byHand, isHandWritten: false }
const row = { layout: 'horizontal', dropdown: 'tablet' }

it.each([
  ['by hand, above its device: a row with nothing to open', byHand, row, 'desktop', false, ['horizontal', null]],
  ['by hand, on its device: closed behind its button', byHand, row, 'tablet', false, ['dropdown', true]],
  ['by hand, below its device, opened', byHand, row, 'mobile', true, ['dropdown', false]],
  ['by hand, never folding', byHand, { ...row, dropdown: 'none' }, 'mobile', false, ['horizontal', null]],
  ['by hand, without a button: always visible', { ...byHand, toggle: null }, row, 'mobile', false, ['dropdown', null]],
  ['the builder’s, whose stylesheet decides about devices', builders, row, 'desktop', false, ['horizontal', true]],
  ['the builder’s, opened', builders, row, 'mobile', true, ['horizontal', false]],
] as const)('a menu %s', (_, parts, settings, mode, isOpen, expected) => {
  const { layout, isClosed } = planMenu(parts, settings, mode, DEVICES, isOpen)
  expect([layout, isClosed]).toEqual(expected)
})
