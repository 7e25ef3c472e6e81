import { baseUri } from '../../base/document'

export type VideoProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'videopress' | 'hosted'

/** A video, as identified by its provider. */
export interface VideoSource {
  kind: VideoProvider
  /** The provider's id; for a file (`hosted`) its URL as given. */
  id: string
  /** The key of an unlisted Vimeo video. */
  key?: string
}

/** The providers' names as they write them; a file has none. */
export const PROVIDER_NAMES: Partial<Record<VideoProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  videopress: 'VideoPress',
}

interface Provider {
  kind: VideoProvider
  /** Without `www.` and `m.`. */
  host: RegExp
  /** Captures the video's id in the path, and Vimeo's key after it. */
  path: RegExp
  /** Parameters with the video's id; they take precedence over the path. */
  parameters?: string[]
}

const PROVIDERS: Provider[] = [
  { kind: 'youtube', host: /^youtu\.be$/, path: /^\/([\w-]+)/, parameters: ['v', 'vi'] },
  {
    kind: 'youtube',
    host: /^(music\.)?youtube(-nocookie)?\.com$/,
    path: /^\/(?:embed|v|vi|user|shorts|live|e)\/([\w-]+)/,
    parameters: ['v', 'vi'],
  },
  { kind: 'vimeo', host: /^(player\.)?vimeo\.com$/, path: /\/(\d+)(?:\/(\w+))?(?:\.[\w.]+)?\/?$/ },
  { kind: 'dailymotion', host: /^(geo\.)?dailymotion\.com$/, path: /\/video\/([a-z\d]+)/i, parameters: ['video'] },
  { kind: 'dailymotion', host: /^dai\.ly$/, path: /^\/([a-z\d]+)/i },
  { kind: 'videopress', host: /^((video\.)?videopress|video\.wordpress)\.com$/, path: /^\/(?:v|embed)\/([a-z\d]+)/i },
]

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i

/**
 * The video at a URL, in any form that people copy (contract core §20.2; also `/shorts/`, `/live/`, channel URLs, and YouTube's cookie-free
 * host). Other hosts' URLs are files. `undefined` for a provider's URL without a video, and for anything but http(s). An id consists of
 * letters, digits, `-` and `_`, so nothing else gets into a player's URL.
 */
export function parseVideoUrl(address: string, base = baseUri()): VideoSource | undefined {
  const trimmed = address.trim()
  if (!trimmed) return undefined
  // A bare number is Vimeo's.
  if (/^\d{5,}$/.test(trimmed)) return { kind: 'vimeo', id: trimmed }
  // `youtube.com/watch?v=…`: people omit the scheme. For other hosts it is a relative URL.
  const withScheme = /^[\w.-]+\.\w+\//.test(trimmed) ? webUrl(`https://${trimmed}`) : undefined
  const url = webUrl(trimmed, base)
  const source = sourceAt(withScheme) ?? sourceAt(url)
  if (source || !url) return source
  return !providerOf(url) || FILE.test(url.pathname) ? { kind: 'hosted', id: trimmed } : undefined
}

/** Whether a URL is known to be a video's: a provider's, even without a video, or a file's by its extension. */
export function isVideoUrl(address: string, base = baseUri()): boolean {
  const url = webUrl(address, base)
  return (url !== undefined && providerOf(url) !== undefined) || isVideoFile(address, base)
}

/** Whether a URL has a video file's extension, as a provider's URL may too. Files of a saved page count as well. */
export const isVideoFile = (address: string, base = baseUri()): boolean =>
  FILE.test(webUrl(address, base, /^(https?|file):$/)?.pathname ?? '')

function webUrl(address: string, base?: string, protocols = /^https?:$/): URL | undefined {
  try {
    const url = new URL(address, base)
    return protocols.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

function providerOf({ hostname }: URL): Provider | undefined {
  const host = hostname.replace(/^(www|m)\./, '')
  return PROVIDERS.find((provider) => provider.host.test(host))
}

function sourceAt(url: URL | undefined): VideoSource | undefined {
  const provider = url && providerOf(url)
  if (!provider) return undefined
  const { kind, path, parameters = [] } = provider
  const parameter = (name: string) => /^[\w-]+$/.exec(url.searchParams.get(name) ?? '')?.[0]
  const [, idInPath, keyInPath] = path.exec(url.pathname) ?? []
  const id = parameters.map(parameter).find((value) => value) ?? idInPath
  const key = kind === 'vimeo' ? (keyInPath ?? parameter('h')) : undefined
  return id ? { kind, id, ...(key && { key }) } : undefined
}
