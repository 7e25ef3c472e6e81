/** Add-ons' files, read from the cache that the page itself fills. */
import { addressOf } from './delayed'
import { isAsked } from './evidence'
import type { ScriptFacts } from './script-facts'

/**
 * In ms: once no file has arrived for so long, the rest are judged by their URLs. A file that hangs must not hold the page, but on a slow
 * network files arrive one after the other.
 */
const SILENCE_MS = 3000

/** A file's code if it can be read, or that it does not exist. */
async function read(script: HTMLScriptElement, signal: AbortSignal): Promise<Pick<ScriptFacts, 'code' | 'isMissing'>> {
  try {
    const credentials = script.crossOrigin === 'use-credentials' ? 'include' : 'same-origin'
    const answer = await fetch(addressOf(script), { cache: 'force-cache', credentials, signal })
    if (answer.ok) return { code: await answer.text() }
    return { isMissing: answer.status === 404 || answer.status === 410 }
  } catch {
    return {}
  }
}

/** Reads the files that may be written for the builder; adds what was found to `facts`. */
export async function readFiles(scripts: { script: HTMLScriptElement; facts: ScriptFacts }[], allowed: string[]): Promise<void> {
  const asked = scripts.filter(({ facts }) => facts.address && isAsked(facts, { host: location.hostname, allowed }))
  const limit = new AbortController()
  const wait = () => setTimeout(() => limit.abort(), SILENCE_MS)
  let timer = wait()
  const readOne = async ({ script, facts }: (typeof asked)[number]) => {
    Object.assign(facts, await read(script, limit.signal))
    clearTimeout(timer)
    timer = wait()
  }
  await Promise.all(asked.map(readOne))
  clearTimeout(timer)
}
