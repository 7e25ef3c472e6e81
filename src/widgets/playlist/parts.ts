import { createElement } from '../../base/create-element'
import { queryAll } from '../../base/query-all'
import { asObject } from '../../base/values'
import { createWriters } from '../../dom/writers'
import { handWritten, SETTINGS } from '../../page/selectors'
import { rawSettings } from '../../settings/read'

/** One video in the list. */
export interface Item {
  /** Identifies the video in the page's URL. */
  id: string
  title: HTMLElement
  name: string
  duration: string
  url: string
  /** Shown while the video is selected. */
  panel: HTMLElement
  /** The element in the panel that holds the player. */
  box: HTMLElement
  /** The server's poster with a play button, over the player's place. */
  overlay?: HTMLElement | null
  /** The title is a hand-written link. Its URL may contain a start time; the builder's videos always start at the beginning. */
  isLink?: boolean
}
export interface Parts {
  /** Identifies the list in the page's URL; if empty, the URL is not changed. */
  id: string
  items: Item[]
  isHandWritten: boolean
  stop: () => void
}

/** The text direction of titles in a row; false if they form a column. */
export const rowDirection = (host: HTMLElement): string | false =>
  host.classList.contains('e-tabs-view-horizontal') && getComputedStyle(host).direction

const textOf = (el: Element | null | undefined) => el?.textContent?.trim() ?? ''

/** The builder's titles and panels, paired by `data-tab`; a section heading is not a title (contract loops §18). */
function builderParts(host: HTMLElement): Parts {
  const { tabs } = rawSettings(host, SETTINGS)
  // The first of duplicates wins.
  const panels = new Map(
    queryAll(host, '.e-tabs-content-wrapper>.e-tab-content')
      .reverse()
      .map((panel) => [panel.dataset.tab, panel]),
  )
  const items = queryAll(host, '.e-tabs-items>.e-tab-title').flatMap((title): Item[] => {
    const { tab } = title.dataset
    const panel = panels.get(tab)
    const url = panel?.dataset.videoUrl
    if (!panel || !url) return []
    const { videoTitle, videoDuration = '' } = panel.dataset
    const { _id: id } = asObject(Array.isArray(tabs) && tabs[Number(tab) - 1])
    return [
      {
        id: String(typeof id === 'object' ? tab : (id ?? tab)),
        title,
        name: videoTitle || textOf(title),
        duration: videoDuration,
        url,
        panel,
        box: panel.querySelector<HTMLElement>(':scope>div:not([class])') ?? panel,
        overlay: panel.querySelector<HTMLElement>('.elementor-custom-embed-image-overlay'),
      },
    ]
  })
  return { id: host.dataset.id ?? '', items, isHandWritten: false, stop: correctRoles(host, items) }
}

/** Corrects the server's roles so that screen readers find one list of tabs. */
function correctRoles(host: HTMLElement, items: Item[]): () => void {
  const writers = createWriters()
  const write = (el: HTMLElement | null, values: Record<string, unknown>) => el && writers.set(el, values)
  // A tab must not contain other focusable elements.
  for (const { title } of items) for (const link of queryAll(title, 'a')) write(link, { tabindex: '-1' })
  // The server makes the panels' wrapper a tab list, and puts headings between and into the tabs.
  write(host.querySelector<HTMLElement>('.e-tabs-content-wrapper'), { role: null, 'aria-orientation': null })
  write(host.querySelector<HTMLElement>('.e-tabs-items'), {
    'aria-orientation': rowDirection(host) ? null : 'vertical',
    'aria-label': textOf(host.querySelector<HTMLElement>('.e-tabs-title')) || null,
  })
  for (const heading of queryAll(host, '.e-section-title,.e-tab-title-text')) write(heading, { role: 'presentation' })
  // The texts beside the videos are not panels of these tabs, though they share their ids.
  for (const inner of queryAll(host, '.e-tabs-inner-tabs>.e-tab-content'))
    write(inner, { role: null, tabindex: null, 'aria-labelledby': null })
  return writers.stop
}

/** The links of a hand-written list, which lead to the videos without a script. We add the panels before the list. */
function handWrittenParts(host: HTMLElement): Parts {
  const playerArea = createElement('div')
  playerArea.className = 'skerry-playlist-player'
  const items = queryAll<HTMLAnchorElement>(host, 'li>a[href]').map((title, i): Item => {
    const panel = playerArea.appendChild(createElement('div'))
    panel.hidden = true
    return {
      id: title.id || String(i + 1),
      title,
      name: textOf(title.querySelector('strong')) || textOf(title),
      duration: title.dataset.duration ?? '',
      url: title.href,
      panel,
      box: panel,
      isLink: true,
    }
  })
  if (items.length) host.prepend(playerArea)
  return { id: host.id, items, isHandWritten: true, stop: () => playerArea.remove() }
}

export const playlistParts = (host: HTMLElement): Parts =>
  host.matches(handWritten('playlist')) ? handWrittenParts(host) : builderParts(host)
