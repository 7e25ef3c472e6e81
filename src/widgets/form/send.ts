/** In ms: gives up after this long without a response or upload progress. */
const PATIENCE = 60_000

export interface Response {
  status: number
  body: string
  /** Where the answer came from: after a redirect, another address than the form's. */
  url?: string
}
/** unread: another site has it, and does not let pages read its answer. */
export type Failure = 'offline' | 'lost' | 'timeout'
export type Sent = Response | Failure | 'unread'

/** The body that the browser itself would send (`enctype`): only files need several parts. */
export function bodyOf(data: FormData, enctype: string | null): FormData | URLSearchParams {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const isForm = enctype?.toLowerCase() !== 'multipart/form-data' && texts.length === [...data].length
  return isForm ? new URLSearchParams(texts) : data
}

/**
 * Posts the data to this site. Not with `fetch`, which does not report upload progress. Calls `onEnd` once, with the response or failure; the
 * returned function cancels without calling it.
 */
export function send(
  url: string,
  data: XMLHttpRequestBodyInit,
  onProgress: (sent: number) => void,
  onEnd: (result: Sent) => void,
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
  request.onload = () => onEnd({ status: request.status, body: request.responseText, url: request.responseURL })
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

/**
 * Posts the data to another site, without cookies and in a way that asks for no preflight, so that a service which knows nothing of us takes it as
 * it takes the form itself. With `no-cors` nobody may read the answer: that there was one is all that is known.
 */
export function sendElsewhere(url: string, body: BodyInit, mode: 'cors' | 'no-cors', onEnd: (result: Sent) => void): () => void {
  const controller = new AbortController()
  let isCancelled = false
  const timer = setTimeout(() => controller.abort(), PATIENCE)
  const options: RequestInit = {
    method: 'POST',
    body,
    mode,
    credentials: 'omit',
    headers: { accept: 'application/json' },
    signal: controller.signal,
  }
  const read = async (): Promise<Sent> => {
    const answer = await fetch(url, options)
    return answer.type === 'opaque' ? 'unread' : { status: answer.status, body: await answer.text(), url: answer.url }
  }
  void read()
    .catch((): Sent => (controller.signal.aborted ? 'timeout' : navigator.onLine ? 'lost' : 'offline'))
    .then((result) => {
      clearTimeout(timer)
      if (!isCancelled) onEnd(result)
    })
  return () => {
    isCancelled = true
    controller.abort()
  }
}
