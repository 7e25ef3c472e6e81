import { FACEBOOK, fillPattern, PINTEREST, type ShareContent, TWITTER, webLink } from './network-link'

/** Each network's share URL pattern (contract media §2); all are web URLs except `email`. */
const NETWORKS: Record<string, string> = {
  facebook: FACEBOOK,
  twitter: TWITTER,
  'x-twitter': 'x.com/intent/tweet?text=$text $url',
  threads: 'threads.net/intent/post?text=$text $url',
  pinterest: PINTEREST,
  linkedin: 'www.linkedin.com/shareArticle?mini=true&url=$url&title=$title&summary=$text&source=$url',
  vk: 'vkontakte.ru/share.php?url=$url&title=$title&description=$text&image=$image',
  odnoklassniki: 'connect.ok.ru/offer?url=$url&title=$title&imageUrl=$image',
  tumblr: 'tumblr.com/share/link?url=$url',
  digg: 'digg.com/submit?url=$url',
  stumbleupon: 'www.stumbleupon.com/submit?url=$url',
  pocket: 'getpocket.com/edit?url=$url',
  google: 'plus.google.com/share?url=$url',
  reddit: 'reddit.com/submit?url=$url&title=$title',
  whatsapp: 'api.whatsapp.com/send?text=*$title*%0A$text%0A$url',
  telegram: 'telegram.me/share/url?url=$url&text=$text',
  skype: 'web.skype.com/share?url=$url',
  xing: 'www.xing.com/spi/shares/new?url=$url',
  email: 'mailto:?subject=$title&body=$text%0A$url',
}

/** The valid names in a share link: networks, and actions of the browser. */
export const NETWORK_NAMES: string[] = [...Object.keys(NETWORKS), 'copy', 'native', 'print']

/** The URL that shares `content` on a network; `undefined` for an unknown network. */
export function networkLink(network: string, content: Partial<ShareContent>): string | undefined {
  // Names come from class names, so `constructor` must not find an inherited property.
  const pattern = Object.hasOwn(NETWORKS, network) ? NETWORKS[network] : undefined
  if (!pattern) return undefined
  // Without a title, omit the subject instead of leaving it empty.
  return network === 'email' ? fillPattern(pattern, content).replace('subject=&', '') : webLink(pattern, content)
}
