import { asObject } from '../../base/values'
import { choice, type Field, flag, type Infer, list, text } from '../../settings/fields'
import { DEVICES } from '../../settings/responsive'

/** The icon before a link: classes of an icon font, or the HTML of an `svg`, which is read as text and never parsed. */
const icon: Field<string> = {
  kind: 'icon',
  default: '',
  parse: (given) => {
    const { rendered_tag: html, value } = asObject(given)
    return String(html || value || '')
  },
}

export const settings = {
  /** Which headings are listed. */
  headings_by_tags: list(['h2', 'h3', 'h4', 'h5', 'h6'], ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
  /** A selector: only headings inside of what it finds. */
  container: text(),
  /** Selectors: headings in what they find, or found themselves, are left out. */
  exclude_headings_by_selector: list(),
  marker_view: choice(['numbers', 'bullets'], 'numbers'),
  icon,
  /** Lists in lists, by the level of the headings. */
  hierarchical_view: flag(),
  /** Inner lists show while something in them, or what they belong to, is the current heading. */
  collapse_subitems: flag(),
  /** The whole list can be closed, and starts closed on this device and smaller ones; `desktop` means on all. */
  minimize_box: flag(),
  minimized_on: choice(['', 'none', ...DEVICES], ''),
  no_headings_message: text(),
}
export type TocSettings = Infer<typeof settings>
