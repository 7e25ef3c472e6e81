/** What is shared. All but the address may be empty. */
export interface Shared {
  url: string
  title: string
  text: string
  image?: string
}

/** The three that the lightbox has, too; what begins with a dollar is filled in (contract media §2). */
export const FACEBOOK = 'www.facebook.com/sharer.php?u=$url'
export const TWITTER = 'twitter.com/intent/tweet?text=$text $url'
export const PINTEREST = 'www.pinterest.com/pin/create/button/?url=$url&media=$image'

/** A pattern with every value encoded once (loops §22.10). */
export const fill = (pattern: string, shared: Partial<Shared>): string =>
  pattern.replace(/\$(\w+)/g, (_, name: keyof Shared) => encodeURIComponent(shared[name] || ''))
/** A web address from a pattern, which has none of its scheme. */
export const webLink = (pattern: string, shared: Partial<Shared>): string => `https://${fill(pattern, shared).replace(' ', '%20')}`
