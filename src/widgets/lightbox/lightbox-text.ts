import { pageBody } from '../../base/document'
import { i18n } from '../../builder/page-config'
import { translate } from '../../ui/translate'

/**
 * A text of the lightbox: the one that the page's configuration has under `key`, else English or Polish. The lightbox stands in the
 * body, so the body's language counts.
 */
export const lightboxText = (key: string, englishAndPolish: readonly [string, string]): string =>
  i18n(key, translate(englishAndPolish, pageBody()))
