import { decodeText } from '../../base/encode-text'
import { queryAll } from '../../base/query-all'
import { findOwn, type Part, pair } from '../../dom/disclosure/parts'
import { CLASSIC_TITLE } from '../../page/selectors'
import type { TabsKind } from './tabs-plan'

export interface TabsParts {
  kind: TabsKind
  /** The wrapper of nested tabs. */
  root: HTMLElement | undefined
  /** The lists that hold the titles; classic tabs have two. */
  lists: HTMLElement[]
  parts: Part[]
  /** Panels without a title to open them. */
  withoutTitle: HTMLElement[]
}

const LISTS = '.elementor-tabs-wrapper,.elementor-tabs-content-wrapper,.e-n-tabs-heading,[data-tabs-list]'
const TITLES = `${CLASSIC_TITLE},.e-n-tab-title,[data-tabs-list] a`
const PANELS = '.elementor-tab-content,.e-n-tabs-content>*'

/** Every element that could be a title or panel of these tabs. */
export const partsOf = (host: HTMLElement): HTMLElement[] => findOwn(host, `${TITLES},${PANELS},[data-widget]>:not(.skerry-ui)`)

export function findTabs(host: HTMLElement): TabsParts {
  const root = findOwn(host, '.e-n-tabs')[0]
  const kind = root ? 'nested' : findOwn(host, '.elementor-tabs').length ? 'classic' : 'hand-written'
  const lists = findOwn(host, LISTS)
  const titles = findOwn(host, TITLES)
  const isByHand = kind === 'hand-written'
  // Search in the host because copied tabs share ids. Reversed so that the first of duplicate ids wins.
  const withId = isByHand ? queryAll(host, '[id]').reverse() : []
  const byId = new Map(withId.map((el) => [el.id, el]))
  const panelOf = new Map(titles.map((title) => [title, byId.get(decodeText(((title as HTMLAnchorElement).hash ?? '').slice(1)))]))
  const found = pair(
    host,
    titles,
    isByHand ? [...panelOf.values()].filter((panel): panel is HTMLElement => panel !== undefined) : findOwn(host, PANELS),
    (title) => (isByHand ? panelOf.get(title)?.id : (title.dataset.tab ?? title.dataset.tabIndex)),
    (panel, i) => (isByHand ? panel.id : (panel.dataset.tab ?? `${i + 1}`)),
  )
  return { kind, root, lists, ...found }
}
