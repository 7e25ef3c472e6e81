import { focusTarget } from '../../dom/focus-keys'

export interface TabsState {
  chosen: number
  /** The tab that the Tab key comes to: the chosen one, or the one that has the focus. */
  tabStop: number
  /** Everything shows on paper. */
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
    // Without a stop in it a panel could not be read and scrolled by keyboard.
    tabindex: isShown && !hasTabStop ? 0 : null,
  }
}

/** The tab that a key moves the focus to; it is chosen by Enter and Space, which click a button. Up and down scroll the page. */
export const planKey = (event: Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>, index: number, count: number, direction: string) =>
  index < 0 || /^Arrow(Up|Down)$/.test(event.key) ? undefined : focusTarget(event, index, count, direction)
