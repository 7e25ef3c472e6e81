/** Where the server pauses before it sends the rest of a page: a comment, so that it works inside a script too. */
export const PAUSE = '/* pause */'
const PAUSE_MS = 200

/** A page that arrives in parts, as any does that is longer than a packet: the browser stops reading at each pause. */
export function inParts(html: string): Response {
  const parts = html.split(PAUSE)
  const body = new ReadableStream<string>({
    async pull(stream) {
      stream.enqueue(parts.shift() ?? '')
      if (!parts.length) return stream.close()
      await new Promise((done) => setTimeout(done, PAUSE_MS))
    },
  }).pipeThrough(new TextEncoderStream())
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } })
}
