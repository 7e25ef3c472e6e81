import { findOwn, type Part, pair } from '../../dom/disclosure/parts'
import { CLASSIC_TITLE } from '../../page/selectors'

export interface Item {
  /** The whole title reacts to presses. */
  title: HTMLElement
  /** Has the role and takes the focus. */
  button: HTMLElement
  /** The part that opens; the `<details>` itself if its content has no wrapper. */
  panel: HTMLElement
  details?: HTMLDetailsElement
  isOpen: boolean
}

/** Finds an accordion's items. Reports titles without content and vice versa; `withoutTitle` lists content that nothing can open. */
export function findItems(host: HTMLElement): { items: Item[]; withoutTitle: HTMLElement[] } {
  const all = findOwn(host, 'details')
  const key = ({ dataset }: HTMLElement) => dataset.tab
  if (!all.length) {
    const { parts, withoutTitle } = pair(host, findOwn(host, CLASSIC_TITLE), findOwn(host, '.elementor-tab-content'), key, key)
    return { items: parts.map(classicItem), withoutTitle }
  }
  const numbers = new Map(all.map((details, i) => [details, i]))
  const summaries = all.flatMap((details) => details.querySelector<HTMLElement>(':scope>summary') ?? [])
  const { parts } = pair(
    host,
    summaries,
    all,
    ({ parentElement }) => `${numbers.get(parentElement as HTMLElement)}`,
    (_, i) => `${i}`,
  )
  // The browser adds a missing `<summary>`.
  return { items: parts.map(detailsItem), withoutTitle: [] }
}

function detailsItem({ panel, titles: [served] }: Part): Item {
  const title = served as HTMLElement
  const details = panel as HTMLDetailsElement
  const hasOnlyElements = [...details.childNodes].every((node) => node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim())
  const content = hasOnlyElements && details.children.length === 2 ? (details.lastElementChild as HTMLElement) : details
  return { title, button: title, panel: content, details, isOpen: details.open }
}

function classicItem({ panel, titles: [served] }: Part): Item {
  const title = served as HTMLElement
  const link = title.querySelector<HTMLElement>('a')
  // A heading or link with the role of a button would lose its own role.
  const button = link && (/^H\d$/.test(title.tagName) || link.hasAttribute('href')) ? link : title
  return { title, button, panel, isOpen: false }
}
