import { closestOf, matchesSelector } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { createWriters } from '../../dom/writers'
import { pageSettings } from '../../page/page-config'
import { DOCUMENT, EDITED_DOCUMENT, HANDLES_INSIDE } from '../../page/selectors'

/** In px below the document's top: above the first threshold handles are inside the element, above the second they also move down. */
const THRESHOLD = 25
const ADJUSTMENT = -5

/** The bar with an element's handles: a child of the editor's overlay on the element. */
const HANDLE_BAR = ':scope>.elementor-element-overlay>.elementor-editor-element-settings'

/** Where to put the handles of an element `offset` px below its document's top (contract core §12). */
export const handlePlace = (offset: number): { isInside: boolean; top: string | null } => ({
  isInside: offset < THRESHOLD,
  top: offset < ADJUSTMENT ? `${-offset}px` : null,
})

/** Keeps the handles of a section or container reachable, even at the top of the document. */
export function placeHandles(host: HTMLElement): { update: () => void; stop: () => void } {
  const writers = createWriters()
  const isContainer = matchesSelector(host, '.e-con')
  const insideClass = isContainer ? '.e-handles-inside' : `.${HANDLES_INSIDE}`
  const update = () => {
    // Not documents nested in the edited one, such as a template.
    const edited = closestOf(host, DOCUMENT)
    if (!edited?.matches(EDITED_DOCUMENT)) return
    if (!isContainer && pageSettings().scroll_snap) return writers.set(host, { [insideClass]: true })
    const cutsOff = getComputedStyle(host).overflow === 'hidden'
    const isFirst = edited.querySelector(isContainer ? '.e-con' : '.elementor-top-section') === host
    if (!cutsOff && !isFirst) return
    const offset = cutsOff ? 0 : host.getBoundingClientRect().top - edited.getBoundingClientRect().top
    const { isInside, top } = handlePlace(offset)
    writers.set(host, { [insideClass]: isInside })
    const bar = queryFirst(host, HANDLE_BAR)
    if (bar) writers.set(bar, { $top: top })
  }
  return { update, stop: writers.stop }
}
