const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** What a text says that may be HTML: entities become characters, and tags are left out, because it is only ever used as text. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : (NAMED[name.toLowerCase()] ?? whole)
    })
