import { report } from '../base/report'
import { getGlobal } from '../base/values'
import { autoplayUrl } from '../widgets/video/iframe-url'

/**
 * A provider's API for add-ons with their own players (contract core §20.2). `id` finds the video in a URL: our players' stricter parser
 * (media/url/parse.ts) is 830 bytes gzipped, these two expressions 200.
 */
function createLoader(id: RegExp, url: string, getApi: () => unknown) {
  return {
    getApiURL: () => url,
    isApiLoaded: () => Boolean(getApi()),
    getApiObject: getApi,
    /** Loads the provider's script once, unless the page has it, and calls back with the API. */
    onApiReady(callback: (api: unknown) => unknown) {
      const api = getApi()
      if (api) callback(api)
      else
        import('../media/players')
          .then(({ loadProviderScript }) => loadProviderScript(url, getApi, new AbortController().signal))
          .then(callback)
          .catch((error: unknown) => report('compat', url, error))
    },
    getVideoIDFromURL: (address: unknown): string | undefined => id.exec(String(address))?.[1],
    getAutoplayURL: autoplayUrl,
  }
}

const YOUTUBE_ID =
  /^(?:https?:)?(?:\/\/)?(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|vi?|user|shorts|live)\/|watch\S*[?&]vi?=))([\w-]+)/
const VIMEO_ID = /^(?:(?:https?:)?(?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:\S*\/)?)?(\d+)/

type YouTube = { loaded?: unknown }
export const videoLoaders = () => ({
  youtube: createLoader(YOUTUBE_ID, 'https://www.youtube.com/iframe_api', () => {
    const api = getGlobal<YouTube>('YT')
    return api?.loaded ? api : undefined
  }),
  vimeo: createLoader(VIMEO_ID, 'https://player.vimeo.com/api/player.js', () => getGlobal('Vimeo')),
})
