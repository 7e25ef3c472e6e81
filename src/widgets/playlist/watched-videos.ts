import { storage } from '../../page/storage'

const storageKey = (list: string) => `watched_videos_${list}`

/** The ids of a list's videos that this visitor has watched to the end; stored as JSON under the builder's key. */
export function watchedVideos(list: string): string[] {
  try {
    const ids: unknown = JSON.parse(String(storage.get(storageKey(list)) ?? '[]'))
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function addWatchedVideo(list: string, id: string): void {
  const ids = watchedVideos(list)
  if (!ids.includes(id)) storage.set(storageKey(list), JSON.stringify([...ids, id]))
}
