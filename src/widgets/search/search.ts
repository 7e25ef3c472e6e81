import { focusedElement } from '../../base/document'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { focus } from '../../dom/focusable'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import { replayKey } from '../../runtime/early-keys'
import type { SearchDialog } from './dialog'
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

/**
 * The field over the page. It opens at once; what makes it a dialog loads when a pointer or the focus reaches its toggle: few visitors
 * search. Phones show their keyboard only if the press itself moves the focus.
 */
function startFullScreen(input: HTMLElement, toggle: HTMLElement, panel: HTMLElement): () => void {
  const writers = createWriters()
  const load = () => import('./dialog')
  let dialog: SearchDialog | undefined
  let stopLoading: (() => void) | undefined
  const update = (isOpen: boolean) => {
    writers.set(panel, { '.elementor-search-form--full-screen': isOpen, '.elementor-lightbox': isOpen, 'data-open': isOpen })
    writers.set(toggle, { 'aria-expanded': isOpen })
  }
  const open = () => {
    if (dialog?.isSeen()) return
    // Another script has hidden it instead of closing it.
    hide(false)
    update(true)
    input.focus()
    stopLoading = whenLoaded(load, ({ openDialog }) => {
      dialog = openDialog(panel, toggle, hide)
    })
  }
  const hide = (givesFocusBack = true) => {
    if (!stopLoading) return
    stopLoading()
    stopLoading = undefined
    update(false)
    if (dialog) dialog.close(givesFocusBack)
    else if (givesFocusBack) focus(toggle)
    dialog = undefined
  }
  update(false)
  writers.set(panel, { 'data-enhanced': true })
  const close = queryFirst(panel, SEARCH_CLOSE)
  /** Open, but not a dialog yet, which has its own ways to close. */
  const isLoading = () => stopLoading && !dialog
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isLoading()) return
    // Else what is open below would close, too.
    event.preventDefault()
    hide()
  }
  const preload = () => {
    load().catch(() => {})
  }
  const stops = [
    onPress(toggle, open),
    ...['pointermove', 'pointerdown', 'focus'].map((type) => on(toggle, type, preload, { once: true })),
    ...(close ? [onPress(close, () => hide())] : []),
    on<KeyboardEvent>(panel, 'keydown', onKeyDown),
    on(panel, 'click', ({ target }) => isLoading() && target === panel && hide()),
    () => hide(false),
    writers.stop,
  ]
  replayKey(toggle)
  return () => stopAll(stops)
}
