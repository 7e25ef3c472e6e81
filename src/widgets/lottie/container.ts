import { createElement } from '../../base/create-element'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { detach } from '../../dom/move'
import { clickOnKey } from '../../dom/on-press'
import { replaceContents } from '../../dom/replace-contents'
import { createWriters } from '../../dom/writers'

/** Excludes SVG links, which scripts cannot click. */
const LINK = 'a:not(svg a)'

export interface Parts {
  host: HTMLElement
  /** The empty element in which the animation is drawn. */
  container: HTMLElement
  /** The link around or inside the container. */
  link: HTMLAnchorElement | null
}

/**
 * Empties the builder's container. In hand-written markup a new container replaces the placeholder picture, and its alt text labels the
 * animation. `restore` undoes everything.
 */
export function prepareContainer(host: HTMLElement): { parts: Parts; restore: () => void } {
  const served = host.querySelector<HTMLElement>('.e-lottie__animation')
  const container = served ?? createElement('div')
  const picture = served ? null : host.querySelector<HTMLElement>('img,picture')
  const label = picture?.querySelector('img')?.alt || picture?.getAttribute('alt')
  const { set, stop } = createWriters()
  const restoreContents = replaceContents(container)
  if (!served) {
    container.className = 'skerry-lottie'
    if (picture) picture.before(container)
    else host.prepend(container)
  }
  if (label) {
    set(container, { role: 'img', 'aria-label': label })
  } else if (!served) set(container, { 'aria-hidden': 'true' })
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

/** Makes the container an accessible button: Enter and Space do what a click does. */
export function makeButton({ host, container }: Parts, label: string): () => void {
  const { set, stop } = createWriters()
  set(container, { role: 'button', tabindex: '0', 'aria-hidden': null, $cursor: 'pointer' })
  const caption = host.querySelector<HTMLElement>('.e-lottie__caption,figcaption')?.textContent?.trim()
  if (!container.hasAttribute('aria-label')) set(container, { 'aria-label': caption || label })
  const stops = [on<KeyboardEvent>(container, 'keydown', clickOnKey), stop]
  return () => stopAll(stops)
}
