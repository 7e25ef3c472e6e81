import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { addUi } from '../../ui/container'
import { createNotice } from '../../ui/notice'

/**
 * Shows in `box` that its video cannot be played (specification §9), above the poster or play button, which can be pressed again. `file` is
 * a file's URL that nothing else on the page links to; only http(s) URLs get a link. Returns a function that removes the notice.
 */
export function showUnavailable(box: HTMLElement, file = ''): () => void {
  const link = /^https?:/.test(file) ? { href: file, text: new URL(file).pathname.split('/').pop() || file } : undefined
  const notice = createNotice({ className: 'skerry-video-missing', text: translate(texts.videoMissing, box), link, position: 'top' })
  return addUi(notice, (container) => box.append(container))
}
