import { ofDocument } from '../base/document'
import { matchesSelector } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { didYouMean } from '../base/suggest'
import { asObject } from '../base/values'
import { BUILDER_MARKUP, ELEMENT, SETTINGS } from '../page/selectors'
import type { Widget } from '../runtime/widget'
import { rawSettings } from '../settings/read'
import { findMisspeltAttributes, findTagMistakes } from './attributes'
import { aboutJson } from './broken-json'
import { runChecks } from './checks'
import { everywhere, type Say } from './everywhere'
import { checkLinks } from './links'
import { nameOf } from './name-of'
import { findLostOpeners } from './openers'
import { checkPopups } from './popup-mistakes'
import { checkSettings } from './setting-names'

/** Something an author wrote that has no effect on the page. */
export interface Mistake {
  el: HTMLElement
  /** The element, described for people. */
  where: string
  /** The attribute or setting, with its group. */
  field: string
  /** What is wrong, with a suggestion. */
  what: string
}

/** `[data-widget="popup"]` */
const NAMED = /\[data-widget="([\w-]+)"\]/g
const namesByHand = (declared: Widget[]): string[] => [
  ...new Set([...declared.flatMap(({ match }) => [...match.matchAll(NAMED)].map(([, name = '']) => name)), 'anchor']),
]

/** Common synonyms for widget names. */
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

/** Reports an unknown `data-widget`. On a builder page it may be third-party, so only a misspelling of ours counts. */
function checkName(el: HTMLElement, names: string[], say: Say): void {
  const name = el.getAttribute('data-widget') ?? ''
  if (names.includes(name)) return
  const synonym = Object.hasOwn(SYNONYMS, name.toLowerCase()) ? SYNONYMS[name.toLowerCase()] : undefined
  const meant = synonym ? `, did you mean ${synonym}?` : didYouMean(name, names)
  if (meant || !queryAll(document, ELEMENT)[0])
    say('data-widget', `no widget is called “${name}”${meant || `: there are ${names.join(', ')}`}`)
}

/**
 * Finds an author's hand-written mistakes: unknown widgets, settings and words, openers without a target. Of the builder's markup only
 * openers are checked. Loads widgets' code for the names of their settings, but mounts none.
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
    const broken = widgets.length ? aboutJson(el.getAttribute(SETTINGS) || '{}') : ''
    if (broken) sayOf(el)(SETTINGS, broken)
    // Third-party settings need not be JSON.
    if (widgets.length || /^\s*\{.*\}\s*$/s.test(el.getAttribute(SETTINGS) ?? ''))
      await checkSettings(el, asObject(rawSettings(el, SETTINGS)), widgets, sayOf(el))
  }
  checkPopups(sayOf)
  runChecks(sayOf)
  findLostOpeners(sayOf)
  // Before that, scripts may still add targets.
  if (ofDocument('readyState') === 'complete') checkLinks(sayOf)
  findMisspeltAttributes(sayOf, names)
  findTagMistakes(sayOf)
  return found
}
