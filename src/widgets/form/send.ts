/** In ms: gives up after this long without a response or upload progress. */
const PATIENCE = 60_000

export interface Response {
  status: number
  body: string
}
export type Failure = 'offline' | 'lost' | 'timeout'

/**
 * Posts the data. Not with `fetch`, which does not report upload progress. Calls `onEnd` once, with the response or failure; the returned
 * function cancels without calling it.
 */
export function send(
  url: string,
  data: FormData,
  onProgress: (sent: number) => void,
  onEnd: (result: Response | Failure) => void,
): () => void {
  const request = new XMLHttpRequest()
  let timer = 0
  const waitOn = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      request.onabort = () => onEnd('timeout')
      request.abort()
    }, PATIENCE)
  }
  request.upload.onprogress = ({ loaded, total }) => {
    waitOn()
    onProgress(total ? loaded / total : 0)
  }
  request.onloadend = () => clearTimeout(timer)
  request.onload = () => onEnd({ status: request.status, body: request.responseText })
  request.onerror = () => onEnd(navigator.onLine ? 'lost' : 'offline')
  request.open('POST', url)
  request.setRequestHeader('accept', 'application/json')
  waitOn()
  request.send(data)
  return () => {
    clearTimeout(timer)
    request.abort()
  }
}
