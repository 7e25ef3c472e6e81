import { createElement } from '../../base/create-element'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { detach } from '../../dom/move'
import { clickOnKey } from '../../dom/on-press'
import { replaceContents } from '../../dom/replace-contents'
import { createWriter } from '../../dom/writer'

/** Without SVG links, which scripts cannot click. */
const LINK = 'a:not(svg a)'

export interface Parts {
  host: HTMLElement
  /** The empty element in which the animation is drawn. */
  container: HTMLElement
  /** The link around the container, or inside it. */
  link: HTMLAnchorElement | null
}

/**
 * Empties the builder's container. Hand-written markup has none: a new one replaces the picture that shows until then, and takes over its alternative
 * text. `restore` puts everything back.
 */
export function prepareContainer(host: HTMLElement): { parts: Parts; restore: () => void } {
  const served = host.querySelector<HTMLElement>('.e-lottie__animation')
  const container = served ?? createElement('div')
  const picture = served ? null : host.querySelector<HTMLElement>('img,picture')
  const label = picture?.querySelector('img')?.alt || picture?.getAttribute('alt')
  const { set, stop } = createWriter(container)
  const restoreContents = replaceContents(container)
  if (!served) {
    container.className = 'skerry-lottie'
    if (picture) picture.before(container)
    else host.prepend(container)
  }
  if (label) {
    set('role', 'img')
    set('aria-label', label)
  } else if (!served) set('aria-hidden', 'true')
  const restorePicture = picture ? detach(picture) : () => {}
  return {
    parts: { host, container, link: container.closest<HTMLAnchorElement>(LINK) ?? container.querySelector<HTMLAnchorElement>(LINK) },
    restore: () => {
      stop()
      restoreContents()
      if (!served) container.remove()
      restorePicture()
    },
  }
}

/** Makes the container a button for everybody: whatever a click does, Enter and Space do too. */
export function makeButton({ host, container }: Parts, label: string): () => void {
  const { set, stop } = createWriter(container)
  set('role', 'button')
  set('tabindex', '0')
  set('aria-hidden', null)
  set('$cursor', 'pointer')
  const caption = host.querySelector('.e-lottie__caption,figcaption')?.textContent?.trim()
  if (!container.hasAttribute('aria-label')) set('aria-label', caption || label)
  const stops = [on<KeyboardEvent>(container, 'keydown', clickOnKey), stop]
  return () => stopAll(stops)
}
