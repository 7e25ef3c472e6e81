import { config } from '../../services/config'
import { networkLink } from '../../services/networks'
import type { Slide } from './slides'

/** Where a slide can be shared: network, its text's key and English, its link (contract media §1.9). */
export function shareLinks({ url, hash, title, isVideo }: Slide): { icon: string; text: string; href: string; download?: boolean }[] {
  const { i18n } = config()
  const shared = { url: location.href.split('#')[0] + hash, image: url, text: title }
  const link = (network: string, key: string, english: string) => ({
    icon: `eicon-${network}`,
    text: i18n(key, english),
    href: networkLink(network, shared) as string,
  })
  return [
    link('facebook', 'shareOnFacebook', 'Share on Facebook'),
    link('twitter', 'shareOnTwitter', 'Share on Twitter'),
    link('pinterest', 'pinIt', 'Pin it'),
    ...(isVideo ? [] : [{ icon: 'eicon-download-bold', text: i18n('downloadImage', 'Download image'), href: url, download: true }]),
  ]
}
