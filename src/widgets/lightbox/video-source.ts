import { EMBED_PAGES, YOUTUBE_WITH_COOKIES } from '../../video-url/embed-pages'
import { isVideoFile, parseVideoUrl, type VideoProvider, type VideoSource } from '../../video-url/parse'
import { parseStartTime } from '../../video-url/start-time'

/** What plays a video: a provider's page in a frame, or the file itself. */
export interface PlayerSource {
  src: string
  isFrame: boolean
}

/** The query parameters that make players start later, in seconds; Vimeo reads the fragment. */
const START_PARAMETERS: Partial<Record<VideoProvider, string>> = { youtube: 'start', dailymotion: 'start', videopress: 'at' }

/** Embed pages that keep the parameters they were given, by host without `www.` and `m.`; a video's id follows. */
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
 * How the video at an address is played; `undefined` if it is neither a file nor a known provider's. The address of a frame is always rebuilt from
 * the provider's host and the video's id, because anybody may have written the link; an embed page keeps its own parameters. `isHosted`: the address
 * is a file's whatever it looks like. `isPrivate`: without cookies if the provider offers that.
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

/** The embed page that an address names, with its parameters; `undefined` if its path is any other. */
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
