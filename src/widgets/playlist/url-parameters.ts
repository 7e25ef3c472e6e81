/** The playlist and video in the page's URL. */
export function requestedVideo(search = location.search): { list: string | null; item: string | null } {
  const query = new URLSearchParams(search)
  return { list: query.get('playlist'), item: query.get('video') }
}

/** The URL with this video selected and everything else unchanged (contract loops §22.6). */
export function addressWithVideo(list: string, item: string, href = location.href): string {
  const url = new URL(href)
  url.searchParams.set('playlist', list)
  url.searchParams.set('video', item)
  return url.href
}
