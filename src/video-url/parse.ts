/** Where a film comes from, and the name it has there; of a file its address. `key` opens an unlisted one. */
export interface VideoSource {
  kind: 'youtube' | 'vimeo' | 'dailymotion' | 'videopress' | 'hosted'
  id: string
  key?: string
}
export type VideoProvider = VideoSource['kind']

/** Third parties' names, as they write them. */
export const PROVIDER_NAMES: Record<string, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  videopress: 'VideoPress',
}

/** Hosts without `www.` and `m.`, and how their paths name a film; YouTube's may stand in the query too. */
const PATHS: [RegExp, VideoProvider, RegExp][] = [
  [/^youtu\.be$/, 'youtube', /^\/([\w-]+)/],
  [/^(music\.)?youtube(-nocookie)?\.com$/, 'youtube', /^\/(?:embed|v|vi|user|shorts|live|e)\/([\w-]+)/],
  [/^(player\.)?vimeo\.com$/, 'vimeo', /\/(\d+)(?:\/([\da-f]+))?(?:\.[\w.]+)?\/?$/],
  [/^(geo\.)?dailymotion\.com$/, 'dailymotion', /\/video\/([a-z\d]+)/i],
  [/^dai\.ly$/, 'dailymotion', /^\/([a-z\d]+)/i],
  [/^(videopress|video\.wordpress)\.com$/, 'videopress', /^\/(?:v|embed)\/([a-z\d]+)/i],
]

/**
 * The film at an address, in any of the forms that people copy (contract core §20.2; `/shorts/`, `/live/`, the host without cookies and
 * channel addresses as well). `undefined` where there is none, and for anything but http: what is not a name never gets into a player.
 */
export function parseVideoUrl(address: string, base = document.baseURI): VideoSource | undefined {
  const given = address.trim()
  // A bare number is Vimeo's; an address without a scheme counts where its host is a known one.
  if (/^\d{5,}$/.test(given)) return { kind: 'vimeo', id: given }
  const known = /^[\w.-]+\.\w+\//.test(given) && find(`https://${given}`)
  return known || (given ? find(given, base) : undefined)
}

function find(given: string, base?: string): VideoSource | undefined {
  let url: URL
  try {
    url = new URL(given, base)
  } catch {
    return undefined
  }
  if (!/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.replace(/^(www|m)\./, '')
  const [, kind, path] = PATHS.find(([pattern]) => pattern.test(host)) ?? []
  if (!kind || !path) return base ? { kind: 'hosted', id: given } : undefined
  const query = (name: string) => /^[\w-]+$/.exec(url.searchParams.get(name) ?? '')?.[0]
  const [, inPath, hash] = path.exec(url.pathname) ?? []
  const id = (kind === 'youtube' && (query('v') || query('vi'))) || inPath || (kind === 'dailymotion' && query('video'))
  const key = hash || (kind === 'vimeo' && query('h'))
  return id ? { kind, id, ...(key && { key }) } : undefined
}
