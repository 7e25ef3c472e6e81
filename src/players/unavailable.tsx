import { mountUi } from '../ui/mount'
import { Notice } from '../ui/notice'
import { videoMissingText } from '../ui/video-missing'

/**
 * Shows in `box` that its video cannot be played (specification §9), above the poster or the play button, which can be activated again. `file` is the
 * address of a file that nothing else on the page links to; addresses other than http(s) get no link. Returns a function that removes the message.
 */
export function showUnavailable(box: HTMLElement, file = ''): () => void {
  const link = /^https?:/.test(file) ? { href: file, text: new URL(file).pathname.split('/').pop() || file } : undefined
  const notice = <Notice className="skerry-video-missing" text={videoMissingText(box)} link={link} position="top" />
  return mountUi(notice, (container) => box.append(container)).remove
}
