const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** The text of a string that may be HTML: decodes entities and drops tags, because it is only used as text. */
export function plainText(html: string): string {
  // After the last `>` no tag ends: searching for one from each `<` would be quadratic.
  const end = html.lastIndexOf('>') + 1
  return (html.slice(0, end).replace(/<\/?[a-z][^>]*>/gi, '') + html.slice(end)).replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : (NAMED[name.toLowerCase()] ?? whole)
    },
  )
}
