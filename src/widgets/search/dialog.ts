import { queryFirst } from '../../base/query-all'
import { createWriters } from '../../dom/writers'
import { openLayer } from '../../overlays/open-layer'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { SEARCH_CLOSE } from './parts'

export interface SearchDialog {
  close: (givesFocusBack: boolean) => void
  /** Whether no other script is hiding it. */
  isSeen: () => boolean
}

/** Makes the open `panel` a modal dialog: it traps the focus, Escape or a press beside the field closes it, and the focus returns to `toggle`. */
export function openDialog(panel: HTMLElement, toggle: HTMLElement, hide: (givesFocusBack?: boolean) => void): SearchDialog {
  const writers = createWriters()
  const close = queryFirst(panel, SEARCH_CLOSE)
  const hasName = panel.matches('[aria-label],[aria-labelledby]')
  writers.set(panel, { role: 'dialog', 'aria-modal': true, ...(!hasName && { 'aria-label': translate(texts.search, panel) }) })
  if (close && !close.matches('button,[aria-label]')) writers.set(close, { 'aria-label': translate(texts.close, close) })
  const layer = openLayer({
    root: panel,
    isModal: true,
    trapsFocus: true,
    locksScroll: true,
    opener: toggle,
    onGone: () => hide(false),
    onEscape: () => hide(),
    onPressOutside: ({ target }) => target === panel && hide(),
  })
  return {
    isSeen: layer.isSeen,
    close: (givesFocusBack) => {
      writers.stop()
      layer.close(givesFocusBack)
    },
  }
}
