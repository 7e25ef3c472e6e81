import { planHidden } from '../../disclosure/parts'
import { focusTarget } from '../../dom/focus-keys'
import { isActivationKey } from '../../dom/on-press'

/** The builder's classic and nested tabs, and hand-written ones. */
export type TabsKind = 'classic' | 'nested' | 'hand-written'

export interface TabsState {
  selected: number
  /** The title in the tab order: the selected one, or the focused one. */
  tabStop: number
  /** Everything shows while printing. */
  isPrinting: boolean
}

/** The state of a panel, and what names it. */
export interface PanelLayout {
  titleId: string | undefined
  hasTabStop: boolean
  hasFocus: boolean
}

type Attributes = Record<string, unknown>

export const planTitle = (index: number, kind: TabsKind, { selected, tabStop }: TabsState): Attributes => ({
  role: 'tab',
  tabindex: index === tabStop ? 0 : -1,
  'aria-selected': index === selected,
  'aria-expanded': null,
  '.elementor-active': kind === 'classic' && index === selected,
})

export function planPanel(index: number, kind: TabsKind, { selected, isPrinting }: TabsState, panel: PanelLayout): Attributes {
  const isSelected = index === selected
  const isShown = isSelected || isPrinting
  return {
    role: 'tabpanel',
    // With `until-found`, a closed panel has a box, but is not a tab stop. A focused panel stays one.
    tabindex: isShown && (!panel.hasTabStop || panel.hasFocus) ? 0 : null,
    'aria-labelledby': panel.titleId,
    ...planHidden(isShown),
    ...(kind === 'classic' && { '.elementor-active': isSelected, $display: isShown ? 'block' : null }),
    ...(kind === 'nested' && { '.e-active': isShown }),
  }
}

/** Where a key is pressed. */
export interface KeyLayout {
  /** The focused title; -1 for none. */
  index: number
  count: number
  isInSelectedPanel: boolean
  /** The titles form a column. */
  isColumn: boolean
  direction: string
}

/** What a key does: selects a tab, or moves the focus to a title. An empty result leaves the key to the browser. */
export function planKey(
  event: Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>,
  kind: TabsKind,
  { selected }: Pick<TabsState, 'selected'>,
  { index, count, isInSelectedPanel, isColumn, direction }: KeyLayout,
): { select?: number; focus?: number } {
  const isNested = kind === 'nested'
  // Escape moves the focus from a nested tab's panel to its title; `preventDefault` keeps a surrounding popup open.
  if (index < 0) return isNested && isInSelectedPanel && event.key === 'Escape' ? { focus: selected } : {}
  if (isActivationKey(event)) return { select: index }
  // In nested tabs all four arrows move the focus, as they always have.
  if (!isNested && !isColumn && /^Arrow(Up|Down)$/.test(event.key)) return {}
  return { focus: focusTarget(event, index, count, (isNested || !isColumn) && direction) }
}
