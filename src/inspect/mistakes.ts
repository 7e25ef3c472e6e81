import { matchesSelector } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { didYouMean } from '../base/suggest'
import { asObject, excerpt } from '../base/values'
import { BUILDER_MARKUP, DOCUMENT_SETTINGS, ELEMENT, POPUP, POPUP_BY_HAND, SETTINGS } from '../builder/selectors'
import { popups } from '../popups/registry'
import type { Widget } from '../runtime/widget'
import { flag } from '../settings/fields'
import { rawSettings, readSettings } from '../settings/read'
import { LIMITS, parseLimit } from '../widgets/popup/rules/times'
import { findMisspeltAttributes, findTagMistakes } from './attributes'
import { everywhere, type Say } from './everywhere'
import { nameOf } from './name-of'
import { findLostOpeners } from './openers'
import { checkSettings } from './setting-names'

/** Something that an author has written and that nothing on the page will ever answer. */
export interface Mistake {
  el: HTMLElement
  /** The element, for people. */
  where: string
  /** The attribute or the setting, with the group that it stands in. */
  field: string
  /** What is wrong with it, and what was probably meant. */
  what: string
}

/** `[data-widget="popup"]` */
const NAMED = /\[data-widget="([\w-]+)"\]/g
const namesByHand = (declared: Widget[]): string[] => [
  ...new Set([...declared.flatMap(({ match }) => [...match.matchAll(NAMED)].map(([, name = '']) => name)), 'anchor']),
]

/** What people call what has another name here. */
const SYNONYMS: Record<string, string> = {
  carousel: 'slider',
  modal: 'popup',
  dialog: 'popup',
  nav: 'menu',
  navbar: 'menu',
  toc: 'table-of-contents',
  drawer: 'off-canvas',
  headline: 'animated-headline',
  faq: 'accordion',
  timer: 'countdown',
}

/** An unknown `data-widget`. Where the page is a builder's, it may be somebody else's, and only one that is nearly ours counts. */
function checkName(el: HTMLElement, names: string[], say: Say): void {
  const name = el.getAttribute('data-widget') ?? ''
  if (names.includes(name)) return
  const synonym = Object.hasOwn(SYNONYMS, name.toLowerCase()) ? SYNONYMS[name.toLowerCase()] : undefined
  const meant = synonym ? `, did you mean ${synonym}?` : didYouMean(name, names)
  if (meant || !queryAll(document, ELEMENT)[0])
    say('data-widget', `no widget is called “${name}”${meant || `: there are ${names.join(', ')}`}`)
}

const isOn = (value: unknown): boolean => value !== undefined && readSettings({ value: flag() }, { value }).value
/** What may open a popup where there is no mouse. */
const TRIGGERS = ['page_load', 'scrolling', 'scrolling_to', 'click', 'inactivity']

/** Popups that cannot do what they are for. */
function checkPopups(sayOf: (el: HTMLElement) => Say): void {
  for (const el of everywhere(`${POPUP_BY_HAND}:not([id]),${POPUP_BY_HAND}[id=""]`))
    sayOf(el)('id', 'a popup without an id can be opened by no button, and shares its counters with others that have none')
  for (const el of everywhere(`${POPUP_BY_HAND}[data-popup-limit]`)) {
    const limit = el.getAttribute('data-popup-limit')
    if (limit && !parseLimit(limit)) sayOf(el)('data-popup-limit', `expected ${LIMITS}, got ${excerpt(limit)}`)
  }
  for (const host of new Set([...popups.all().map((popup) => popup.host), ...everywhere(POPUP_BY_HAND)])) {
    const raw = rawSettings(host, matchesSelector(host, POPUP) ? DOCUMENT_SETTINGS : SETTINGS)
    const [triggers, timing] = [asObject(raw.triggers), asObject(raw.timing)]
    const others = TRIGGERS.filter((name) => isOn(triggers[name]))
    const devices = isOn(timing.devices) && Array.isArray(timing.devices_devices) ? timing.devices_devices : []
    if (isOn(triggers.exit_intent) && !others.length && devices.length && devices.every((name) => /^(mobile|tablet)/.test(String(name))))
      sayOf(host)(
        'triggers.exit_intent',
        `waits for a mouse that leaves the page, and the popup is only for ${devices.join(', ')}: it never opens by itself`,
      )
  }
}

/**
 * Finds what an author has written by hand and nothing answers: a widget, a setting, a word that there is none of, an opener without a target.
 * Nothing of the builder's own is judged, but for its openers. It loads the code of widgets for the names of their settings, and mounts none.
 */
export async function findMistakes(declared: Widget[]): Promise<Mistake[]> {
  const found: Mistake[] = []
  const sayOf =
    (el: HTMLElement): Say =>
    (field, what) =>
      void found.push({ el, where: nameOf(el), field, what })
  const names = namesByHand(declared)
  for (const el of everywhere('[data-widget]')) checkName(el, names, sayOf(el))
  for (const el of everywhere(`[${SETTINGS}]`)) {
    if (matchesSelector(el, BUILDER_MARKUP) || matchesSelector(el, `${ELEMENT},[data-e-type],[data-widget_type]`)) continue
    const widgets = declared.filter(({ match }) => matchesSelector(el, match))
    // Somebody else's settings need not be JSON.
    if (widgets.length || /^\s*\{.*\}\s*$/s.test(el.getAttribute(SETTINGS) ?? ''))
      await checkSettings(el, asObject(rawSettings(el, SETTINGS)), widgets, sayOf(el))
  }
  checkPopups(sayOf)
  findLostOpeners(sayOf)
  findMisspeltAttributes(sayOf)
  findTagMistakes(sayOf)
  return found
}
