import { planHidden } from '../../dom/disclosure/parts'
import { focusTarget } from '../../dom/focus-keys'
import { isActivationKey } from '../../dom/on-press'

/** The builder's classic and nested tabs, and hand-written tabs. */
export type TabsKind = 'classic' | 'nested' | 'hand-written'

export interface TabsState {
  selected: number
  /** The index of the title in the tab order: the focused one, or else the selected one. */
  tabStop: number
  /** While printing, all panels are shown. */
  isPrinting: boolean
}

/** The panel's current state and its label. */
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

export function planTabPanel(index: number, kind: TabsKind, { selected, isPrinting }: TabsState, panel: PanelLayout): Attributes {
  const isSelected = index === selected
  const isShown = isSelected || isPrinting
  return {
    role: 'tabpanel',
    // `until-found` keeps a closed panel's box, but must not make it a tab stop. A focused panel stays one.
    tabindex: isShown && (!panel.hasTabStop || panel.hasFocus) ? 0 : null,
    'aria-labelledby': panel.titleId,
    ...planHidden(isShown),
    ...(kind === 'classic' && { '.elementor-active': isSelected, $display: isShown ? 'block' : null }),
    ...(kind === 'nested' && { '.e-active': isShown }),
  }
}

/** Where the key was pressed. */
export interface KeyLayout {
  /** The index of the focused title; -1 if none. */
  index: number
  count: number
  isInSelectedPanel: boolean
  /** The titles are stacked. */
  isColumn: boolean
  direction: string
}

/** What a key does: select a tab or focus a title. An empty result leaves the key to the browser. */
export function planTabKey(
  event: Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>,
  kind: TabsKind,
  { selected }: Pick<TabsState, 'selected'>,
  { index, count, isInSelectedPanel, isColumn, direction }: KeyLayout,
): { select?: number; focus?: number } {
  const isNested = kind === 'nested'
  // Escape moves the focus from a nested tab's panel to its title; `preventDefault` keeps a surrounding popup open.
  if (index < 0) return isNested && isInSelectedPanel && event.key === 'Escape' ? { focus: selected } : {}
  if (isActivationKey(event)) return { select: index }
  // In nested tabs all four arrows move the focus, as in the builder.
  if (!isNested && !isColumn && /^Arrow(Up|Down)$/.test(event.key)) return {}
  return { focus: focusTarget(event, index, count, (isNested || !isColumn) && direction) }
}
