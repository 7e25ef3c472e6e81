/** Who may post to the demo's server, and how often. */

const MINUTE = 60_000

/** Browsers say where a request comes from, by either header; what says neither is no browser's. */
export function isSameOrigin(headers: Headers) {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site) return site === 'same-origin'
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** A function that says of an address whether it has asked more than `perMinute` times in the last minute. */
export function limitRate(perMinute: number) {
  const times = new Map<string | undefined, number[]>()
  return (address: string | undefined) => {
    const now = Date.now()
    const recent = (times.get(address) ?? []).filter((time) => now - time < MINUTE)
    times.set(address, [...recent, now].slice(-perMinute - 1))
    return recent.length >= perMinute
  }
}

/** The whole body; undefined when it is larger than `atMost`, of which nothing is kept, or than `readAtMost`, which is not even read. */
export async function readBody(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  { announced, atMost, readAtMost }: { announced: number; atMost: number; readAtMost: number },
) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of stream ?? []) {
    size += part.length
    if (size > readAtMost) return undefined
    if (size <= atMost) parts.push(part)
  }
  return Math.max(size, announced || 0) > atMost ? undefined : new Blob(parts)
}
