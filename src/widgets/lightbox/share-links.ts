import { config } from '../../services/config'
import { FACEBOOK, PINTEREST, TWITTER, webLink } from '../../services/network-link'
import type { Slide } from './slides'

/** Where a slide can be shared: network, its text's key and English, its link (contract media §1.9). */
export function shareLinks({ url, hash, title, isVideo }: Slide): { icon: string; text: string; href: string; download?: boolean }[] {
  const { i18n } = config()
  const shared = { url: location.href.split('#')[0] + hash, image: url, text: title }
  const link = (network: string, pattern: string, key: string, english: string) => ({
    icon: `eicon-${network}`,
    text: i18n(key, english),
    href: webLink(pattern, shared),
  })
  return [
    link('facebook', FACEBOOK, 'shareOnFacebook', 'Share on Facebook'),
    link('twitter', TWITTER, 'shareOnTwitter', 'Share on Twitter'),
    link('pinterest', PINTEREST, 'pinIt', 'Pin it'),
    ...(isVideo ? [] : [{ icon: 'eicon-download-bold', text: i18n('downloadImage', 'Download image'), href: url, download: true }]),
  ]
}
