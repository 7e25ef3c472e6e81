import { createElement } from './create-element'

/** Whether a picture may be loaded from the address, resolved as browsers resolve it. */
export const isImageUrl = (url: string): boolean =>
  url !== '' && /^(https?|file|data:image)/.test(Object.assign(createElement('a'), { href: url }).href)
