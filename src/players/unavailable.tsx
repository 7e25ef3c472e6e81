import { i18n } from '../builder/page-config'
import { mountUi } from '../ui/mount'
import { Notice } from '../ui/notice'
import { translate } from '../ui/translate'

const TEXT = ['The video cannot be played here.', 'Tego filmu nie można tu odtworzyć.'] as const

/**
 * Shows in `box` that its video cannot be played (specification §9), above the poster or the play button, which can be activated again.
 * `file` is the address of a file which nothing else on the page links to; other addresses than http(s) get no link. Returns the removal.
 */
export function showUnavailable(box: HTMLElement, file = ''): () => void {
  const text = i18n('videoMissing', translate(TEXT, box))
  const link = /^https?:/.test(file) ? { href: file, text: new URL(file).pathname.split('/').pop() || file } : undefined
  const notice = <Notice className="skerry-video-missing" text={text} link={link} position="top" />
  return mountUi(notice, (container) => box.append(container)).remove
}
