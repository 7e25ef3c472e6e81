import { asObject } from '../../base/values'
import { choice, type Field, flag, type Infer, list, text } from '../../settings/fields'
import { DEVICES } from '../../settings/responsive'

/** The icon before a link: icon font classes, or SVG markup, which is never parsed. */
const icon: Field<string> = {
  kind: 'icon',
  default: '',
  parse: (given) => {
    const { rendered_tag: html, value } = asObject(given)
    return String(html || value || '')
  },
}

export const settings = {
  /**
   * Which headings are listed.
   * @example ["h2","h3"]
   */
  headings_by_tags: list(['h2', 'h3', 'h4', 'h5', 'h6'], ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
  /**
   * Lists only headings inside what this CSS selector finds.
   * @example "#guide"
   */
  container: text(),
  /**
   * Leaves out headings that these CSS selectors find, and headings inside what they find.
   * @example [".no-toc"]
   */
  exclude_headings_by_selector: list(),
  /** What comes before an entry: a number or a bullet. */
  marker_view: choice(['numbers', 'bullets'], 'numbers'),
  /**
   * The bullet, as an icon.
   * @example {"value":"fas fa-circle","library":"fa-solid"}
   * @with {"marker_view":"bullets"}
   * @only builder
   */
  icon,
  /** Nests the entries by the level of their headings. */
  hierarchical_view: flag(),
  /**
   * Shows nested entries only around the heading that is being read.
   * @with {"hierarchical_view":"yes"}
   */
  collapse_subitems: flag(),
  /**
   * Lets visitors close the list.
   * @only builder
   */
  minimize_box: flag(),
  /**
   * Closes the list at first on this device and smaller ones; `desktop` means on all devices.
   * @example "mobile"
   * @only builder
   * @with {"minimize_box":"yes"}
   */
  minimized_on: choice(['', 'none', ...DEVICES], ''),
  /**
   * The text shown when there are no headings.
   * @example "This page has no sections."
   */
  no_headings_message: text(),
}
export type TocSettings = Infer<typeof settings>
