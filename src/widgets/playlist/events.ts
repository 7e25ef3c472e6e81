import { emit } from '../../base/events'
import type { PlayerState } from '../../media/players/player'
import type { VideoProvider } from '../../media/url/parse'
import type { Item } from './parts'

/** What selected a video: page load, the visitor, or the end of the previous video. */
export type SelectTrigger = 'onload' | 'click' | 'nextVideo'

export interface PlayerEvent {
  state: PlayerState
  provider: VideoProvider
  trigger: SelectTrigger
  /** Reads the player's position, in seconds. */
  readTime: () => number | Promise<number>
}

/** Emits `skerry:playlist` on the host; compat forwards it to the body, where existing sites' scripts listen (contract loops §18). */
export function createEventEmitter(host: HTMLElement, playlist: string) {
  const watchCounts = new Map<Item, number>()
  let timer = 0
  const notify = (type: string, item: Item, index: number, more: object = {}) =>
    emit(host, 'skerry:playlist', {
      event: { type, element: host, watchCount: watchCounts.get(item) ?? 0, ...more },
      tab: { name: item.name, index: index + 1 },
      playlist,
      video: { url: item.url, title: item.name, duration: item.duration },
    })
  const onPlayerEvent = async ({ state, provider, trigger, readTime }: PlayerEvent, item: Item, index: number) => {
    clearTimeout(timer)
    const notifyWithTime = async (type: string) => notify(type, item, index, { trigger, time: await readTime() })
    if (state === 'playing') {
      const count = watchCounts.get(item)
      watchCounts.set(item, count || 1)
      await notifyWithTime(count ? 'videoResume' : 'videoStart')
    } else if (state === 'ended') {
      await notifyWithTime('videoEnded')
      watchCounts.set(item, (watchCounts.get(item) ?? 0) + 1)
    } else if (state === 'paused') {
      // Seeking pauses and resumes; do not report that pause (contract loops §18).
      timer = window.setTimeout(() => void notifyWithTime('videoPaused'), provider === 'youtube' ? 1000 : 30)
    }
  }
  return { notify, onPlayerEvent, stop: () => clearTimeout(timer) }
}
