import { emit } from '../../base/events'
import type { PlayerState } from '../../players/player'
import type { VideoProvider } from '../../video-url/parse'
import type { Item } from './parts'

export type Cause = 'onload' | 'click' | 'nextVideo'

/** Tells of what happens to a film, natively on the host; scripts of existing sites hear it on the body (compat). */
export function createEventEmitter(host: HTMLElement, playlist: string) {
  const counts = new Map<Item, number>()
  let timer = 0
  const tell = (type: string, item: Item, index: number, more: object = {}) =>
    emit(host, 'skerry:playlist', {
      event: { type, element: host, watchCount: counts.get(item) ?? 0, ...more },
      tab: { name: item.name, index: index + 1 },
      playlist,
      video: { url: item.url, title: item.name, duration: item.duration },
    })
  const hear = async (
    state: PlayerState,
    kind: VideoProvider,
    item: Item,
    index: number,
    trigger: Cause,
    at: () => number | Promise<number>,
  ) => {
    clearTimeout(timer)
    const say = async (type: string) => tell(type, item, index, { trigger, time: await at() })
    if (state === 'playing') {
      const count = counts.get(item)
      counts.set(item, count || 1)
      await say(count ? 'videoResume' : 'videoStart')
    } else if (state === 'ended') {
      await say('videoEnded')
      counts.set(item, (counts.get(item) ?? 0) + 1)
    } else if (state === 'paused')
      // A jump is a pause and a start (contract loops §18).
      timer = window.setTimeout(() => void say('videoPaused'), kind === 'youtube' ? 1000 : 30)
  }
  return { tell, hear, stop: () => clearTimeout(timer) }
}
