import { createElement } from '../../base/create-element'
import { focusedElement } from '../../base/document'
import { closestTo, isPlainClick, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { onFocusLeave } from '../../dom/focus-leave'
import { replaceContents } from '../../dom/replace-contents'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { fillIn, translate } from '../../page/texts/translate'
import { addUi } from '../../ui/container'
import { nextStop, planInput } from './live-plan'
import { type Found, requestResults } from './live-request'

export interface LiveParts {
  host: HTMLElement
  input: HTMLInputElement
  /** The live region around the results. */
  output: HTMLElement
}

/** In ms, after the last key. */
const DELAY = 300
/** Sets the attributes of the field and the results. */
function createView({ host, input, output }: LiveParts) {
  const writers = createWriters()
  const box = output.querySelector<HTMLElement>('.e-search-results') ?? output
  const restore = replaceContents(box)
  let removeContent = () => {}
  const show = (isShown: boolean) => {
    writers.set(output, { hidden: isShown ? null : true })
    writers.set(input, { 'aria-expanded': isShown && box.hasChildNodes() })
  }
  const wait = (isWaiting: boolean) => {
    if (isWaiting) writers.set(output, { hidden: null })
    writers.set(output, { '.hide-loader': !isWaiting, 'aria-busy': isWaiting || null })
    writers.set(box, { $display: isWaiting ? 'none' : null })
  }
  const fill = (content: { results: Found } | { error: string }, term: string) => {
    removeContent()
    wait(false)
    removeContent = fillBox(box, content)
    writers.set(box, { '.no-results': 'error' in content || content.results.isEmpty })
    writers.set(output, { 'aria-label': fillIn(translate(texts.searchResults, host), term) })
    show(true)
    writers.set(input, { 'aria-expanded': 'results' in content && !content.results.isEmpty })
  }
  const stop = () => {
    removeContent()
    restore()
    writers.stop()
  }
  return { show, wait, fill, clear: () => removeContent(), stop }
}

/** Shows results while the visitor types: always the latest term's, in whatever order the answers arrive (contract newer §8.2). */
export function startLiveResults(parts: LiveParts, minimum: number): () => void {
  const { host, input, output } = parts
  const { show, wait, fill, clear, stop } = createView(parts)
  let request: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let term = ''
  const cancel = () => {
    clearTimeout(timer)
    request?.abort()
    request = undefined
    wait(false)
  }
  const empty = () => {
    cancel()
    term = ''
    clear()
    show(false)
  }
  const search = (page: number) => {
    cancel()
    const hadFocus = containsNode(output, focusedElement())
    const current = new AbortController()
    request = current
    wait(true)
    requestResults(host, term, page, current.signal).then(
      (results) => {
        if (current.signal.aborted) return
        fill({ results }, term)
        // The pressed page number is gone.
        if (hadFocus) output.focus({ preventScroll: true })
      },
      (error) => {
        if (current.signal.aborted) return
        report(describeElement(host), `live results: ${error.message}`)
        fill({ error: translate(texts.searchFailed, host) }, term)
        term = ''
      },
    )
  }
  const onInput = ({ isComposing }: Partial<InputEvent>) => {
    const plan = planInput(input.value, term, minimum, !!isComposing)
    if (plan === 'empty') empty()
    if (plan !== 'search') return
    clearTimeout(timer)
    timer = setTimeout(() => {
      term = input.value.trim()
      search(1)
    }, DELAY)
  }
  // Handle what was typed before this code loaded.
  if (focusedElement() === input) onInput({})
  const stops = [
    on<InputEvent>(input, 'input', onInput),
    on(input, 'compositionend', () => onInput({})),
    ...listen(parts, { show, empty, search }),
    cancel,
    stop,
  ]
  return () => stopAll(stops)
}

/** Puts results or a message into the box; the returned function removes them. */
function fillBox(box: HTMLElement, content: { results: Found } | { error: string }): () => void {
  if ('error' in content)
    return addUi(createElement('p', { class: 'skerry-search-error' }, content.error), (container) => box.append(container))
  const { results, pages } = content.results
  const nav = createElement('nav', { class: 'elementor-pagination', 'aria-label': translate(texts.pagination, box) }, ...pages)
  box.append(createElement('div', { class: 'e-search-results-list' }, ...results), nav)
  if (!nav.textContent?.trim()) nav.remove()
  return () => box.replaceChildren()
}

interface Actions {
  show: (isShown: boolean) => void
  empty: () => void
  search: (page: number) => void
}

function listen({ host, input, output }: LiveParts, { show, empty, search }: Actions) {
  const hasContent = () => !!output.querySelector('a[href],.e-search-results-list,.skerry-ui')
  return [
    on(input, 'click', () => hasContent() && show(true)),
    on(document, 'click', ({ target }) => containsNode(host, target as Node) || show(false)),
    onFocusLeave(host, () => show(false)),
    on<MouseEvent>(output, 'click', (event) => {
      const link = closestTo<HTMLAnchorElement>(event, '.elementor-pagination a[href]')
      const page = link && Number(new URL(link.href).searchParams.get('e-search-page') ?? 1)
      if (!page || !isPlainClick(event)) return
      event.preventDefault()
      search(page)
    }),
    on<KeyboardEvent>(host, 'keydown', (event) => {
      const links = queryAll(output, 'a[href]').filter((link) => link.getClientRects()[0])
      const to = nextStop(event.key, event.target === input ? -1 : links.indexOf(event.target as HTMLElement), links.length)
      if (event.key === 'Escape' && containsNode(output, event.target as Node)) {
        empty()
        input.focus()
      } else if (to !== undefined && (event.target === input || containsNode(output, event.target as Node))) (links[to] ?? input).focus()
      else return
      event.preventDefault()
    }),
  ]
}
