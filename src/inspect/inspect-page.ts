import { closestOf, matchesSelector, propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { describeElement, type Report, reports } from '../base/report'
import { excerpt, getGlobal, type Raw } from '../base/values'
import { type Driver, isOfWidgets, judgeWidget, scriptedWidgets, type Verdict, widgetType } from '../page/coverage'
import { MODAL, SETTINGS, WIDGET_TYPE } from '../page/selectors'
import { popupSettings } from '../popups/all-fields'
import type { Explanation } from '../popups/explain'
import { writtenSettings } from '../popups/read-settings'
import { type Popup, popups } from '../popups/registry'
import { liveIslands } from '../runtime/scan'
import type { Widget } from '../runtime/widget'
import { type Fields, rawSettings } from '../settings/read'
import type { Takeover } from '../takeover/stub'
import { aboutSetting, loadTexts } from './about-setting'
import type { Tools } from './log-mistakes'
import { findInvalidSettings } from './schema'

/** A list entry for an element. */
export interface ElementEntry {
  key: string
  el: HTMLElement
  name: string
  /** Its island's state; empty without one. */
  state: string
}
export type ElementGroups = Map<string, ElementEntry[]>

/** Everything that the inspector shows. */
export interface PageFindings {
  /** Working widgets, by name. */
  islands: ElementGroups
  /** Widgets that use defaults because of mistakes in their markup. */
  partly: ElementGroups
  /** Failed widgets. */
  broken: ElementGroups
  /** What an author wrote and nothing understands: each setting once. */
  mistakes: { key: string; el: HTMLElement; name: string; field: string; what: string; about?: string }[]
  /** Mistakes known only from reports. */
  otherMistakes: Report[]
  /** Other reports. */
  reports: Report[]
  /** By type: the builder's widgets that need a script but have none, so they stay as served. */
  unhandled: ElementGroups
  /** By type: third-party add-ons' widgets, which have their own scripts. */
  leftAlone: ElementGroups
  /** With the label that visitors see, and the number of buttons and links for it. */
  popups: { popup: Popup; explanation: Explanation; label: string; openers: number }[]
  /** The decision about the builder's scripts, on a page with `data-takeover`. */
  takeover?: Takeover
}

/**
 * Collects what the inspector shows. `declared` are all our widgets, `tools` come from the loading chunk. Loads modules, mounts nothing.
 */
export async function inspectPage(declared: Widget[], tools: Tools): Promise<PageFindings> {
  const mistakes = await findRows(declared, tools)
  return {
    ...groupIslands(mistakes, tools),
    mistakes,
    ...sortReports(mistakes),
    ...groupOthers(declared, tools),
    popups: await explainPopups(tools),
    takeover: getGlobal<{ takeover?: Takeover }>('Skerry')?.takeover,
  }
}

/** Groups islands. Omits disabled widgets, and openers of missing popups, which are mistakes. */
function groupIslands(mistakes: Row[], { nameOf }: Tools): Pick<PageFindings, 'islands' | 'partly' | 'broken'> {
  const islands: ElementGroups = new Map()
  const partly: ElementGroups = new Map()
  const broken: ElementGroups = new Map()
  // A tag name alone is ambiguous.
  const named = new Set(reports.map(({ where }) => where).filter((where) => /[#[]/.test(where)))
  for (const { host, widget, state } of islandsInOrder()) {
    const { name } = widget
    const isMistaken =
      mistakes.some(({ el }) => el === host) || named.has(describeElement(host)) || named.has(`${name} ${describeElement(host)}`)
    if (state === 'failed') addEntry(broken, name, host, nameOf, state)
    // Popups have their own list.
    else if (state !== 'off' && name !== 'popup' && !(isMistaken && name === 'opener'))
      addEntry(isMistaken ? partly : islands, name, host, nameOf, isMistaken ? 'mistaken' : state)
  }
  return { islands, partly, broken }
}

/** In page order; the runtime keeps them in mount order. */
const islandsInOrder = () =>
  liveIslands().sort(({ host: a }, { host: b }) => {
    const position = a.compareDocumentPosition(b)
    return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : position & Node.DOCUMENT_POSITION_PRECEDING ? 1 : 0
  })

/** Groups the builder's widgets without an island. */
function groupOthers(declared: Driver[], { nameOf }: Tools): Pick<PageFindings, 'unhandled' | 'leftAlone'> {
  const islands = liveIslands().filter(({ widget, host }) => isOfWidgets(widget, host))
  const scripted = scriptedWidgets(declared)
  const handled = new Set<Element | null>(islands.map(({ host }) => closestOf(host, `[${WIDGET_TYPE}]`)))
  const unhandled: ElementGroups = new Map()
  const leftAlone: ElementGroups = new Map()
  const groups: Partial<Record<Verdict, ElementGroups>> = { missing: unhandled, left: leftAlone }
  for (const el of queryAll<HTMLElement>(document, `[${WIDGET_TYPE}]`)) {
    const group = groups[judgeWidget(el, scripted, (widget) => handled.has(widget))]
    if (group) addEntry(group, widgetType(el), el, nameOf)
  }
  return { unhandled, leftAlone }
}

function addEntry(groups: ElementGroups, group: string, el: HTMLElement, nameOf: Tools['nameOf'], state = ''): void {
  const entries = groups.get(group) ?? []
  const name = nameOf(el)
  groups.set(group, [...entries, { key: `${name} ${entries.length}`, el, name, state }])
}

type Row = PageFindings['mistakes'][number]

const rowsOf = (el: HTMLElement, name: string, fields: unknown, raw: Raw): Row[] =>
  findInvalidSettings(fields as Fields<Raw>, raw).map(({ field, expected, got, meant }) => ({
    key: '',
    el,
    name,
    field,
    what: `expected ${expected}, got ${got}${meant ? `, did you mean ${meant}?` : ''}`,
  }))

/** Finds settings that are invalid or unknown, each once. */
async function findRows(declared: Widget[], tools: Tools): Promise<Row[]> {
  const rows: Row[] = (await tools.findMistakes(declared)).map(({ where, ...mistake }) => ({ key: '', name: where, ...mistake }))
  const others = [...(await unreadableOfIslands(tools)), ...unreadableOfPopups(tools), ...duplicatePopupIds(tools)]
  const isNew = ({ el, field }: Row) => !rows.some((row) => row.el === el && row.field === field)
  const texts = await loadTexts()
  return [...rows, ...others.filter(isNew)].map((row, i) => ({ ...row, key: `${i}`, about: aboutSetting(row, declared, texts) }))
}

async function unreadableOfIslands({ fieldsOf, nameOf }: Tools): Promise<Row[]> {
  const found: Row[] = []
  for (const { host, widget, fields: known } of islandsInOrder()) {
    // Popups are read from their registry; a hand-written slider's tables differ from the builder's.
    if (widget.name === 'popup') continue
    const isByHand = matchesSelector(host, '[data-widget]')
    const own = widget.name === 'slider' ? (isByHand ? await fieldsOf(widget) : {}) : undefined
    const fields = own ?? known ?? (await fieldsOf(widget))
    if (fields) found.push(...rowsOf(host, nameOf(host), fields, rawSettings(host, widget.attribute ?? SETTINGS)))
  }
  return found
}

const unreadableOfPopups = ({ nameOf }: Tools): Row[] =>
  popups.all().flatMap((popup) => rowsOf(popup.host, nameOf(popup.host), popupSettings, writtenSettings(popup)))

/** Of several popups with one id, only the last can open. */
function duplicatePopupIds({ nameOf }: Tools): Row[] {
  const all = popups.all()
  return liveIslands().flatMap(({ host, widget }) => {
    const id = propertyOf(host, 'dataset').elementorId ?? propertyOf(host, 'id')
    const isReplaced = widget.name === 'popup' && all.some((popup) => popup.id === id && popup.host !== host)
    const what = `expected one that no other popup has, got ${excerpt(id)}`
    return isReplaced ? [{ key: '', el: host, name: nameOf(host), field: 'id', what }] : []
  })
}

/** Sorts reports that no row covers into mistakes and failures. */
function sortReports(rows: Row[]): Pick<PageFindings, 'otherMistakes' | 'reports'> {
  const left = reports.filter((report) => !isCoveredBy(rows, report))
  const isMistake = ({ what, error }: Report) => error === undefined && /: expected |^explain: /.test(what)
  return { otherMistakes: left.filter(isMistake), reports: left.filter((report) => !isMistake(report)) }
}

/** Whether a mistake says the same as a report. */
const isCoveredBy = (rows: Row[], { where, what }: Report): boolean =>
  rows.some(
    ({ el, name, field }) => [name, describeElement(el)].includes(where.replace(/ and \d+ more$/, '')) && what.startsWith(`${field}: `),
  )

/** Omits popups whose explanation fails to load. */
async function explainPopups(tools: Tools): Promise<PageFindings['popups']> {
  const explained = await Promise.all(
    popups.all().map(async (popup) => {
      const explanation = (await Promise.resolve(popup.explain()).catch(() => undefined)) as Explanation | undefined
      const openers = tools.countOpeners(popup)
      return explanation ? [{ popup, explanation, label: tools.labelOf(popup.host), openers }] : []
    }),
  )
  return explained.flat()
}

/** Where an element is visible. The builder's closed popups are not in the page; an open one is there as a copy, in its dialog. */
export function visibleElement(el: HTMLElement): HTMLElement | undefined {
  if (el.isConnected) return el
  const popup = popups.all().find(({ host }) => host === el)
  return popup?.dialog?.root.closest<HTMLElement>(MODAL) ?? undefined
}
