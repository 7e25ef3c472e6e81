import { describe, expect, it } from 'vitest'
import { type PanelFacts, planOffCanvasPanel, planOpener } from './off-canvas-plan'
import type { Phase } from './phase'

const facts = (changes: Partial<PanelFacts> = {}): PanelFacts => ({
  isHandWritten: false,
  isDialog: false,
  elementId: 'side',
  label: 'Filters',
  ...changes,
})
const dialog = { role: 'dialog', 'aria-modal': true }

describe('the panel’s attributes', () => {
  it.each<[string, Partial<PanelFacts>, Phase, object]>([
    ['closed', {}, 'closed', { 'data-open': 'no', ...dialog, 'aria-hidden': true, inert: true }],
    ['open', {}, 'open', { 'data-open': 'yes', ...dialog, 'aria-hidden': false, inert: null }],
    ['still visible while closing', {}, 'closing', { 'data-open': 'closing', ...dialog, 'aria-hidden': false, inert: null }],
    ['hand-written, closed', { isHandWritten: true }, 'closed', { 'data-open': 'no', ...dialog, hidden: true, inert: true }],
    ['hand-written, open', { isHandWritten: true }, 'open', { 'data-open': 'yes', ...dialog, hidden: null, inert: null }],
    ['a <dialog>', { isHandWritten: true, isDialog: true }, 'open', { 'data-open': 'yes', 'aria-modal': true }],
  ])('%s', (_, changes, phase, expected) => expect(planOffCanvasPanel(facts(changes), phase)).toEqual(expected))
})

describe('an opener’s attributes', () => {
  const described = { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'aria-controls': 'side' }
  it.each<[string, Partial<PanelFacts>, Phase, boolean, object]>([
    ['closed', {}, 'closed', true, described],
    ['open', {}, 'open', true, { ...described, 'aria-expanded': true }],
    ['collapsed while closing', {}, 'closing', true, described],
    ['panel without an id', { elementId: '' }, 'closed', true, { ...described, 'aria-controls': null }],
    ['without its own name', {}, 'closed', false, { ...described, 'aria-label': 'Open: Filters' }],
    ['neither has a name', { label: '' }, 'closed', false, { ...described, 'aria-label': 'Open' }],
  ])('%s', (_, changes, phase, hasName, expected) => expect(planOpener(facts(changes), phase, hasName, 'Open')).toEqual(expected))
})
