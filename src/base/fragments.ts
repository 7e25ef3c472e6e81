import { get, set } from 'idb-keyval'

/** A piece of server markup or SVG that was fetched before, kept with its time. */
interface Kept {
  body: string
  at: number
}

export interface FragmentOptions {
  /** Milliseconds within which a kept piece is fresh and not asked for again. */
  fresh?: number
  /** Hears of a newer piece that came after a stale one was given. */
  onNewer?: (body: string) => void
  fetchText?: (url: string) => Promise<string>
}

/**
 * Text of `url`, stale-while-revalidate: what IndexedDB kept comes at once and is refreshed behind it.
 * Denied or broken storage only means that it is fetched each time. Throws when there is neither a kept piece nor an answer.
 */
export async function fragment(url: string, { fresh = 60_000, onNewer, fetchText = fetchOk }: FragmentOptions = {}): Promise<string> {
  const key = `skerry:${url}`
  const kept = await get<Kept>(key).catch(() => undefined)
  const renew = async () => {
    const body = await fetchText(url)
    await set(key, { body, at: Date.now() } satisfies Kept).catch(() => {})
    return body
  }
  if (!kept || typeof kept.body !== 'string') return renew()
  if (Date.now() - kept.at > fresh)
    void renew().then(
      (body) => body !== kept.body && onNewer?.(body),
      () => {},
    )
  return kept.body
}

async function fetchOk(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`)
  return answer.text()
}
