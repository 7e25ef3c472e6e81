import { matchesSelector } from '../base/property-of'
import { i18n } from '../builder/page-config'

const TEXTS: Record<string, string> = {
  de: 'Das Video kann hier nicht abgespielt werden.',
  es: 'El vídeo no se puede reproducir aquí.',
  fr: 'La vidéo ne peut pas être lue ici.',
  it: 'Il video non può essere riprodotto qui.',
  nl: 'De video kan hier niet worden afgespeeld.',
  pl: 'Tego filmu nie można tu odtworzyć.',
  pt: 'O vídeo não pode ser reproduzido aqui.',
  uk: 'Відео не можна відтворити тут.',
}

/**
 * The message that a video cannot be played: from the page's configuration, else in the language of `el`, else in English. The builder has
 * no such text, so it exists in more languages than our others.
 */
export function videoMissingText(el: Element): string {
  const language = Object.keys(TEXTS).find((name) => matchesSelector(el, `:lang(${name})`))
  return i18n('videoMissing', (language && TEXTS[language]) || 'The video cannot be played here.')
}
