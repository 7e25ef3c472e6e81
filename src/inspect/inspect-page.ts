import { closestOf, propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { describeElement, type Report, reports } from '../base/report'
import { excerpt, getGlobal, type Raw } from '../base/values'
import { type Driver, isOfWidgets, judgeWidget, scriptedWidgets, type Verdict, widgetType } from '../builder/coverage'
import { MODAL, SETTINGS, WIDGET_TYPE } from '../builder/selectors'
import { type Popup, popups } from '../popups/registry'
import { liveIslands } from '../runtime/scan'
import type { Widget, WidgetModule } from '../runtime/widget'
import { type Fields, rawSettings } from '../settings/read'
import type { Takeover } from '../takeover/stub'
import { popupSettings } from '../widgets/popup/all-settings'
import type { Explanation } from '../widgets/popup/explain'
import { rawOf } from '../widgets/popup/settings'
import { findInvalidSettings, type InvalidSetting } from './schema'

/** An element as one entry of a list. */
export interface ElementEntry {
  key: string
  el: HTMLElement
  name: string
  /** The state of its island; empty where it has none. */
  state: string
}
export type ElementGroups = Map<string, ElementEntry[]>

/** Everything that the inspector shows. */
export interface PageFindings {
  /** By widget. */
  islands: ElementGroups
  invalidSettings: (InvalidSetting & ElementEntry)[]
  reports: Report[]
  /** By type: widgets of the page builder that need a script and have none, so that they stay as the server sent them. */
  unhandled: ElementGroups
  /** By type: widgets of third-party add-ons, which bring their own scripts. */
  leftAlone: ElementGroups
  popups: { popup: Popup; explanation: Explanation }[]
  /** What was decided about the builder's scripts, on a page with `data-takeover`. */
  takeover?: Takeover
}

/** Finds everything that the inspector has to show about the page now; `declared` are all widgets of ours. It loads modules to read settings, and mounts nothing. */
export async function inspectPage(declared: Driver[]): Promise<PageFindings> {
  const invalidSettings = [...(await invalidIslandSettings()), ...invalidPopupSettings(), ...duplicatePopupIds()]
  return {
    islands: groupIslands(),
    // Elements share fields, so the position makes the key unique.
    invalidSettings: invalidSettings.map((entry, i) => ({ ...entry, key: `${i}` })),
    reports: [...reports],
    ...groupOthers(declared),
    popups: await explainPopups(),
    takeover: getGlobal<{ takeover?: Takeover }>('Skerry')?.takeover,
  }
}

/** A widget that is off asks for nothing and is not listed. */
function groupIslands(): ElementGroups {
  const groups: ElementGroups = new Map()
  for (const { host, widget, state } of islandsInOrder()) if (state !== 'off') addEntry(groups, widget.name, host, state)
  return groups
}

/** As they stand on the page; the runtime keeps them in the order in which they were mounted. */
const islandsInOrder = () =>
  liveIslands().sort(({ host: a }, { host: b }) => {
    const position = a.compareDocumentPosition(b)
    return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : position & Node.DOCUMENT_POSITION_PRECEDING ? 1 : 0
  })

/** The builder's widgets that have no island of their own. */
function groupOthers(declared: Driver[]): Pick<PageFindings, 'unhandled' | 'leftAlone'> {
  const islands = liveIslands().filter(({ widget, host }) => isOfWidgets(widget, host))
  const scripted = scriptedWidgets(declared)
  const handled = new Set<Element | null>(islands.map(({ host }) => closestOf(host, `[${WIDGET_TYPE}]`)))
  const unhandled: ElementGroups = new Map()
  const leftAlone: ElementGroups = new Map()
  const groups: Partial<Record<Verdict, ElementGroups>> = { missing: unhandled, left: leftAlone }
  for (const el of queryAll<HTMLElement>(document, `[${WIDGET_TYPE}]`)) {
    const group = groups[judgeWidget(el, scripted, (widget) => handled.has(widget))]
    if (group) addEntry(group, widgetType(el), el)
  }
  return { unhandled, leftAlone }
}

function addEntry(groups: ElementGroups, group: string, el: HTMLElement, state = ''): void {
  const entries = groups.get(group) ?? []
  const name = describeElement(el)
  groups.set(group, [...entries, { key: `${name} ${entries.length}`, el, name, state }])
}

type Invalid = PageFindings['invalidSettings']

const invalidIn = (el: HTMLElement, state: string, fields: unknown, raw: Raw): Invalid =>
  findInvalidSettings(fields as Fields<Raw>, raw).map((invalid) => ({ key: '', el, name: describeElement(el), state, ...invalid }))

async function invalidIslandSettings(): Promise<Invalid> {
  const found: Invalid = []
  for (const { host, widget, state, fields: known } of islandsInOrder()) {
    const fields = known ?? (await fieldsOf(widget))
    if (fields) found.push(...invalidIn(host, state, fields, rawSettings(host, widget.attribute ?? SETTINGS)))
  }
  return found
}

const invalidPopupSettings = (): Invalid => popups.all().flatMap((popup) => invalidIn(popup.host, '', popupSettings, rawOf(popup)))

/** Of several popups with one id only the last can be opened. */
function duplicatePopupIds(): Invalid {
  const all = popups.all()
  return liveIslands().flatMap(({ host, widget, state }) => {
    const id = propertyOf(host, 'dataset').elementorId ?? propertyOf(host, 'id')
    const isReplaced = widget.name === 'popup' && all.some((popup) => popup.id === id && popup.host !== host)
    const invalid = { field: 'id', expected: 'one that no other popup has', got: excerpt(id) }
    return isReplaced ? [{ key: '', el: host, name: describeElement(host), state, ...invalid }] : []
  })
}

const modules = new WeakMap<Widget, Promise<WidgetModule | undefined>>()
/** The fields of a widget that has not mounted: its module is loaded now, once, for the sake of its settings. */
async function fieldsOf(widget: Widget): Promise<unknown> {
  const module =
    modules.get(widget) ??
    Promise.resolve()
      .then(widget.load)
      .catch(() => undefined)
  modules.set(widget, module)
  return (await module)?.settings
}

/** A popup whose explanation cannot be loaded is left out. */
async function explainPopups(): Promise<PageFindings['popups']> {
  const explained = await Promise.all(
    popups.all().map(async (popup) => {
      const explanation = (await Promise.resolve(popup.explain()).catch(() => undefined)) as Explanation | undefined
      return explanation ? [{ popup, explanation }] : []
    }),
  )
  return explained.flat()
}

/**
 * Where an element can be seen. Closed popups of the page builder are not in the page; an open one is there as a copy, in its dialog.
 */
export function visibleElement(el: HTMLElement): HTMLElement | undefined {
  if (el.isConnected) return el
  const popup = popups.all().find(({ host }) => host === el)
  return popup?.modal?.root.closest<HTMLElement>(MODAL) ?? undefined
}
