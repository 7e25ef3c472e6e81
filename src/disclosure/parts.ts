import { elementById, pageRoot } from '../base/document'
import { closestOf, propertyOf } from '../base/property-of'
import { queryAll, queryFirst } from '../base/query-all'
import { describeElement, report } from '../base/report'
import { ELEMENT } from '../builder/selectors'

/** Browsers that can find text in closed panels say `until-found`, and tell us before they show it. */
export const HIDDEN = 'onbeforematch' in pageRoot() ? 'until-found' : ''

/** In ms: how long a part slides, or a tab appears, where no setting says it (specification §9). */
export const DEFAULT_DURATION = 400

/**
 * How a panel is shown or closed. `until-found` leaves a closed one a box, which would be an empty region to screen readers; what it hides from them can be
 * found in the page all the same.
 */
export const planHidden = (isShown: boolean): Record<string, unknown> => ({
  hidden: isShown ? null : HIDDEN,
  ...(HIDDEN && { 'aria-hidden': isShown ? null : true }),
})

/** A part of tabs or of an accordion: what is pressed, and what it shows. */
export interface Part {
  /** Of classic tabs two, one for each layout. */
  titles: HTMLElement[]
  panel: HTMLElement
}

/** The elements that belong to this widget, and not to another one inside of it. */
export const findOwn = (host: HTMLElement, selector: string): HTMLElement[] =>
  queryAll(host, selector).filter((el) => closestOf(propertyOf(el, 'parentElement') as HTMLElement, `${ELEMENT},[data-widget]`) === host)

/**
 * Pairs titles with panels of the same key. What is left over is reported; a title without a panel stays what it was served as, a panel
 * without a title is to stay visible.
 */
export function pair(
  host: HTMLElement,
  titles: HTMLElement[],
  panels: HTMLElement[],
  titleKey: (title: HTMLElement, index: number) => string | undefined,
  panelKey: (panel: HTMLElement, index: number) => string | undefined,
): { parts: Part[]; withoutTitle: HTMLElement[] } {
  const all = panels.map((panel, i) => ({ panel, titles: titles.filter((title, n) => titleKey(title, n) === panelKey(panel, i)) }))
  const parts = all.filter((part) => part.titles.length)
  const paired = parts.flatMap((part) => part.titles)
  const lonely = titles.filter((title) => !paired.includes(title)).length
  const withoutTitle = all.filter((part) => !part.titles.length).map(({ panel }) => panel)
  if (lonely || withoutTitle.length || !parts.length)
    report(
      describeElement(host),
      `titles: expected one for each panel, got ${panels.length} panels, ${withoutTitle.length} without a title, and ${lonely} titles without a panel`,
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

/** Whether Tab stops in a panel; if not, the panel itself is a stop, so that it can be read and scrolled by keyboard. */
export const hasTabStop = (panel: HTMLElement): boolean => Boolean(queryFirst(panel, FOCUSABLE))

/**
 * Gives an element's id, or a new one for it that begins with `prefix`: also where it is a copy of an element and has
 * the same id.
 */
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
