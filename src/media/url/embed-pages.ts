import type { VideoProvider } from './parse'

/** Providers' embed pages, each followed by a video's id. YouTube's is the cookie-free one. */
export const EMBED_PAGES: Record<Exclude<VideoProvider, 'hosted'>, string> = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
  dailymotion: 'https://www.dailymotion.com/embed/video/',
  videopress: 'https://videopress.com/embed/',
}
export const YOUTUBE_WITH_COOKIES = 'https://www.youtube.com/embed/'
