import { elementById } from '../base/document'
import { closestOf, matchesSelector, propertyOf } from '../base/property-of'
import { didYouMean } from '../base/suggest'
import { excerpt } from '../base/values'
import { ACTION_LINK, handWritten, POPUP, POPUP_BY_HAND, widgetOf } from '../page/selectors'
import { type ParsedAction, parseAction } from '../popups/actions/parse'
import { actions } from '../popups/actions/registry'
import { type Popup, popups } from '../popups/registry'
import { everywhere, type Say } from './everywhere'

type SayOf = (el: HTMLElement) => Say

/** `summer, winter`, or a phrase for an empty list. */
const listed = (ids: string[]) => (ids.length ? `there are ${ids.join(', ')}` : 'there is none on this page')

const POPUP_NAME = 'popup'
const PANEL_NAME = 'off-canvas panel'
/** The attribute to use if a panel is mistaken for a popup, or vice versa. */
const OTHER_ATTRIBUTE: Record<string, string> = {
  'data-popup-open': 'data-off-canvas-open',
  'data-popup-toggle': 'data-off-canvas-toggle',
  'data-off-canvas-open': 'data-popup-open',
  'data-off-canvas-toggle': 'data-popup-toggle',
  'data-off-canvas-close': 'data-popup-close',
}

/** What else has this id. */
function aboutOther(field: string, id: string): string {
  if (popupIds().includes(id)) return `: that is a popup, did you mean ${OTHER_ATTRIBUTE[field] ?? 'popup:open'}?`
  if (panelIds().includes(id)) return `: that is an off-canvas panel, did you mean ${OTHER_ATTRIBUTE[field] ?? 'off_canvas:open'}?`
  const other = id && elementById(id)
  if (!other) return ''
  const name = other.getAttribute('data-widget')
  return `: ${other.localName}#${excerpt(id)} is ${name ? `data-widget="${excerpt(name)}"` : 'none, it needs data-widget'}`
}

/** Reports an opener whose target is not among `ids`. */
function sayUnknown(say: Say, field: string, what: string, id: string, ids: string[]): void {
  const told = didYouMean(id, ids) || `: ${listed(ids)}`
  say(field, id ? `no ${what} has the id ${excerpt(id)}${aboutOther(field, id) || told}` : `names no ${what}: ${listed(ids)}`)
}

/** The ids that openers of panels may use. */
const panelIds = (): string[] =>
  everywhere(`${handWritten('off-canvas')},${widgetOf('off-canvas')}`)
    .map((el) => el.getAttribute('data-id') ?? propertyOf(el, 'id'))
    .filter(Boolean)

/** The ids that openers may use, including popups inside popups, which register when the outer one opens. */
function popupIds(): string[] {
  const found = [
    ...popups.all().map(({ id }) => id),
    ...everywhere(`${POPUP_BY_HAND},${POPUP}`).map((el) => el.getAttribute('data-elementor-id') ?? propertyOf(el, 'id')),
  ]
  return [...new Set(found.filter(Boolean))]
}

/** Elements with an action of the builder's: links, and newer buttons. */
const ACTIONS = `${ACTION_LINK},[data-action-link]`

const actionOf = (el: HTMLElement) => parseAction(el.getAttribute('data-action-link') ?? el.getAttribute('href') ?? '')
const idIn = ({ settings: { id } }: ParsedAction): string => (id === undefined ? '' : excerpt(id))

/** The id of the popup that an action opens; undefined for other actions. */
function openedByAction(el: HTMLElement): string | undefined {
  const action = actionOf(el)
  return typeof action === 'object' && action.name === 'popup:open' ? idIn(action) : undefined
}

/** Known actions; a site may have others. */
const ACTION_NAMES = ['popup:open', 'popup:close', 'lightbox', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle']

/** Reports a link whose action is invalid, unknown or without a target. */
function checkAction(el: HTMLElement, ids: string[], say: Say): void {
  const action = actionOf(el)
  if (typeof action === 'string') {
    // A newer button may have a plain URL.
    if (matchesSelector(el, ACTION_LINK)) say('href', `expected ${action}, got ${excerpt(el.getAttribute('href'))}`)
    return
  }
  const { name } = action
  const id = idIn(action)
  if (name === 'popup:open' && !ids.includes(id)) sayUnknown(say, name, POPUP_NAME, id, ids)
  if (/^off_canvas:(open|toggle)$/.test(name) && !panelIds().includes(id)) sayUnknown(say, name, PANEL_NAME, id, panelIds())
  const meant = ACTION_NAMES.includes(name) || actions.site.has(name) ? '' : didYouMean(name, ACTION_NAMES)
  if (meant) say(el.hasAttribute('data-action-link') ? 'data-action-link' : 'href', `there is no action “${name}”${meant}`)
}

/** How many buttons and links on the page open this popup. */
export function countOpeners({ id, openSelector }: Popup): number {
  const byName = id
    ? everywhere('[data-popup-open],[data-popup-toggle]').filter((el) =>
        [el.getAttribute('data-popup-open'), el.getAttribute('data-popup-toggle')].includes(id),
      )
    : []
  const byAction = everywhere(ACTIONS).filter((el) => openedByAction(el) === id)
  return new Set([...byName, ...byAction, ...(openSelector ? everywhere(openSelector) : [])]).size
}

/** Finds buttons and links without a target. */
export function findLostOpeners(sayOf: SayOf): void {
  const ids = popupIds()
  for (const name of ['data-popup-open', 'data-popup-toggle'])
    for (const el of everywhere(`[${name}]`)) {
      const id = el.getAttribute(name) ?? ''
      if (!ids.includes(id)) sayUnknown(sayOf(el), name, POPUP_NAME, id, ids)
    }
  for (const el of everywhere(ACTIONS)) checkAction(el, ids, sayOf(el))
  const panels = panelIds()
  for (const name of ['data-off-canvas-open', 'data-off-canvas-toggle', 'data-off-canvas-close'])
    for (const el of everywhere(`[${name}]`)) {
      const id = el.getAttribute(name) ?? ''
      const closesOwn = name.endsWith('close') && !id && closestOf(el, handWritten('off-canvas'))
      if (!closesOwn && !panels.includes(id)) sayUnknown(sayOf(el), name, PANEL_NAME, id, panels)
    }
}
