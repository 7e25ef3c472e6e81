import { config } from '../../builder/config'

/** A text of the page's configuration, or ours in the language the window is read in: the body's, where it stands. */
export const lightboxText = (key: string, english: string, polish: string): string =>
  config().i18n(key, document.body.matches(':lang(pl)') ? polish : english)
