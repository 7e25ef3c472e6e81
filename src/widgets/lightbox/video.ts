import { parseStartTime } from '../../video-url/start-time'

/** What plays a video: a provider's page in a frame, or a file. */
export interface Player {
  src: string
  isFrame: boolean
}

const RATIOS: Record<string, number> = { 169: 1.77777, 219: 2.33333, 43: 1.33333, 32: 1.5, 11: 1, 916: 0.5625 }
/** The number that a ratio's code stands for (contract media §1.10). */
export const ratioOf = (code: string): number => Number(RATIOS[code] ?? code) || 1.77777
export const shapeOf = (ratio: number): string => (ratio > 1 ? 'landscape' : ratio < 1 ? 'portrait' : 'square')

const FRAMES = [
  { host: /^(www\.|m\.)?(youtube(-nocookie)?\.com|youtu\.be)$/, base: 'https://www.youtube-nocookie.com/embed/' },
  { host: /^(www\.|player\.)?vimeo\.com$/, base: 'https://player.vimeo.com/video/' },
  { host: /^(www\.|geo\.)?(dailymotion\.com|dai\.ly)$/, base: 'https://www.dailymotion.com/embed/video/' },
  { host: /^(www\.|video\.)?videopress\.com$/, base: 'https://videopress.com/embed/' },
]

/** How the video at an address is played; `undefined` for an address that no known provider has. `isPrivate`: without cookies where that can be had. */
export function playerOf(address: string, isHosted: boolean, isPrivate = false): Player | undefined {
  const url = new URL(address)
  if (isHosted || /\.(mp4|m4v|webm|ogv|mov)$/i.test(url.pathname)) return { src: address, isFrame: false }
  const provider = FRAMES.find(({ host }) => host.test(url.hostname))
  if (!provider) return
  const path = url.pathname.split('/').filter(Boolean)
  let player = url
  const isVimeo = /vimeo/.test(provider.base)
  // A page about the video becomes the video.
  if (!/^\/(embed|video\/\d|player)/.test(url.pathname) || /^(www\.)?vimeo\.com$/.test(url.hostname)) {
    const id = url.searchParams.get('v') ?? path.find((part) => !/^(v|shorts|live|video|channels)$/.test(part))
    if (!id || !/^[\w-]+$/.test(id)) return
    player = new URL(provider.base + id)
    const start = parseStartTime(address)
    if (isVimeo) {
      // The key of an unlisted one.
      const key = path[path.indexOf(id) + 1]
      if (key) player.searchParams.set('h', key)
      if (start) player.hash = `t=${start}s`
    } else if (start) player.searchParams.set(/videopress/.test(provider.base) ? 'at' : 'start', `${start}`)
  } else if (isPrivate && /youtube/.test(player.hostname)) player.hostname = 'www.youtube-nocookie.com'
  player.searchParams.set('autoplay', '1')
  return { src: player.href, isFrame: true }
}
