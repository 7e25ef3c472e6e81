/**
 * Finds a page's mistakes and what Skerry drives on it, using our source: the settings tables and the inspector's checks. Uses the document
 * that exists when this module loads.
 */

import { aboutJson } from '../../src/inspect/broken-json'
import { fieldsOf } from '../../src/inspect/fields-of'
import { findMistakes, type Mistake } from '../../src/inspect/mistakes'
import { nameOf } from '../../src/inspect/name-of'
import { findInvalidSettings } from '../../src/inspect/schema'
import { ATOMIC, judgeWidget, scriptedWidgets, undrivenAtomic, widgetType } from '../../src/page/coverage'
import { DOCUMENT_SETTINGS, ELEMENT, POPUP, SETTINGS, WIDGET_TYPE } from '../../src/page/selectors'
import { popupSettings } from '../../src/popups/all-fields'
import type { Widget } from '../../src/runtime/widget'
import { type Fields, readSettings } from '../../src/settings/read'
import { commonWidgets } from '../../src/widgets/common-widgets'
import { rareWidgets } from '../../src/widgets/rare-widgets'
import { openPage, type PageDocument } from './page-document'
import { type Place, placeOf } from './source-place'

export interface PlacedMistake extends Place {
  /** The element, described for people. */
  where: string
  field: string
  what: string
}
export interface PageCheck {
  /** The number of elements by widget. */
  driven: Record<string, number>
  /** By type: undriven builder widgets that need a script, and third-party widgets with their own. */
  undriven: Record<string, number>
  others: Record<string, number>
  mistakes: PlacedMistake[]
}

const declared: Widget[] = [...commonWidgets, ...rareWidgets]
/** Not counted: the elements they open or mark are. */
const UNCOUNTED = ['opener', 'spy']

const attributeOf = (el: Element) => (el.matches(POPUP) ? DOCUMENT_SETTINGS : SETTINGS)

/** An element's settings, or why they are invalid. */
function readJson(el: Element, attribute = attributeOf(el)): { raw?: Record<string, unknown>; problem?: string } {
  const text = el.getAttribute(attribute) || '{}'
  const problem = aboutJson(text)
  return problem ? { problem } : { raw: JSON.parse(text) }
}

const isMounted = (widget: Widget, host: HTMLElement) => {
  try {
    return !widget.shouldMount || Boolean(widget.shouldMount(readJson(host, widget.attribute).raw ?? {}, host))
  } catch {
    return false
  }
}

const count = (names: string[]) => {
  const found: Record<string, number> = {}
  for (const name of names) found[name] = (found[name] ?? 0) + 1
  return found
}

function hostsOf(widget: Widget): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(widget.match)].filter((host) => isMounted(widget, host))
}

/** Of the builder's own settings, only report those that the runtime cannot read: it accepts more forms than documented. */
function unread(fields: object, raw: unknown) {
  const names: string[] = []
  readSettings(fields as Fields<object>, raw, (key) => names.push(key))
  return ({ field }: { field: string }) => names.some((name) => field.startsWith(name))
}

/** Values of our and the builder's elements that would fall back to defaults. */
async function findUnreadable(): Promise<Mistake[]> {
  const found: Mistake[] = []
  for (const widget of declared) {
    for (const host of hostsOf(widget)) {
      // A hand-written slider's tables differ from the builder's.
      if (widget.name === 'slider' && !host.matches('[data-widget]')) continue
      const fields = widget.name === 'popup' ? popupSettings : await fieldsOf(widget)
      const { raw } = readJson(host, widget.name === 'popup' ? attributeOf(host) : (widget.attribute ?? SETTINGS))
      // Some widgets have no settings.
      if (!raw || !fields) continue
      const invalid = findInvalidSettings(fields as object, raw)
      const isByHand = !host.matches(`${ELEMENT},${POPUP},[${WIDGET_TYPE}]`)
      for (const { field, expected, got, meant } of isByHand ? invalid : invalid.filter(unread(fields as object, raw)))
        found.push({
          el: host,
          where: nameOf(host),
          field,
          what: `expected ${expected}, got ${got}${meant ? `, did you mean ${meant}?` : ''}`,
        })
    }
  }
  return found
}

/** Settings of our elements that are not JSON. */
function findBroken(): Mistake[] {
  const ours = [...document.querySelectorAll<HTMLElement>(`[data-widget],${ELEMENT},${POPUP},[${WIDGET_TYPE}]`)]
  const all = [...new Set([...ours, ...declared.flatMap(hostsOf)])]
  return all.flatMap((el) => {
    const { problem } = readJson(el)
    return problem ? [{ el, where: nameOf(el), field: attributeOf(el), what: problem }] : []
  })
}

/** Popups that share an id, of which buttons can open only one. */
function findDuplicates(): Mistake[] {
  const popups = declared.filter(({ name }) => name === 'popup').flatMap(hostsOf)
  const idOf = (el: HTMLElement) => el.dataset.elementorId ?? el.id
  return popups.flatMap((el, i) => {
    const isTaken = idOf(el) && popups.findIndex((other) => idOf(other) === idOf(el)) < i
    return isTaken ? [{ el, where: nameOf(el), field: 'id', what: `another popup also has the id ${idOf(el)}` }] : []
  })
}

async function findAll({ html, nodeOf }: PageDocument): Promise<PlacedMistake[]> {
  const found = [...findBroken(), ...(await findMistakes(declared)), ...(await findUnreadable()), ...findDuplicates()]
  const firsts = found.filter((one, i) => found.findIndex(({ el, field }) => el === one.el && field === one.field) === i)
  const placed = firsts.map(({ el, where, field, what }) => {
    const node = nodeOf(el)
    return { ...(node ? placeOf(html, node, field, attributeOf(el)) : { line: 1, column: 1 }), where, field, what }
  })
  return placed.sort((a, b) => a.line - b.line || a.column - b.column)
}

/** The builder's widgets without one of our islands. */
function groupOthers() {
  const scripted = scriptedWidgets(declared)
  const driven = new Set<Element>(declared.flatMap(hostsOf))
  const verdicts = [...document.querySelectorAll(`[${WIDGET_TYPE}]`)].map((el) => ({
    type: widgetType(el),
    verdict: judgeWidget(el, scripted, (one) => driven.has(one)),
  }))
  const of = (wanted: string) => count(verdicts.flatMap(({ type, verdict }) => (verdict === wanted ? type : [])))
  const selectors = declared.map(({ match }) => match)
  const newer = count([...document.querySelectorAll(ATOMIC)].flatMap((el) => undrivenAtomic(el, selectors) || []))
  return { undriven: { ...of('missing'), ...newer }, others: of('left') }
}

/** Checks a page's source, replacing the document's previous contents. */
export async function checkPage(html: string): Promise<PageCheck> {
  const page = openPage(html, document)
  const driven = count(declared.flatMap((widget) => (UNCOUNTED.includes(widget.name) ? [] : hostsOf(widget).map(() => widget.name))))
  return { driven, ...groupOthers(), mistakes: await findAll(page) }
}
