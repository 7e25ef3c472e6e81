import { encodeText } from '../../base/encode-text'

/** The shared content; everything but the URL may be empty. */
export interface ShareContent {
  url: string
  title: string
  text: string
  image?: string
}

/**
 * The three networks that the lightbox offers too. A pattern is a URL without `https://`; each `$name` is replaced by that value (contract
 * media §2).
 */
export const FACEBOOK = 'www.facebook.com/sharer.php?u=$url'
export const TWITTER = 'twitter.com/intent/tweet?text=$text $url'
export const PINTEREST = 'www.pinterest.com/pin/create/button/?url=$url&media=$image'

/** The pattern with its names replaced by values, each percent-encoded once (contract loops §22.10); a missing value is empty. */
export const fillPattern = (pattern: string, content: Partial<ShareContent>): string =>
  pattern.replace(/\$(\w+)/g, (_, name: keyof ShareContent) => encodeText(content[name] || ''))
/** The pattern's `https://` URL; a space between two names is encoded too. */
export const webLink = (pattern: string, content: Partial<ShareContent>): string =>
  `https://${fillPattern(pattern, content).replaceAll(' ', '%20')}`
