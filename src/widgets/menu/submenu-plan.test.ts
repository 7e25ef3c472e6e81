import { describe, expect, it } from 'vitest'
import { type Click, planClick } from './submenu-plan'

const NONE = { isThemeHeader: false, isHandWritten: false, isInline: false, isExpanded: false, isBareHash: false }
const click = (changes: Partial<Click>): Click => ({ ...NONE, isOnTrigger: true, isOnArrow: false, hasJustOpened: false, ...changes })

describe('what a click does to submenus', () => {
  it.each<[string, Partial<Click>, ReturnType<typeof planClick>]>([
    ['the first on a parent expands it', {}, ['toggle', true]],
    ['the second follows its link', { isExpanded: true }, ['collapse all', false]],
    ['in the flow nothing collapses then', { isExpanded: true, isInline: true }, ['nothing', false]],
    ['its arrow collapses it in the flow', { isExpanded: true, isInline: true, isOnArrow: true }, ['toggle', true]],
    ['not over the page', { isExpanded: true, isOnArrow: true }, ['collapse all', false]],
    ['a parent that leads nowhere is a button', { isExpanded: true, isBareHash: true }, ['toggle', true]],
    ['and so is one of a hand-written menu', { isExpanded: true, isHandWritten: true }, ['toggle', true]],
    ['it was on its way when hovering opened', { isExpanded: true, isBareHash: true, hasJustOpened: true }, ['expand', true]],
    ['in the theme’s menu it follows the link, too', { isThemeHeader: true }, ['toggle', false]],
    ['where that leads somewhere', { isThemeHeader: true, isBareHash: true }, ['toggle', true]],
    ['a link without a submenu collapses what lies over the page', { isOnTrigger: false }, ['collapse all', false]],
    ['and nothing in the flow', { isOnTrigger: false, isInline: true }, ['nothing', false]],
  ])('%s', (_, changes, expected) => expect(planClick(click(changes))).toEqual(expected))
})
