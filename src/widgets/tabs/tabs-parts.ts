import { containsNode } from '../../base/property-of'
import { CLASSIC_TITLE } from '../../builder/selectors'
import { findOwn, type Part, pair } from '../../disclosure/parts'
import { findByHash } from '../../dom/find-by-hash'
import type { TabsKind } from './tabs-plan'

export interface TabsParts {
  kind: TabsKind
  /** Around nested tabs. */
  root: HTMLElement | undefined
  /** What the titles stand in; of classic tabs there are two. */
  lists: HTMLElement[]
  parts: Part[]
  /** Panels that nothing could open. */
  withoutTitle: HTMLElement[]
}

const LISTS = '.elementor-tabs-wrapper,.elementor-tabs-content-wrapper,.e-n-tabs-heading,[data-tabs-list]'
const TITLES = `${CLASSIC_TITLE},.e-n-tab-title,[data-tabs-list] a`
const PANELS = '.elementor-tab-content,.e-n-tabs-content>*'

/** All that may be a title or a panel of these tabs. */
export const partsOf = (host: HTMLElement): HTMLElement[] => findOwn(host, `${TITLES},${PANELS},[data-widget]>:not(.skerry-ui)`)

export function findTabs(host: HTMLElement): TabsParts {
  const root = findOwn(host, '.e-n-tabs')[0]
  const kind = root ? 'nested' : findOwn(host, '.elementor-tabs').length ? 'classic' : 'hand-written'
  const lists = findOwn(host, LISTS)
  const titles = findOwn(host, TITLES)
  const isByHand = kind === 'hand-written'
  // In the host: a copy of tabs has the same ids.
  const linked = (title: HTMLElement) => findByHash((title as HTMLAnchorElement).hash ?? '', '*', host)
  const found = pair(
    host,
    titles,
    isByHand
      ? titles.map(linked).filter((panel): panel is HTMLElement => containsNode(host, panel) && panel !== null)
      : findOwn(host, PANELS),
    (title) => (isByHand ? linked(title)?.id : (title.dataset.tab ?? title.dataset.tabIndex)),
    (panel, i) => (isByHand ? panel.id : (panel.dataset.tab ?? `${i + 1}`)),
  )
  return { kind, root, lists, ...found }
}
