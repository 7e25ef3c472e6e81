import { describeElement, type Report, reports } from '../base/report'
import { excerpt, type Raw } from '../base/values'
import { MODAL, SETTINGS, WIDGET_TYPE } from '../builder/selectors'
import { storage } from '../builder/storage'
import { type Popup, popups } from '../popups/registry'
import { liveIslands } from '../runtime/scan'
import type { Widget, WidgetModule } from '../runtime/widget'
import { type Fields, rawSettings } from '../settings/read'
import { popupSettings } from '../widgets/popup/all-settings'
import type { Explanation } from '../widgets/popup/explain'
import { type Mistake, mistakesIn } from './schema'

export interface Entry {
  key: string
  el: HTMLElement
  name: string
  state: string
}
export interface Sight {
  /** By widget. */
  islands: Map<string, Entry[]>
  mistakes: (Mistake & Entry)[]
  reports: Report[]
  /** Builder widgets that stay as the server sent them though they may want a script, by type. */
  unhandled: Map<string, Entry[]>
  popups: { popup: Popup; explanation: Explanation }[]
}

/** Widgets of the builder that are plain markup: nothing is missing without a script. */
const STATIC =
  /^(heading|image|text-editor|button|icon|icon-box|icon-list|image-box|image-gallery|divider|spacer|google_maps|html|shortcode|star-rating|rating|testimonial|social-icons|read-more|sidebar|menu-anchor|template|wp-widget-.*|theme-.*|post-info|post-navigation|author-box|breadcrumbs|sitemap|blockquote|call-to-action|flip-box|price-list|price-table|code-highlight|inner-section|common)$/

const TWICE = { field: 'id', expected: 'one that no other popup has' }

/** A behaviour of any element, such as sticky, does not make its widget work. */
const isBehaviour = (match: string): boolean => match.includes(`[${SETTINGS}*=`)

const add = (map: Map<string, Entry[]>, group: string, el: HTMLElement, state = '') => {
  const list = map.get(group) ?? []
  const name = describeElement(el)
  map.set(group, [...list, { key: `${name} ${list.length}`, el, name, state }])
}

const parts = new WeakMap<Widget, Promise<WidgetModule | undefined>>()
/** What a widget's settings are read by, of one that still waits for its moment too: for its sake the chunk comes now. */
async function fieldsOf(widget: Widget): Promise<unknown> {
  const part =
    parts.get(widget) ??
    Promise.resolve()
      .then(widget.load)
      .catch(() => undefined)
  parts.set(widget, part)
  return (await part)?.settings
}

/** What there is to say about the page now. Starts nothing. */
export async function inspectPage(): Promise<Sight> {
  const islands = new Map<string, Entry[]>()
  const mistakes: Sight['mistakes'] = []
  const handled = new Set<Element | null>()
  const check = (el: HTMLElement, state: string, fields: unknown, raw: Raw) => {
    for (const mistake of mistakesIn(fields as Fields<Raw>, raw))
      mistakes.push({ key: `${mistakes.length}`, el, name: describeElement(el), state, ...mistake })
  }
  for (const { host, widget, state, fields: known } of liveIslands()) {
    // Off: it asked for nothing.
    if (state !== 'off') add(islands, widget.name, host, state)
    if (!isBehaviour(widget.match)) handled.add(host.closest(`[${WIDGET_TYPE}]`))
    const fields = known ?? (await fieldsOf(widget))
    if (fields) check(host, state, fields, rawSettings(host, widget.attribute ?? SETTINGS))
  }
  const all = popups.all()
  for (const { host, settings } of all) check(host, '', popupSettings, settings)
  for (const { host, widget, state } of liveIslands()) {
    const id = host.dataset.elementorId ?? host.id
    const isHidden = widget.name === 'popup' && all.some((popup) => popup.id === id && popup.host !== host)
    if (isHidden) mistakes.push({ key: `${mistakes.length}`, el: host, name: describeElement(host), state, ...TWICE, got: excerpt(id) })
  }

  const unhandled = new Map<string, Entry[]>()
  for (const el of document.querySelectorAll<HTMLElement>(`[${WIDGET_TYPE}]`)) {
    const type = (el.getAttribute(WIDGET_TYPE) ?? '').replace(/\..*/, '')
    if (!STATIC.test(type) && !handled.has(el)) add(unhandled, type, el)
  }
  const explained = await Promise.all(
    all.map(async (popup) => ({
      popup,
      explanation: (await Promise.resolve(popup.explain()).catch(() => undefined)) as Explanation | undefined,
    })),
  )
  return {
    islands,
    mistakes,
    reports: [...reports],
    unhandled,
    popups: explained.filter((each): each is Sight['popups'][number] => Boolean(each.explanation)),
  }
}

/** Where an element can be seen: a closed popup of the builder's is not in the page, an open one is a copy in its dialog. */
export const seenAt = (el: HTMLElement): HTMLElement | undefined =>
  (el.isConnected
    ? el
    : popups
        .all()
        .find(({ host }) => host === el)
        ?.modal?.root.closest<HTMLElement>(MODAL)) ?? undefined

/** As if this visitor had never met the popup: its counters, its "never again", its conversion. Other versions keep theirs. */
export function forget({ key }: Popup): void {
  const isIts = (name: string) =>
    name === `popup-${key}-impressions-count` || (name.startsWith(`popup_${key}_`) && !/^v\d/.test(name.slice(`popup_${key}_`.length)))
  for (const name of Object.keys(storage.get(null) as object)) if (isIts(name)) storage.set(name, undefined)
  try {
    sessionStorage.removeItem(`popup-${key}-impressions-count`)
  } catch {
    // Denied: there is nothing to forget.
  }
}

/** Shows it also to one who said "never again", which is still true afterwards. */
export function showRegardless(popup: Popup): void {
  const key = `popup_${popup.key}_disable`
  const disabled = storage.get(key)
  if (disabled) {
    storage.set(key, undefined)
    const quit = popups.onShow((shown) => {
      if (shown !== popup) return
      quit()
      storage.set(key, disabled)
    })
  }
  popup.show('api')
}
