import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { queryAll, queryFirst } from '../../base/query-all'
import { hasName } from '../../dom/has-name'
import { onPress } from '../../dom/on-press'
import { nextFrame } from '../../dom/on-scroll'
import { createWriters, type Writers } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { flag, type Infer, number } from '../../settings/fields'
import { SEARCH_CLEAR } from './parts'

export const settings = {
  /**
   * Shows results while the visitor types.
   * @only builder
   */
  live_results: flag(),
  /**
   * How many characters to type before results show.
   * @example 2
   * @with {"live_results":"yes"}
   * @only builder
   */
  minimum_search_characters: number(3, 1),
}

/** Starts the newer search field: a button or Escape clears it; submitting is left to the browser. */
export function start(host: HTMLElement, { live_results, minimum_search_characters }: Infer<typeof settings>): () => void {
  const input = queryFirst<HTMLInputElement>(host, 'input[type=search],input[type=text],input:not([type])')
  if (!input) return () => {}
  const clear = queryFirst(host, SEARCH_CLEAR)
  const output = queryFirst(host, '.e-search-results-container')
  const writers = createWriters()
  let isMeasured = false
  const update = () => {
    const isHidden = isMeasured && !input.value
    if (clear) writers.set(clear, { hidden: isHidden || null, $display: isHidden ? 'none!important' : null })
  }
  const empty = () => {
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  if (clear) {
    if (!clear.matches('button')) writers.set(clear, { role: 'button', tabindex: 0, 'aria-hidden': null })
    if (!hasName(clear)) writers.set(clear, { 'aria-label': translate(texts.clearSearch, host) })
  }
  const stops = [
    showField(host, clear, writers, () => {
      isMeasured = true
      update()
    }),
    on(input, 'input', update),
    on(window, 'pageshow', update),
    ...(clear ? [onPress(clear, empty)] : []),
    on<KeyboardEvent>(input, 'keydown', (event) => {
      if (event.key !== 'Escape' || !input.value) return
      event.preventDefault()
      empty()
    }),
    ...(live_results && output
      ? [
          whenLoaded(
            () => import('./live'),
            (m) => m.startLiveResults({ host, input, output }, minimum_search_characters),
          ),
        ]
      : []),
    writers.stop,
  ]
  return () => stopAll(stops)
}

/** Shows the field by removing a class; the page's styles position the icons by their widths (contract newer §8.1). */
function showField(host: HTMLElement, clear: HTMLElement | null, writers: Writers, onShown: () => void): () => void {
  const widthOf = (el: Element | null | undefined) => `${el?.getBoundingClientRect().width ?? 0}px`
  return nextFrame(() => {
    const label = widthOf(queryFirst(host, '.e-search-label>:is(svg,i)'))
    const width = widthOf(clear)
    return () => {
      writers.set(host, { '--e-search-icon-label-absolute-width': label, '--e-search-icon-clear-absolute-width': width })
      for (const field of queryAll(host, '.e-search.hidden')) writers.set(field, { '.hidden': false })
      onShown()
    }
  })
}
