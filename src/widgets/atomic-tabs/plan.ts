import { focusTarget } from '../../dom/focus-keys'

export interface TabsState {
  chosen: number
  /** The index of the tab in the tab order: the selected or the focused one. */
  tabStop: number
  /** While printing, all panels are shown. */
  isPrinting: boolean
}

export const planTab = (index: number, { chosen, tabStop }: TabsState) => ({
  '.e--selected': index === chosen,
  'aria-selected': index === chosen,
  tabindex: index === tabStop ? 0 : -1,
})

export function planAtomicTabPanel(index: number, { chosen, isPrinting }: TabsState, hasTabStop: boolean) {
  const isShown = index === chosen || isPrinting
  return {
    '.e--selected': index === chosen,
    hidden: isShown ? null : 'true',
    $display: isShown ? null : 'none',
    // A panel without a tab stop inside must be one, to be read and scrolled by keyboard.
    tabindex: isShown && !hasTabStop ? 0 : null,
  }
}

/** The index of the tab that a key focuses; Enter and Space select it by clicking. Up and down scroll the page. */
export const planAtomicTabKey = (
  event: Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>,
  index: number,
  count: number,
  direction: string,
) => (index < 0 || /^Arrow(Up|Down)$/.test(event.key) ? undefined : focusTarget(event, index, count, direction))
