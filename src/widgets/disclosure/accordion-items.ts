import { CLASSIC_TITLE } from '../../builder/selectors'
import { findOwn, pair } from './parts'

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

/** The items of an accordion. One without a title or without a content is reported and left as it is. */
export function findItems(host: HTMLElement): Item[] {
  const all = findOwn(host, 'details') as HTMLDetailsElement[]
  if (all.length) {
    const summaries = all.map((details) => details.querySelector<HTMLElement>(':scope>summary'))
    return pair(
      host,
      summaries.filter((summary) => summary !== null),
      all,
      (summary) => `${all.indexOf(summary.parentElement as HTMLDetailsElement)}`,
      (_, i) => `${i}`,
    ).parts.map(({ panel, titles: [title] }) => {
      const details = panel as HTMLDetailsElement
      const content =
        details.children.length === 2 && [...details.childNodes].every((node) => node.nodeType !== 3 || !node.nodeValue?.trim())
      return {
        title: title as HTMLElement,
        button: title as HTMLElement,
        panel: content ? (details.lastElementChild as HTMLElement) : details,
        details,
        isOpen: details.open,
      }
    })
  }
  const key = ({ dataset }: HTMLElement) => dataset.tab
  return pair(host, findOwn(host, CLASSIC_TITLE), findOwn(host, '.elementor-tab-content'), key, key).parts.map(
    ({ panel, titles: [served] }) => {
      const title = served as HTMLElement
      const link = title.querySelector<HTMLElement>('a')
      // A button in a heading would be no heading any more, and a link in a button no link.
      const button = link && (/^H\d$/.test(title.tagName) || link.hasAttribute('href')) ? link : title
      return { title, button, panel, isOpen: false }
    },
  )
}
