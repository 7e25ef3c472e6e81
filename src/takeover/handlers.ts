import { decodeText } from '../base/encode-text'

/** Attributes whose value is a script's code. */
const LINKS = /^(href|src|action|formaction|xlink:href)$/

/**
 * The code in an attribute: that of a handler (`onclick`), or of an address that is a script; otherwise empty. Browsers ignore white space in
 * addresses.
 */
export function readHandler(name: string, value: string): string {
  if (name.startsWith('on')) return value
  if (!LINKS.test(name)) return ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them at the beginning of an address
  const [, code] = /^[\x00-\x20]*javascript:(.*)$/is.exec(value.replace(/[\t\n\r]/g, '')) ?? []
  return code ? decodeText(code) : ''
}
