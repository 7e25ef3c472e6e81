/** The playlist and the video for which the page's address asks. */
export function requestedVideo(search = location.search): { list: string | null; item: string | null } {
  const query = new URLSearchParams(search)
  return { list: query.get('playlist'), item: query.get('video') }
}

/** The address that asks for a video; everything else in it stays as it is (contract loops §22.6). */
export function addressWithVideo(list: string, item: string, href = location.href): string {
  const url = new URL(href)
  url.searchParams.set('playlist', list)
  url.searchParams.set('video', item)
  return url.href
}
