import { CLASSIC_TITLE } from '../../builder/selectors'
import { findOwn, type Part, pair } from '../../disclosure/parts'

export interface Item {
  /** All of it can be pressed. */
  title: HTMLElement
  /** What has the role, and where the focus goes. */
  button: HTMLElement
  /** What it shows; of `<details>` without an element around its content that is the whole. */
  panel: HTMLElement
  details?: HTMLDetailsElement
  isOpen: boolean
}

/** The items of an accordion. What has no title, or no content, is reported; contents that could never be opened are `withoutTitle`. */
export function findItems(host: HTMLElement): { items: Item[]; withoutTitle: HTMLElement[] } {
  const all = findOwn(host, 'details')
  const key = ({ dataset }: HTMLElement) => dataset.tab
  if (!all.length) {
    const { parts, withoutTitle } = pair(host, findOwn(host, CLASSIC_TITLE), findOwn(host, '.elementor-tab-content'), key, key)
    return { items: parts.map(classicItem), withoutTitle }
  }
  const summaries = all.flatMap((details) => details.querySelector<HTMLElement>(':scope>summary') ?? [])
  const { parts } = pair(
    host,
    summaries,
    all,
    ({ parentElement }) => `${all.indexOf(parentElement as HTMLElement)}`,
    (_, i) => `${i}`,
  )
  // Without a summary of its own the browser gives it one.
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
  // A button in a heading would be no heading any more, and a link in a button no link.
  const button = link && (/^H\d$/.test(title.tagName) || link.hasAttribute('href')) ? link : title
  return { title, button, panel, isOpen: false }
}
