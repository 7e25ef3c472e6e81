import { decodeText } from '../base/encode-text'

/** Attributes whose value can be a `javascript:` URL. */
const LINKS = /^(href|src|action|formaction|xlink:href)$/

/**
 * The code in an attribute: a handler (`onclick`), the source of a frame, which reaches the page around it, or a `javascript:` URL; otherwise
 * empty. Browsers ignore white space in such URLs.
 */
export function readHandler(name: string, value: string): string {
  if (name.startsWith('on') || name === 'srcdoc') return value
  if (!LINKS.test(name)) return ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them at the start of a URL
  const [, code] = /^[\x00-\x20]*javascript:(.*)$/is.exec(value.replace(/[\t\n\r]/g, '')) ?? []
  return code ? decodeText(code) : ''
}
