import { asObject } from '../../base/values'
import { config } from '../../builder/config'
import { byHand, SETTINGS } from '../../builder/selectors'
import { queryAll } from '../../dom/query-all'
import { createWriter } from '../../dom/writer'
import { rawSettings } from '../../settings/read'
import { translate } from '../../ui/translate'

/** One film of the list. */
export interface Item {
  /** In the page's address. */
  id: string
  title: HTMLElement
  name: string
  duration: string
  url: string
  /** Shown while it is chosen, and what in it the player comes to. */
  panel: HTMLElement
  box: HTMLElement
  /** A picture over it, to be pressed. */
  cover?: HTMLElement | null
  /** A person's, by hand; what the server sends begins at its beginning, as it always has. */
  isLink?: boolean
}
export interface Parts {
  /** Of the list, in the page's address; none, none is written. */
  id: string
  items: Item[]
  isByHand: boolean
  stop: () => void
}

/** Which way titles follow each other that stand side by side. */
export const across = (host: HTMLElement): string | false =>
  host.classList.contains('e-tabs-view-horizontal') && getComputedStyle(host).direction

const textOf = (el: Element | null | undefined) => el?.textContent?.trim() ?? ''

/** Titles and panels belong together by `data-tab`; a section's heading is no title (contract loops §18). */
function served(host: HTMLElement): Parts {
  const { tabs } = rawSettings(host, SETTINGS)
  const stops: (() => void)[] = []
  const put = (el: HTMLElement | null, values: Record<string, unknown>) => {
    if (!el) return
    const { set, stop } = createWriter(el)
    for (const [key, value] of Object.entries(values)) set(key, value)
    stops.push(stop)
  }
  const panels = queryAll(host, '.e-tabs-content-wrapper>.e-tab-content')
  const items = queryAll(host, '.e-tabs-items>.e-tab-title').flatMap((title): Item[] => {
    const at = title.dataset.tab
    const panel = panels.find((each) => each.dataset.tab === at)
    const url = panel?.dataset.videoUrl
    if (!panel || !url) return []
    // Inside a tab there is nothing of its own to reach.
    for (const link of queryAll(title, 'a')) put(link, { tabindex: '-1' })
    const { videoTitle, videoDuration = '' } = panel.dataset
    const id = String(asObject(Array.isArray(tabs) && tabs[Number(at) - 1])._id ?? at)
    const box = panel.querySelector<HTMLElement>(':scope>div:not([class])') ?? panel
    const cover = panel.querySelector<HTMLElement>('.elementor-custom-embed-image-overlay')
    return [{ id, title, name: videoTitle || textOf(title), duration: videoDuration, url, panel, box, cover }]
  })
  // The server calls the panels' wrapper a list of tabs, and headings stand among the tabs and in them.
  put(host.querySelector('.e-tabs-content-wrapper'), { role: null, 'aria-orientation': null })
  put(host.querySelector('.e-tabs-items'), {
    'aria-orientation': across(host) ? null : 'vertical',
    'aria-label': textOf(host.querySelector('.e-tabs-title')) || null,
  })
  for (const heading of queryAll(host, '.e-section-title,.e-tab-title-text')) put(heading, { role: 'presentation' })
  // Those below are no panels of their own: their ids are the panels'.
  for (const inner of queryAll(host, '.e-tabs-inner-tabs>.e-tab-content'))
    put(inner, { role: null, tabindex: null, 'aria-labelledby': null })
  const stop = () => {
    for (const each of stops) each()
  }
  return { id: host.dataset.id ?? '', items, isByHand: false, stop }
}

/** Links of a list, each to its film: where they lead without a script. The place to play is ours, before the list. */
function handWritten(host: HTMLElement): Parts {
  const stage = document.createElement('div')
  stage.className = 'skerry-playlist-stage'
  const items = queryAll<HTMLAnchorElement>(host, 'li>a[href]').map((title, i): Item => {
    const panel = stage.appendChild(document.createElement('div'))
    panel.hidden = true
    const name = textOf(title.querySelector('strong')) || textOf(title)
    return {
      id: title.id || String(i + 1),
      title,
      name,
      duration: title.dataset.duration ?? '',
      url: title.href,
      panel,
      box: panel,
      isLink: true,
    }
  })
  if (items.length) host.prepend(stage)
  return { id: host.id, items, isByHand: true, stop: () => stage.remove() }
}

export const partsOf = (host: HTMLElement): Parts => (host.matches(byHand('playlist')) ? handWritten : served)(host)

/** A text of the interface; where the page's configuration has none, ours in its language. */
export const say = (el: Element, key: string, en: string, pl: string): string => config().i18n(key, translate([en, pl], el))
