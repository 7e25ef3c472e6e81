import { elementById, pageRoot } from '../../base/document'
import { closestOf, propertyOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { ELEMENT } from '../../page/selectors'

/** `until-found` lets find-in-page search closed panels; `beforematch` fires before one is shown. */
export const HIDDEN = 'onbeforematch' in pageRoot() ? 'until-found' : ''

/** In ms: the default animation time of a part (specification §9). */
export const DEFAULT_DURATION = 400

/**
 * The attributes that show or hide a panel. `until-found` keeps a closed panel's box, which would be an empty region for screen readers, so
 * it is also hidden from them.
 */
export const planHidden = (isShown: boolean): Record<string, unknown> => ({
  hidden: isShown ? null : HIDDEN,
  ...(HIDDEN && { 'aria-hidden': isShown ? null : true }),
})

/** A part of tabs or of an accordion: its titles and its panel. */
export interface Part {
  /** Classic tabs have two, one per layout. */
  titles: HTMLElement[]
  panel: HTMLElement
}

/** Matches in this widget, without those in nested widgets. */
export const findOwn = (host: HTMLElement, selector: string): HTMLElement[] =>
  queryAll(host, selector).filter((el) => closestOf(propertyOf(el, 'parentElement') as HTMLElement, `${ELEMENT},[data-widget]`) === host)

/**
 * Pairs titles with panels by key. Reports leftovers: a title without a panel stays as served, a panel without a title must stay visible.
 */
export function pair(
  host: HTMLElement,
  titles: HTMLElement[],
  panels: HTMLElement[],
  titleKey: (title: HTMLElement, index: number) => string | undefined,
  panelKey: (panel: HTMLElement, index: number) => string | undefined,
): { parts: Part[]; withoutTitle: HTMLElement[] } {
  // Computes each key once: there may be thousands.
  const byKey = new Map<string | undefined, HTMLElement[]>()
  for (const [n, title] of titles.entries()) {
    const key = titleKey(title, n)
    const same = byKey.get(key)
    if (same) same.push(title)
    else byKey.set(key, [title])
  }
  const all = panels.map((panel, i) => ({ panel, titles: byKey.get(panelKey(panel, i)) ?? [] }))
  const parts = all.filter((part) => part.titles.length)
  const paired = new Set(parts.flatMap((part) => part.titles))
  const lonely = titles.filter((title) => !paired.has(title)).length
  const withoutTitle = all.filter((part) => !part.titles.length).map(({ panel }) => panel)
  if (lonely || withoutTitle.length || !parts.length)
    report(
      describeElement(host),
      titles.length || panels.length
        ? `titles: expected one for each panel, got ${panels.length} panels, ${withoutTitle.length} without a title, and ${lonely} titles without a panel`
        : 'titles: expected titles with panels, found none',
    )
  for (const { titles } of parts) {
    const title = titles[0] as HTMLElement
    if (!title.textContent?.trim() && !queryFirst(title, '[alt]') && !title.getAttribute('aria-label'))
      report(describeElement(host), 'title: expected text, got none')
  }
  return { parts, withoutTitle }
}

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,iframe,video[controls],audio[controls],[tabindex="0"]'

/** Whether a panel contains a tab stop. Otherwise it becomes one, to be read and scrolled by keyboard. */
export const hasTabStop = (panel: HTMLElement): boolean => Boolean(queryFirst(panel, FOCUSABLE))

/** Returns an element's id, creating one with `prefix` if needed; also for a copy, which has its original's id. */
export function createIds(prefix: string): (el: HTMLElement) => string {
  let count = 0
  const given = new WeakMap<HTMLElement, string>()
  return (el) => {
    const id = propertyOf(el, 'id')
    const first = id && elementById(id)
    if (id && (given.get(el) === id || (!id.startsWith(prefix) && (!first || first === el)))) return id
    const own = `${prefix}-${++count}`
    given.set(el, own)
    return own
  }
}
