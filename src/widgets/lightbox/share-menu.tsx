import { FACEBOOK, PINTEREST, TWITTER, webLink } from '../../integrations/share-links/network-link'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import type { SlideData } from './types'

interface ShareLink {
  /** The icon's class. */
  icon: string
  text: string
  href: string
  download?: string
}

/** The share menu's links: networks, and the picture's download (contract media §1.9). Videos cannot be downloaded. */
function shareLinks({ url, hash, title, isVideo }: SlideData): ShareLink[] {
  const shared = { url: location.href.split('#')[0] + hash, image: url, text: title }
  const links: ShareLink[] = [
    {
      icon: 'eicon-facebook',
      text: translate(texts.shareOnFacebook),
      href: webLink(FACEBOOK, shared),
    },
    {
      icon: 'eicon-twitter',
      text: translate(texts.shareOnTwitter),
      href: webLink(TWITTER, shared),
    },
    { icon: 'eicon-pinterest', text: translate(texts.pinIt), href: webLink(PINTEREST, shared) },
  ]
  if (!isVideo)
    links.push({
      icon: 'eicon-download-bold',
      text: translate(texts.downloadImage),
      href: url,
      download: '',
    })
  return links
}

export const ShareMenu = ({ slide }: { slide: SlideData }) =>
  shareLinks(slide).map(({ icon, text, href, download }) => (
    <a key={icon} href={href} target="_blank" rel="noopener" download={download}>
      <i className={icon} aria-hidden="true" /> {text}
    </a>
  ))
