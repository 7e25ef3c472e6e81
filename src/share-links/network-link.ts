import { encodeText } from '../base/encode-text'

/** What is shared; everything except the address may be empty. */
export interface ShareContent {
  url: string
  title: string
  text: string
  image?: string
}

/**
 * The three networks that the lightbox also offers. A pattern is an address without its `https://`; each name after a dollar sign stands for that
 * value (contract media §2).
 */
export const FACEBOOK = 'www.facebook.com/sharer.php?u=$url'
export const TWITTER = 'twitter.com/intent/tweet?text=$text $url'
export const PINTEREST = 'www.pinterest.com/pin/create/button/?url=$url&media=$image'

/** The pattern with its names replaced by the values, each percent-encoded once (contract loops §22.10); a missing value becomes empty. */
export const fillPattern = (pattern: string, content: Partial<ShareContent>): string =>
  pattern.replace(/\$(\w+)/g, (_, name: keyof ShareContent) => encodeText(content[name] || ''))
/** The `https://` address that a pattern stands for; a space between two of its names is encoded, too. */
export const webLink = (pattern: string, content: Partial<ShareContent>): string =>
  `https://${fillPattern(pattern, content).replaceAll(' ', '%20')}`
