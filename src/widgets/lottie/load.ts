import { report } from '../../base/report'
import type { Raw } from '../../base/values'
import { readText } from './limits'
import { sanitize } from './sanitize'

/** By URL: several widgets on a page often show the same file. */
const texts = new Map<string, Promise<string>>()

function fetchText(url: string): Promise<string> {
  const known = texts.get(url)
  if (known) return known
  const text = fetch(url).then((response) => {
    if (!response.ok) throw Error(`${response.status}`)
    return readText(response)
  })
  texts.set(url, text)
  // The next widget retries.
  text.catch(() => texts.delete(url))
  return text
}

/** Fetches an animation and sanitizes it for the player; rejects if that fails or the file is not an animation. */
export async function loadAnimation(url: string): Promise<Raw> {
  const { data, dropped } = sanitize(JSON.parse(await fetchText(url)), url)
  if (dropped.length) report('lottie', `${url}: left out what it would load: ${dropped.join(' ')}`)
  return data
}
