import { createElement } from './create-element'

/** An address that a picture or a stylesheet may load a picture from, resolved as the browser does it. */
export const isImageUrl = (url: string): boolean =>
  url !== '' && /^(https?|file|data:image)/.test(Object.assign(createElement('a'), { href: url }).href)
