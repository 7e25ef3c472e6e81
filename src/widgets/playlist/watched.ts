import { storage } from '../../builder/storage'

const key = (list: string) => `watched_videos_${list}`

/** The films of a list that this visitor has seen to their end: ids, as a JSON text under the builder's own key. */
export function watched(list: string): string[] {
  try {
    const ids: unknown = JSON.parse(String(storage.get(key(list)) ?? '[]'))
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function addWatched(list: string, id: string): void {
  const ids = watched(list)
  if (!ids.includes(id)) storage.set(key(list), JSON.stringify([...ids, id]))
}
