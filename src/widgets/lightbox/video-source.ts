import { EMBED_PAGES, YOUTUBE_WITH_COOKIES } from '../../media/url/embed-pages'
import { isVideoFile, parseVideoUrl, type VideoProvider, type VideoSource } from '../../media/url/parse'
import { parseStartTime } from '../../media/url/start-time'

/** The player of a video: a provider's page in a frame, or the file itself. */
export interface PlayerSource {
  src: string
  isFrame: boolean
}

/** Query parameters for the start time in seconds; Vimeo reads the fragment instead. */
const START_PARAMETERS: Partial<Record<VideoProvider, string>> = { youtube: 'start', dailymotion: 'start', videopress: 'at' }

/** Embed pages that keep their given parameters, by host without `www.` and `m.`; the video's id is appended. */
const GIVEN_PAGES: Record<string, string> = {
  'youtube.com': YOUTUBE_WITH_COOKIES,
  'youtube-nocookie.com': EMBED_PAGES.youtube,
  'player.vimeo.com': EMBED_PAGES.vimeo,
  'dailymotion.com': EMBED_PAGES.dailymotion,
  'videopress.com': EMBED_PAGES.videopress,
  'video.videopress.com': 'https://video.videopress.com/embed/',
  'video.wordpress.com': 'https://video.wordpress.com/embed/',
}

/**
 * The player for a video's URL; `undefined` if it is neither a file nor a known provider's. A frame's URL is always rebuilt from the
 * provider's host and the video's id, because links are untrusted; an embed page keeps its parameters. `isHosted`: it is a file's URL,
 * whatever its form. `isPrivate`: use a cookie-free player if there is one.
 */
export function playerSource(address: string, isHosted: boolean, isPrivate = false): PlayerSource | undefined {
  if (isHosted || isVideoFile(address)) return { src: address, isFrame: false }
  const source = parseVideoUrl(address)
  if (!source || source.kind === 'hosted') return
  const page = givenPage(new URL(address), source.id) ?? embedPage(source, source.kind, parseStartTime(address))
  if (isPrivate && source.kind === 'youtube') page.hostname = 'www.youtube-nocookie.com'
  page.searchParams.set('autoplay', '1')
  return { src: page.href, isFrame: true }
}

/** The embed page in a URL, with its parameters; `undefined` for other paths. */
function givenPage({ hostname, pathname, search, hash }: URL, id: string): URL | undefined {
  const host = hostname.replace(/^(www|m)\./, '')
  const isDailymotionPlayer = host === 'geo.dailymotion.com' && /^\/player(\/\w+)?\.html$/.test(pathname)
  const base = GIVEN_PAGES[host]
  if (!base && !isDailymotionPlayer) return
  const page = new URL(base ? base + id : `https://${host}${pathname}`)
  if (page.pathname !== pathname) return
  Object.assign(page, { search, hash })
  return page
}

function embedPage({ id, key }: VideoSource, kind: keyof typeof EMBED_PAGES, start: number): URL {
  const page = new URL(EMBED_PAGES[kind] + id)
  // The key of an unlisted video.
  if (key) page.searchParams.set('h', key)
  const parameter = START_PARAMETERS[kind]
  if (start && parameter) page.searchParams.set(parameter, `${start}`)
  else if (start) page.hash = `t=${start}s`
  return page
}
