import { askSite } from '../../base/ask-site'
import { ownAddress } from '../../base/own-site'
import { report } from '../../base/report'
import { excerpt } from '../../base/values'

/** In ms: after this long without a response the request has failed. */
const PATIENCE = 60_000

/** Posts to a URL of this site. Resolves with the response text, or empty on failure, which is reported. */
export async function post(address: string, fields: Record<string, string>, signal: AbortSignal): Promise<string> {
  const url = ownAddress(address)
  if (!url) {
    report('checkout', `expected an address of this site, got ${excerpt(address) || 'nothing'}`)
    return ''
  }
  const patience = new AbortController()
  const giveUp = () => patience.abort()
  signal.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, PATIENCE)
  try {
    const answer = await askSite(url, { method: 'POST', body: new URLSearchParams(fields), signal: patience.signal })
    return await answer.text()
  } catch (error) {
    if (!signal.aborted) report('checkout', `${url} has not answered`, error)
    return ''
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
