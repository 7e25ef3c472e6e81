import { FACEBOOK, PINTEREST, TWITTER, webLink } from '../../share-links/network-link'
import { uiText } from '../../ui/translate'
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
      text: uiText('shareOnFacebook', ['Share on Facebook', 'Udostępnij na Facebooku']),
      href: webLink(FACEBOOK, shared),
    },
    {
      icon: 'eicon-twitter',
      text: uiText('shareOnTwitter', ['Share on Twitter', 'Udostępnij na Twitterze']),
      href: webLink(TWITTER, shared),
    },
    { icon: 'eicon-pinterest', text: uiText('pinIt', ['Pin it', 'Przypnij']), href: webLink(PINTEREST, shared) },
  ]
  if (!isVideo)
    links.push({
      icon: 'eicon-download-bold',
      text: uiText('downloadImage', ['Download image', 'Pobierz obraz']),
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
