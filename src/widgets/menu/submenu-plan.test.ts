import { describe, expect, it } from 'vitest'
import { type Click, planClick } from './submenu-plan'

const NONE = { isThemeHeader: false, isHandWritten: false, isInline: false, isExpanded: false, isBareHash: false }
const click = (changes: Partial<Click>): Click => ({ ...NONE, isOnTrigger: true, isOnArrow: false, hasJustOpened: false, ...changes })

describe('a click in a menu', () => {
  it.each<[string, Partial<Click>, ReturnType<typeof planClick>]>([
    ['the first click on a parent expands it', {}, ['toggle', true]],
    ['the second click follows its link', { isExpanded: true }, ['collapse all', false]],
    ['in the flow it collapses nothing', { isExpanded: true, isInline: true }, ['nothing', false]],
    ['in the flow, a click on the arrow collapses it', { isExpanded: true, isInline: true, isOnArrow: true }, ['toggle', true]],
    ['but not in a flyout', { isExpanded: true, isOnArrow: true }, ['collapse all', false]],
    ['a parent that leads nowhere toggles', { isExpanded: true, isBareHash: true }, ['toggle', true]],
    ['a hand-written parent toggles', { isExpanded: true, isHandWritten: true }, ['toggle', true]],
    ['a click just after hovering opened keeps it open', { isExpanded: true, isBareHash: true, hasJustOpened: true }, ['expand', true]],
    ['in the theme’s menu it also follows the link', { isThemeHeader: true }, ['toggle', false]],
    ['unless that leads nowhere', { isThemeHeader: true, isBareHash: true }, ['toggle', true]],
    ['a link without a submenu collapses flyouts', { isOnTrigger: false }, ['collapse all', false]],
    ['a link without a submenu collapses nothing in the flow', { isOnTrigger: false, isInline: true }, ['nothing', false]],
  ])('%s', (_, changes, expected) => expect(planClick(click(changes))).toEqual(expected))
})
