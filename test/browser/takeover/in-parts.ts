/** Where the server stops for a while before it sends the rest of a page: a comment, so that it may stand inside a script. */
export const PAUSE = '/* pause */'
const PAUSE_MS = 200

/** A page that comes in parts, as one does that is longer than a packet: the browser stops reading at each pause. */
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
