import { i18n } from '../../builder/page-config'
import { translate } from '../../ui/translate'

/** A text of the interface: the page configuration's, else ours in the language of `el`. */
export const playlistText = (el: Element, key: string, english: string, polish: string): string =>
  i18n(key, translate([english, polish], el))
