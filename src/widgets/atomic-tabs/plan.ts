import { focusTarget } from '../../dom/focus-keys'

export interface TabsState {
  chosen: number
  /** The tab that the Tab key reaches: the selected one, or the one that has the focus. */
  tabStop: number
  /** Everything shows when printed. */
  isPrinting: boolean
}

export const planTab = (index: number, { chosen, tabStop }: TabsState) => ({
  '.e--selected': index === chosen,
  'aria-selected': index === chosen,
  tabindex: index === tabStop ? 0 : -1,
})

export function planPanel(index: number, { chosen, isPrinting }: TabsState, hasTabStop: boolean) {
  const isShown = index === chosen || isPrinting
  return {
    '.e--selected': index === chosen,
    hidden: isShown ? null : 'true',
    $display: isShown ? null : 'none',
    // A panel without a tab stop could not be read and scrolled by keyboard.
    tabindex: isShown && !hasTabStop ? 0 : null,
  }
}

/** The tab to which a key moves the focus. Enter and Space select it by clicking the button. Up and down scroll the page. */
export const planKey = (event: Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>, index: number, count: number, direction: string) =>
  index < 0 || /^Arrow(Up|Down)$/.test(event.key) ? undefined : focusTarget(event, index, count, direction)
