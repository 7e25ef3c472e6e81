import { planHidden } from '../../disclosure/parts'
import { focusTarget } from '../../dom/focus-keys'
import { isActivationKey } from '../../dom/on-press'

/** The builder's classic and nested tabs, and hand-written ones. */
export type TabsKind = 'classic' | 'nested' | 'hand-written'

export interface TabsState {
  selected: number
  /** The title that Tab comes to: the selected one, or the one that has the focus. */
  tabStop: number
  /** Everything shows on paper. */
  isPrinting: boolean
}

/** What a panel is like now, and what names it. */
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
    // A closed panel is no stop, although `until-found` leaves it a box. One that has the focus keeps it.
    tabindex: isShown && (!panel.hasTabStop || panel.hasFocus) ? 0 : null,
    'aria-labelledby': panel.titleId,
    ...planHidden(isShown),
    ...(kind === 'classic' && { '.elementor-active': isSelected, $display: isShown ? 'block' : null }),
    ...(kind === 'nested' && { '.e-active': isShown }),
  }
}

/** Where a key is pressed. */
export interface KeyLayout {
  /** The title that has the focus; -1 outside of all. */
  index: number
  count: number
  isInSelectedPanel: boolean
  /** The titles stand one below the other. */
  isColumn: boolean
  direction: string
}

/** What a key does: it chooses a tab, or moves the focus to a title; any other one is the browser's. */
export function planKey(
  event: Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>,
  kind: TabsKind,
  { selected }: Pick<TabsState, 'selected'>,
  { index, count, isInSelectedPanel, isColumn, direction }: KeyLayout,
): { select?: number; focus?: number } {
  const isNested = kind === 'nested'
  // Escape moves the focus from a nested tab's panel to its title. The prevented default keeps a popup around the tabs open.
  if (index < 0) return isNested && isInSelectedPanel && event.key === 'Escape' ? { focus: selected } : {}
  if (isActivationKey(event)) return { select: index }
  // In nested tabs all four arrows move, as they always have.
  if (!isNested && !isColumn && /^Arrow(Up|Down)$/.test(event.key)) return {}
  return { focus: focusTarget(event, index, count, (isNested || !isColumn) && direction) }
}
