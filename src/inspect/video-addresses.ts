import { closestOf, matchesSelector } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { asObject, excerpt } from '../base/values'
import { BUILDER_MARKUP, ELEMENT, handWritten, SETTINGS, setting } from '../builder/selectors'
import { rawSettings } from '../settings/read'
import { isVideoUrl, PROVIDER_NAMES, parseVideoUrl, type VideoProvider } from '../video-url/parse'
import { everywhere, type Say } from './everywhere'

/** Vimeo's numbers that are not a video's. */
const VIMEO_LIST = /vimeo\.com\/(showcase|album|event)\/\d+\/?([?#]|$)/
/** YouTube's ids have had this length from the start. */
const YOUTUBE_LENGTH = 11

/** What is wrong with a video's address; empty if it may be one. `provider`: whose it should be. */
function aboutVideo(address: string, provider?: string): string {
  const source = parseVideoUrl(address)
  const name = PROVIDER_NAMES[provider as VideoProvider]
  if (source?.kind === 'hosted' && name) return `expected the address of a video on ${name}, got ${excerpt(address)}`
  if ((!source && isVideoUrl(address)) || VIMEO_LIST.test(address)) return `expected the address of one video, got ${excerpt(address)}`
  if (source?.kind === 'youtube' && source.id.length !== YOUTUBE_LENGTH)
    return `expected a video’s id of ${YOUTUBE_LENGTH} characters, got ${excerpt(source.id)}`
  return ''
}

const settingsOf = (el: HTMLElement) => asObject(rawSettings(el, SETTINGS))

function checkSetting(key: string, value: unknown, say: Say): void {
  const address = asObject(value).url ?? value
  const what = typeof address === 'string' && address ? aboutVideo(address, /^(\w+)_url$/.exec(key)?.[1]) : ''
  if (what) say(key, what)
}

const checkLink = (link: HTMLElement, say: Say) => {
  const what = aboutVideo(link.getAttribute('href') ?? '')
  if (what) say('href', what)
}

/** Reports addresses of hand-written videos that the provider has no video for: a channel's, a list's, or half of one. */
export function checkVideoAddresses(sayOf: (el: HTMLElement) => Say): void {
  for (const el of everywhere(handWritten('video'))) {
    const urls = Object.entries(settingsOf(el)).filter(([key, value]) => key.endsWith('_url') && value)
    for (const [key, value] of urls) checkSetting(key, value, sayOf(el))
    const link = queryAll(el, 'a[href]').find((each) => closestOf(each, handWritten('video')) === el)
    if (link && !urls[0]) checkLink(link, sayOf(link))
  }
  for (const link of everywhere(`${handWritten('playlist')} li>a[href]`)) checkLink(link, sayOf(link))
  for (const el of everywhere(setting('background_video_link')))
    if (!matchesSelector(el, `${BUILDER_MARKUP},${ELEMENT}`))
      checkSetting('background_video_link', settingsOf(el).background_video_link, sayOf(el))
  // Without other hand-written widgets the attribute may be another script's.
  if (everywhere('[data-widget]')[0])
    for (const link of everywhere('a[href][data-lightbox]:not([data-lightbox=off])')) checkLink(link, sayOf(link))
}
