import { createElement } from '../../base/create-element'
import { queryAll } from '../../base/query-all'
import { asObject } from '../../base/values'
import { handWritten, SETTINGS } from '../../builder/selectors'
import { createWriters } from '../../dom/writers'
import { rawSettings } from '../../settings/read'

/** One video of the list. */
export interface Item {
  /** Names the video in the page's address. */
  id: string
  title: HTMLElement
  name: string
  duration: string
  url: string
  /** Shown while the video is selected. */
  panel: HTMLElement
  /** The element in the panel to which the player is added. */
  box: HTMLElement
  /** The server's poster with a play button, which lies above the player's place. */
  overlay?: HTMLElement | null
  /** The title is a hand-written link. Its address may say where to start; the builder's videos always start at the beginning. */
  isLink?: boolean
}
export interface Parts {
  /** Names the list in the page's address; if empty, nothing is written there. */
  id: string
  items: Item[]
  isHandWritten: boolean
  stop: () => void
}

/** The text direction of titles in a row; false if they form a column. */
export const rowDirection = (host: HTMLElement): string | false =>
  host.classList.contains('e-tabs-view-horizontal') && getComputedStyle(host).direction

const textOf = (el: Element | null | undefined) => el?.textContent?.trim() ?? ''

/** The builder's titles and panels, which belong together by `data-tab`; a section's heading is not a title (contract loops §18). */
function builderParts(host: HTMLElement): Parts {
  const { tabs } = rawSettings(host, SETTINGS)
  // Of several with the same number, the first.
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

/** Corrects the roles that the server sends, so that screen readers find one list of tabs. */
function correctRoles(host: HTMLElement, items: Item[]): () => void {
  const writers = createWriters()
  const write = (el: HTMLElement | null, values: Record<string, unknown>) => el && writers.set(el, values)
  // A tab must not contain anything else that can be focused.
  for (const { title } of items) for (const link of queryAll(title, 'a')) write(link, { tabindex: '-1' })
  // The server gives the panels' wrapper the role of a list of tabs, and puts headings between the tabs and into them.
  write(host.querySelector('.e-tabs-content-wrapper'), { role: null, 'aria-orientation': null })
  write(host.querySelector('.e-tabs-items'), {
    'aria-orientation': rowDirection(host) ? null : 'vertical',
    'aria-label': textOf(host.querySelector('.e-tabs-title')) || null,
  })
  for (const heading of queryAll(host, '.e-section-title,.e-tab-title-text')) write(heading, { role: 'presentation' })
  // The texts beside the videos are not panels of the tabs, although they have the same ids.
  for (const inner of queryAll(host, '.e-tabs-inner-tabs>.e-tab-content'))
    write(inner, { role: null, tabindex: null, 'aria-labelledby': null })
  return writers.stop
}

/** The links of a hand-written list, each of which leads to its video even without a script. The panels are ours, before the list. */
function handWrittenParts(host: HTMLElement): Parts {
  // A script may have copied a playlist of ours.
  for (const copy of queryAll(host, '.skerry-playlist-player')) copy.remove()
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
