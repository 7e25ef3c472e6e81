import { FACEBOOK, PINTEREST, TWITTER, webLink } from '../../share-links/network-link'
import type { Slide } from './slides'
import { lightboxText } from './translate'

/** Where a slide can be shared: network, its text's key, English and Polish, its link (contract media §1.9). */
export function shareLinks({ url, hash, title, isVideo }: Slide): { icon: string; text: string; href: string; download?: string }[] {
  const shared = { url: location.href.split('#')[0] + hash, image: url, text: title }
  const link = (network: string, pattern: string, key: string, english: string, polish: string) => ({
    icon: `eicon-${network}`,
    text: lightboxText(key, english, polish),
    href: webLink(pattern, shared),
  })
  return [
    link('facebook', FACEBOOK, 'shareOnFacebook', 'Share on Facebook', 'Udostępnij na Facebooku'),
    link('twitter', TWITTER, 'shareOnTwitter', 'Share on Twitter', 'Udostępnij na Twitterze'),
    link('pinterest', PINTEREST, 'pinIt', 'Pin it', 'Przypnij'),
    ...(isVideo
      ? []
      : [{ icon: 'eicon-download-bold', text: lightboxText('downloadImage', 'Download image', 'Pobierz obraz'), href: url, download: '' }]),
  ]
}
