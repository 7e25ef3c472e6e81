import { focusedElement } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import { type OpenLayer, openLayer } from '../../overlays/open-layer'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { replayKey } from '../../runtime/early-keys'
import { SEARCH_CLOSE, SEARCH_ICON, SEARCH_PANEL, SEARCH_TOGGLE } from './parts'

const FOCUSED = '.elementor-search-form--focus'

export function start(host: HTMLElement): () => void {
  const form = matchesSelector(host, 'form') ? host : queryFirst(host, 'form')
  const input = queryFirst<HTMLInputElement>(host, 'input[type=search],input[type=text],input:not([type])')
  const toggle = queryFirst(host, SEARCH_TOGGLE)
  const panel = queryFirst(host, SEARCH_PANEL)
  if (!form || !input) {
    report(describeElement(host), 'expected a <form> with a search field, found none')
    return () => {}
  }
  return toggle && panel ? startFullScreen(input, toggle, panel) : startInline(host, form, input)
}

/** The inline field: its frame follows the focus, and a minimal form's icon focuses it. */
function startInline(host: HTMLElement, form: HTMLElement, input: HTMLElement): () => void {
  const { set, stop } = createWriters()
  const icon = queryFirst(host, SEARCH_ICON)
  const stops = [
    on(input, 'focus', () => set(form, { [FOCUSED]: true })),
    on(input, 'blur', () => set(form, { [FOCUSED]: false })),
    ...(icon ? [on(icon, 'click', () => input.focus())] : []),
    stop,
  ]
  if (focusedElement() === input) set(form, { [FOCUSED]: true })
  return () => stopAll(stops)
}

/** The field as a full-page dialog: it traps the focus, Escape or a press beside it closes it, and the focus returns to the toggle. */
function startFullScreen(input: HTMLElement, toggle: HTMLElement, panel: HTMLElement): () => void {
  const hasOwnName = matchesSelector(panel, '[aria-label],[aria-labelledby]')
  const writers = createWriters()
  const close = panel.querySelector<HTMLElement>(SEARCH_CLOSE)
  let layer: OpenLayer | undefined
  const update = (isOpen: boolean) => {
    writers.set(panel, {
      '.elementor-search-form--full-screen': isOpen,
      '.elementor-lightbox': isOpen,
      role: isOpen ? 'dialog' : null,
      'aria-modal': isOpen || null,
      ...(!hasOwnName && { 'aria-label': isOpen ? translate(texts.search, panel) : null }),
      'data-open': isOpen,
    })
    writers.set(toggle, { 'aria-expanded': isOpen })
  }
  const open = () => {
    if (layer?.isSeen()) return
    // Another script has hidden it instead of closing it.
    hide(false)
    update(true)
    layer = openLayer({
      root: panel,
      isModal: true,
      trapsFocus: true,
      locksScroll: true,
      opener: toggle,
      onGone: () => hide(false),
      onEscape: () => hide(),
      onPressOutside: ({ target }) => target === panel && hide(),
    })
    input.focus()
  }
  const hide = (givesFocusBack = true) => {
    if (!layer) return
    update(false)
    layer.close(givesFocusBack)
    layer = undefined
  }
  update(false)
  writers.set(panel, { 'data-enhanced': true })
  if (close && !close.matches('button') && !close.hasAttribute('aria-label'))
    writers.set(close, { 'aria-label': translate(texts.close, close) })
  const stops = [onPress(toggle, open), ...(close ? [onPress(close, () => hide())] : []), () => hide(false), writers.stop]
  replayKey(toggle)
  return () => stopAll(stops)
}
