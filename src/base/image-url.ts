import { createElement } from './create-element'

/** Whether a picture may load from this URL, resolved as the browser does. */
export const isImageUrl = (url: string): boolean =>
  url !== '' && /^(https?|file|data:image)/.test(Object.assign(createElement('a'), { href: url }).href)
