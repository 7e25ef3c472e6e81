import { FACEBOOK, fill, PINTEREST, type Shared, TWITTER, webLink } from './network-link'

/** Where each network takes a link, after `https://` where it is no mail; what begins with a dollar is filled in, encoded (contract media §2). */
const NETWORKS: Record<string, string | undefined> = {
  // Names come from class names: none may be inherited.
  __proto__: null as never,
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

/** The link that shares on a network; `undefined` for one that is not known. */
export function networkLink(network: string, shared: Partial<Shared>): string | undefined {
  const pattern = NETWORKS[network]
  return pattern && (network === 'email' ? fill(pattern, shared).replace('subject=&', '') : webLink(pattern, shared))
}
