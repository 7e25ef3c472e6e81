const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * What a text says that the server has encoded for HTML once too often (contract media §13): entities become characters, and tags are left
 * out, because it is only ever used as text.
 */
export const decodeText = (text: string): string =>
  text
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : (NAMED[name.toLowerCase()] ?? whole)
    })
