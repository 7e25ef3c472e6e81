import { createElement } from '../base/create-element'
import { config } from '../builder/config'
import { translate } from '../ui/translate'

/** Where the page has no stylesheet of ours; above the cover, which stays to be pressed again. */
const LOOK =
  'position:absolute;inset:0 0 auto;z-index:2;box-sizing:border-box;width:auto;height:auto;margin:0;padding:.75rem 1rem;background:rgb(0 0 0/.85);color:#fff;text-align:center;pointer-events:none'

/** Says in `box` that its film cannot be played, and leads to a file that nothing else leads to (specification §9). */
export function showUnavailable(box: HTMLElement, file = ''): () => void {
  const text = createElement('p', { class: 'skerry-video-missing', role: 'alert' })
  text.style.cssText = LOOK
  text.textContent = config().i18n(
    'videoMissing',
    translate(['The video cannot be played here.', 'Tego filmu nie można tu odtworzyć.'], box),
  )
  if (/^https?:/.test(file)) {
    const link = createElement('a', { href: file, target: '_blank', rel: 'noopener' })
    link.style.cssText = 'color:inherit;text-decoration:underline;pointer-events:auto;overflow-wrap:anywhere'
    link.textContent = new URL(file).pathname.split('/').pop() || file
    text.append(' ', link)
  }
  box.append(text)
  return () => text.remove()
}
