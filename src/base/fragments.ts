import { get, set } from 'idb-keyval'

/** A fragment of server markup or SVG that was fetched before, with the time of its arrival. */
interface Kept {
  body: string
  at: number
}

export interface FragmentOptions {
  /** Milliseconds within which a stored fragment is fresh and not requested again. */
  fresh?: number
  /** Called with a newer fragment that arrived after a stale one was returned. */
  onNewer?: (body: string) => void
  fetchText?: (url: string) => Promise<string>
}

/**
 * The text at `url`, stale-while-revalidate: what IndexedDB holds is given at once and refreshed in the background.
 * Where storage is denied or broken, it is fetched each time. Rejects when there is neither a stored fragment nor a response.
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
