import { ofDocument } from '../../base/document'
import { closestOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { isInside } from '../../dom/is-inside'
import { querySetting } from '../../dom/query-setting'
import { DOCUMENT, handWritten, MODAL, POPUP, widgetOf } from '../../page/selectors'
import type { TocSettings } from './settings'

/** Any table of contents. */
const LIST = /* @__PURE__ */ [widgetOf('table-of-contents'), handWritten('table-of-contents')].join()

/** Parts of a builder page with their own headings (contract loops §14). */
const OTHER_DOCUMENTS = ':is([data-elementor-type=header],[data-elementor-type=footer],[data-elementor-type=popup])'

/** A heading's text on one line, without an animated heading's text for screen readers (ui/mount.ts). */
export function textOf(heading: HTMLElement): string {
  const texts = ofDocument('createTreeWalker').call(document, heading, NodeFilter.SHOW_TEXT)
  let text = ''
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!(node.parentElement && closestOf(node.parentElement, '.skerry-ui'))) text += (node as Text).data
  return text.replace(/\s+/g, ' ').trim()
}

/** Hidden on this device only, because other devices get another copy of the heading. Headings in a closed tab still count. */
const isForOtherDevices = (el: HTMLElement): boolean => el.closest('[class*=elementor-hidden-]') !== null && !el.getClientRects().length

/** Longer lists are useless, and every item is measured on each scroll. */
const MAX_HEADINGS = 2000

/** Finds the headings to list, in document order. Invalid selectors are reported and ignored. */
export function findHeadings(host: HTMLElement, settings: TocSettings): HTMLElement[] {
  const { container, headings_by_tags: tags, exclude_headings_by_selector: excluded } = settings
  const popup = host.closest<HTMLElement>(`${MODAL},${POPUP}`)
  const named = container ? querySetting(host, 'container', container) : undefined
  const scopes = named && new Set(named)
  const isInScope = (el: HTMLElement) => {
    if (scopes) return isInside(el, scopes)
    if (popup) return popup.contains(el)
    if (host.matches('[data-widget]')) return !queryFirst(document, 'main') || el.closest('main') !== null
    return el.closest(DOCUMENT) !== null && !el.closest(OTHER_DOCUMENTS)
  }
  const left = new Set(excluded.flatMap((selector) => (selector && querySetting(host, 'exclude_headings_by_selector', selector)) || []))
  const wanted = tags.filter((tag) => /^h[1-6]$/i.test(tag)).join() || 'h2'
  const found = queryAll(document, wanted)
    .filter((el) => textOf(el) && isInScope(el) && !el.closest(LIST) && !isForOtherDevices(el))
    .filter((el) => !isInside(el, left))
  if (scopes && !scopes.size) report(describeElement(host), `container: expected an element, ${excerpt(container)} finds none`)
  else if (!found[0]) report(describeElement(host), `headings_by_tags: expected headings, got none of ${wanted}`)
  else if (found.length > MAX_HEADINGS)
    report(
      describeElement(host),
      `headings_by_tags: expected at most ${MAX_HEADINGS} headings, got ${found.length}: the first ${MAX_HEADINGS} are listed`,
    )
  return found.slice(0, MAX_HEADINGS)
}
