/** Which list and which of its films an address asks for. */
export function asked(search = location.search): { list: string | null; item: string | null } {
  const query = new URLSearchParams(search)
  return { list: query.get('playlist'), item: query.get('video') }
}

/** The address that asks for a film; everything else in it stays (loops §22.6). */
export function addressOf(list: string, item: string, href = location.href): string {
  const url = new URL(href)
  url.searchParams.set('playlist', list)
  url.searchParams.set('video', item)
  return url.href
}
